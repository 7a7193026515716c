//! Levels of strength.

use super::judgement::Judgement;
use crate::GameId;

/// How far a level sees, and how sharply it judges what it sees.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Level {
    /// 1 for the weakest to 12 for the strongest.
    pub number: u8,
    /// The most work. It ends a search before the time does, except at the highest levels on a slow machine.
    pub work: Work,
    /// The most milliseconds.
    pub millis: u32,
    /// How it chooses among the moves it has looked at.
    pub judgement: Judgement,
    /// Its strength in Elo above random moves, as measured (docs/strength.md).
    pub rating: u16,
}

/// The most work of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// UCT with so many playouts.
    Playouts(u64),
    /// Alpha-beta.
    Depth {
        /// The depth in plies.
        depth: u8,
        /// The most nodes.
        nodes: u64,
    },
}

/// The number of levels.
pub const LEVEL_COUNT: u8 = 12;

/// The levels of a game, the weakest first: level `n` stands at place `n - 1`.
pub type Levels = [Level; LEVEL_COUNT as usize];

/// The levels of UCT.
pub const UCT_LEVELS: Levels = [
    uct(1, 10, 1000, 0.274, 60, 100),
    uct(2, 20, 1000, 0.204, 50, 200),
    uct(3, 40, 1000, 0.171, 40, 300),
    uct(4, 80, 1000, 0.134, 30, 400),
    uct(5, 150, 1000, 0.105, 24, 500),
    uct(6, 300, 1000, 0.081, 18, 600),
    uct(7, 600, 1000, 0.060, 12, 700),
    uct(8, 1500, 1000, 0.041, 6, 800),
    uct(9, 5000, 1000, 0.024, 0, 900),
    uct(10, 20_000, 1500, 0.014, 0, 1000),
    uct(11, 100_000, 2000, 0.007, 0, 1100),
    uct(12, 2_000_000, 3000, 0.000, 0, 1200),
];

/// The levels of alpha-beta in Othello.
const OTHELLO: Levels = [
    alpha_beta(1, 1, 1000, 1.47, 0, 140),
    alpha_beta(2, 1, 1000, 0.60, 0, 280),
    alpha_beta(3, 2, 1000, 0.44, 0, 420),
    alpha_beta(4, 2, 1000, 0.27, 0, 560),
    alpha_beta(5, 2, 1000, 0.18, 0, 700),
    alpha_beta(6, 3, 1000, 0.19, 0, 840),
    alpha_beta(7, 3, 1000, 0.13, 0, 980),
    alpha_beta(8, 4, 1000, 0.14, 0, 1120),
    alpha_beta(9, 5, 1000, 0.14, 0, 1260),
    alpha_beta(10, 6, 1500, 0.13, 0, 1400),
    alpha_beta(11, 8, 2000, 0.10, 0, 1540),
    alpha_beta(12, 64, 3000, 0.00, 0, 1680),
];

/// The levels of alpha-beta in draughts, and in Alquerque.
const DRAUGHTS: Levels = [
    alpha_beta(1, 1, 1000, 2.35, 60, 140),
    alpha_beta(2, 1, 1000, 0.63, 50, 280),
    alpha_beta(3, 2, 1000, 0.44, 40, 420),
    alpha_beta(4, 2, 1000, 0.32, 30, 560),
    alpha_beta(5, 3, 1000, 0.27, 24, 700),
    alpha_beta(6, 3, 1000, 0.18, 18, 840),
    alpha_beta(7, 4, 1000, 0.15, 12, 980),
    alpha_beta(8, 5, 1000, 0.13, 6, 1120),
    alpha_beta(9, 6, 1000, 0.11, 0, 1260),
    alpha_beta(10, 7, 1500, 0.09, 0, 1400),
    alpha_beta(11, 9, 2000, 0.07, 0, 1540),
    alpha_beta(12, 64, 3000, 0.00, 0, 1680),
];

/// The levels of alpha-beta in a game.
pub const fn alpha_beta_levels(game: GameId) -> &'static Levels {
    match game {
        GameId::Othello => &OTHELLO,
        GameId::Draughts | GameId::Alquerque => &DRAUGHTS,
    }
}

/// The levels at which the computer plays a game, and their ratings: of alpha-beta where that is much the stronger, else of UCT.
/// In Alquerque without compulsory captures those of alpha-beta take their place.
pub const fn levels(game: GameId) -> &'static Levels {
    match game {
        GameId::Alquerque => &UCT_LEVELS,
        GameId::Othello | GameId::Draughts => alpha_beta_levels(game),
    }
}

const fn uct(number: u8, playouts: u64, millis: u32, temperature: f32, overlooks: u32, rating: u16) -> Level {
    Level {
        number,
        work: Work::Playouts(playouts),
        millis,
        judgement: Judgement::after_playouts(playouts, temperature, overlooks),
        rating,
    }
}

const fn alpha_beta(number: u8, depth: u8, millis: u32, temperature: f32, overlooks: u32, rating: u16) -> Level {
    Level {
        number,
        work: Work::Depth { depth, nodes: MOST_NODES },
        millis,
        judgement: Judgement::at_depth(depth, temperature, overlooks),
        rating,
    }
}

/// The most nodes of a level of alpha-beta; some seconds.
const MOST_NODES: u64 = 10_000_000;

#[cfg(test)]
mod tests {
    use super::{Levels, UCT_LEVELS, Work, alpha_beta_levels};
    use crate::GameId;

    fn all() -> [&'static Levels; 4] {
        let [alquerque, othello, draughts] = GameId::ALL.map(alpha_beta_levels);
        [&UCT_LEVELS, alquerque, othello, draughts]
    }

    #[test]
    fn levels_are_numbered_by_place_and_grow() {
        let work = |work| match work {
            Work::Playouts(playouts) => playouts,
            Work::Depth { depth, .. } => depth.into(),
        };
        for levels in all() {
            assert!(levels.iter().zip(1..).all(|(level, number)| level.number == number));
            for pair in levels.windows(2) {
                assert!(work(pair[0].work) <= work(pair[1].work) && pair[0].millis <= pair[1].millis, "{pair:?}");
                assert!(pair[0].rating < pair[1].rating, "{pair:?}");
                assert!(pair[0].judgement.overlooks >= pair[1].judgement.overlooks, "{pair:?}");
            }
            assert!(levels[11].judgement.is_perfect());
        }
    }

    #[test]
    fn thinking_stays_bearable() {
        for levels in all() {
            assert!(levels[..9].iter().all(|level| level.millis <= 1000) && levels[11].millis <= 3000);
        }
    }
}
