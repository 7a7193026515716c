//! The first puzzles of a beginner, chosen by hand: each teaches one idea.

use alquerque_core::GameId;

/// The numbers of the first puzzles of a game, by its usual rules, in the order in which they come.
pub const fn first_puzzles(game: GameId) -> &'static [u32] {
    match game {
        GameId::Alquerque => &[],
        GameId::Othello => &[],
        GameId::Draughts => &[],
    }
}
