//! Levels of strength.

use super::judgement::Judgement;
use crate::GameId;

/// How far a level sees, and how precisely it judges what it sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// 1 for the weakest to 12 for the strongest.
    pub number: u8,
    /// The maximum number of playouts of UCT, or the depth of alpha-beta in plies. It ends a search before the time
    /// limit does, except at the highest levels on a slow machine.
    pub work: u32,
    /// Its strength in Elo above random moves, as measured (docs/strength.md).
    pub rating: u16,
    /// The temperature of its judgement, in thousandths: of a point with UCT, of a power of ten of the odds of winning
    /// with alpha-beta.
    pub temperature: u16,
    /// The percentage at which it overlooks a capture, for each piece after the first.
    pub overlooks: u8,
    /// Whether it is a level of UCT rather than of alpha-beta.
    by_playouts: bool,
}

impl Level {
    /// The time limit in milliseconds.
    pub fn millis(self) -> u32 {
        1000 * u32::from(self.number.max(10) - 9)
    }

    /// How it chooses among the moves searched.
    pub fn judgement(self) -> Judgement {
        let (temperature, overlooks) = (f32::from(self.temperature) / 1000.0, self.overlooks.into());
        if self.by_playouts {
            Judgement::after_playouts(self.work.into(), temperature, overlooks)
        } else {
            Judgement::at_depth(self.work, temperature, overlooks)
        }
    }
}

/// The number of levels.
pub const LEVEL_COUNT: u8 = 12;

/// The levels of a game, weakest first: level `n` has index `n - 1`.
pub type Levels = [Level; LEVEL_COUNT as usize];

/// The maximum number of nodes of an alpha-beta level; they take some seconds.
pub const LEVEL_NODES: u64 = 10_000_000;

/// The levels of UCT, as listed and measured in docs/strength.md; see there before changing one, as its rating changes
/// too.
pub const UCT_LEVELS: Levels = [
    // Number, playouts, temperature in thousandths, overlooked in percent, rating in Elo.
    uct(1, 10, 274, 60, 132),
    uct(2, 20, 204, 50, 225),
    uct(3, 40, 171, 40, 321),
    uct(4, 80, 134, 30, 425),
    uct(5, 150, 105, 24, 515),
    uct(6, 300, 81, 18, 618),
    uct(7, 600, 60, 12, 700),
    uct(8, 1500, 41, 6, 808),
    uct(9, 5000, 24, 0, 905),
    uct(10, 20_000, 14, 0, 950),
    uct(11, 60_000, 9, 0, 1021),
    uct(12, 2_000_000, 0, 0, 1220),
];

/// The levels of alpha-beta in Othello, as listed and measured in docs/strength.md.
const OTHELLO: Levels = [
    // Number, depth in plies, temperature in thousandths, overlooked in percent, rating in Elo.
    alpha_beta(1, 1, 1350, 0, 119),
    alpha_beta(2, 1, 530, 0, 326),
    alpha_beta(3, 2, 335, 0, 505),
    alpha_beta(4, 2, 185, 0, 726),
    alpha_beta(5, 3, 170, 0, 922),
    alpha_beta(6, 3, 95, 0, 1119),
    alpha_beta(7, 4, 95, 0, 1294),
    alpha_beta(8, 4, 55, 0, 1446),
    alpha_beta(9, 5, 55, 0, 1654),
    alpha_beta(10, 6, 50, 0, 1812),
    alpha_beta(11, 7, 55, 0, 1944),
    alpha_beta(12, 64, 0, 0, 2547),
];

/// The levels of alpha-beta in draughts, as listed and measured in docs/strength.md, and in Alquerque.
const DRAUGHTS: Levels = [
    // Number, depth in plies, temperature in thousandths, overlooked in percent, rating in Elo.
    alpha_beta(1, 1, 2350, 60, 156),
    alpha_beta(2, 1, 548, 50, 348),
    alpha_beta(3, 2, 389, 40, 500),
    alpha_beta(4, 2, 274, 30, 641),
    alpha_beta(5, 3, 224, 24, 786),
    alpha_beta(6, 3, 147, 18, 971),
    alpha_beta(7, 4, 116, 12, 1163),
    alpha_beta(8, 5, 89, 6, 1340),
    alpha_beta(9, 6, 67, 0, 1496),
    alpha_beta(10, 7, 45, 0, 1671),
    alpha_beta(11, 9, 50, 0, 1851),
    alpha_beta(12, 64, 0, 0, 2317),
];

/// The levels of alpha-beta in a game.
pub const fn alpha_beta_levels(game: GameId) -> &'static Levels {
    match game {
        GameId::Othello => &OTHELLO,
        GameId::Draughts | GameId::Alquerque => &DRAUGHTS,
    }
}

/// The levels at which the computer plays a game, with their ratings: those of alpha-beta if that is much stronger,
/// otherwise those of UCT. In Alquerque without compulsory captures, those of alpha-beta replace them.
pub const fn levels(game: GameId) -> &'static Levels {
    match game {
        GameId::Alquerque => &UCT_LEVELS,
        GameId::Othello | GameId::Draughts => alpha_beta_levels(game),
    }
}

const fn uct(number: u8, playouts: u32, temperature: u16, overlooks: u8, rating: u16) -> Level {
    Level { number, work: playouts, rating, temperature, overlooks, by_playouts: true }
}

const fn alpha_beta(number: u8, depth: u32, temperature: u16, overlooks: u8, rating: u16) -> Level {
    Level { number, work: depth, rating, temperature, overlooks, by_playouts: false }
}

#[cfg(test)]
mod tests {
    use super::{Levels, UCT_LEVELS, alpha_beta_levels};
    use crate::GameId;

    fn all() -> [&'static Levels; 4] {
        let [alquerque, othello, draughts] = GameId::ALL.map(alpha_beta_levels);
        [&UCT_LEVELS, alquerque, othello, draughts]
    }

    #[test]
    fn levels_are_numbered_in_order_and_grow() {
        for levels in all() {
            assert!(levels.iter().zip(1..).all(|(level, number)| level.number == number));
            for pair in levels.windows(2) {
                assert!(pair[0].work <= pair[1].work, "{pair:?}");
                assert!(pair[0].rating < pair[1].rating, "{pair:?}");
                assert!(pair[0].overlooks >= pair[1].overlooks, "{pair:?}");
            }
            assert!(levels[11].judgement().is_perfect());
        }
    }

    #[test]
    fn thinking_times_are_bearable() {
        for levels in all() {
            assert!(levels[..9].iter().all(|level| level.millis() <= 1000) && levels[11].millis() <= 3000);
        }
    }
}
