//! Files of puzzles.

use alquerque_core::{Game, Notation, with_game};
use alquerque_puzzles::PuzzleSet;

/// A set of puzzles: rejected, or written unchanged, with legal first moves.
pub(super) fn set(bytes: &[u8]) -> bool {
    let Ok(set) = PuzzleSet::from_bytes(bytes) else { return false };
    let written = set.to_bytes().unwrap_or_else(|| panic!("what was read can't be written"));
    assert_eq!(PuzzleSet::from_bytes(&written).as_ref(), Ok(&set));
    for puzzle in &set.puzzles {
        with_game!(puzzle.rules, game => {
            let position = game.parse_position(&puzzle.position).unwrap_or_else(|error| panic!("{error}"));
            let count = game.moves(&position).len();
            assert!(puzzle.solution.good().all(|mv| mv < count), "{} has {count} moves", puzzle.position);
        });
    }
    true
}
