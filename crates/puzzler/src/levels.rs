//! The levels that rate puzzles: the ten that the game had before it had twelve. They never change, as new ratings must
//! be comparable with those of existing puzzles.

use alquerque_core::search::{Report, SearchRng, below};

/// A level of strength.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Level {
    /// The number of playouts.
    pub playouts: u64,
    /// The percentage of turns at which it plays a random one of the obvious moves.
    pub blunder_rate: u32,
}

/// All levels, the weakest first.
pub const LEVELS: [Level; 10] = [
    level(10, 67),
    level(25, 60),
    level(60, 53),
    level(150, 47),
    level(400, 38),
    level(1_000, 30),
    level(3_000, 24),
    level(10_000, 16),
    level(100_000, 8),
    level(2_000_000, 0),
];

const fn level(playouts: u64, blunder_rate: u32) -> Level {
    Level { playouts, blunder_rate }
}

/// From this many playouts on, a search finds the obvious moves by itself, and sees which of them are traps.
pub const CAREFUL_PLAYOUTS: u64 = 1000;

/// The move of a player who plays the best move but, at `blunder_rate` percent of the turns, a random one of the
/// `obvious` moves. At the other turns, a player who blunders and searches little takes the best of the obvious moves.
/// `None` if the game is over.
pub fn choose<M: Copy + PartialEq>(
    report: &Report<M>,
    blunder_rate: u32,
    obvious: impl FnOnce(&[M]) -> Vec<M>,
    rng: &mut SearchRng,
) -> Option<M> {
    let is_blunder = blunder_rate > 0 && below(rng, 100) < blunder_rate;
    if blunder_rate == 0 || !is_blunder && report.visits() >= CAREFUL_PLAYOUTS {
        return report.best();
    }
    let all: Vec<M> = report.root_moves.iter().map(|root| root.mv).collect();
    let obvious = obvious(&all);
    if is_blunder {
        let count = u32::try_from(obvious.len()).unwrap_or(u32::MAX);
        return obvious.get(below(rng, count) as usize).copied();
    }
    all.into_iter().find(|mv| obvious.contains(mv))
}
