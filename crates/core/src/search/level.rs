//! Levels of strength.

/// How much the computer may think about a move, and how often it blunders.
///
/// A search ends at the first limit it meets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// 1 for the weakest to 10 for the strongest.
    pub number: u8,
    /// The most playouts.
    pub playouts: Option<u64>,
    /// The most milliseconds.
    pub millis: Option<u32>,
    /// The percentage of turns at which it plays a random one of the [`obvious_moves`](super::obvious_moves()), see
    /// [`Report::choose`](super::report::Report::choose). Playouts alone do not tell the upper levels apart: from some hundred
    /// playouts on light wins nearly every game.
    pub blunder_rate: u32,
}

/// All levels, the weakest first: level `n` stands at place `n - 1`.
pub const LEVELS: [Level; 10] = [
    level(1, 10, 1000, 67),
    level(2, 25, 1000, 60),
    level(3, 60, 1000, 53),
    level(4, 150, 1000, 47),
    level(5, 400, 1000, 38),
    level(6, 1_000, 1000, 30),
    level(7, 3_000, 1000, 24),
    level(8, 10_000, 1500, 16),
    level(9, 100_000, 2000, 8),
    level(10, 2_000_000, 3000, 0),
];

const fn level(number: u8, playouts: u64, millis: u32, blunder_rate: u32) -> Level {
    Level { number, playouts: Some(playouts), millis: Some(millis), blunder_rate }
}

#[cfg(test)]
mod tests {
    use super::LEVELS;

    #[test]
    fn levels_are_numbered_by_place_and_grow() {
        assert!(LEVELS.iter().zip(1..).all(|(level, number)| level.number == number));
        assert!(LEVELS.windows(2).all(|pair| pair[0].playouts < pair[1].playouts && pair[0].millis <= pair[1].millis));
        assert!(LEVELS.is_sorted_by(|a, b| a.blunder_rate > b.blunder_rate) && LEVELS[9].blunder_rate == 0);
    }
}
