//! The site's puzzles: re-proves a sample. `cargo xtask puzzles --check` re-proves all of them.

use std::collections::HashSet;
use std::fs;
use std::path::Path;

use alquerque_core::GameId;
use alquerque_puzzler::check::{Checker, key};
use alquerque_puzzles::{Choice, Node, PuzzleSet};

/// The number of puzzles checked per game: proofs are slow in a debug build.
const SAMPLE: usize = 4;
/// The maximum size of a file in bytes.
const MAX_BYTES: usize = 60_000;

fn set(game: GameId) -> PuzzleSet {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../www/puzzles/{}.puzzles", game.name()));
    let bytes = fs::read(&file).unwrap();
    assert!(bytes.len() <= MAX_BYTES, "{}: {} bytes", file.display(), bytes.len());
    PuzzleSet::from_bytes(&bytes).unwrap()
}

#[test]
fn no_two_puzzles_are_equal_up_to_symmetry() {
    for game in GameId::ALL {
        let set = set(game);
        assert!(set.puzzles.is_sorted_by_key(|puzzle| puzzle.rating));
        let keys: HashSet<_> = set.puzzles.iter().map(|puzzle| key(puzzle).unwrap()).collect();
        let ids: HashSet<u32> = set.puzzles.iter().map(alquerque_puzzles::Puzzle::id).collect();
        assert_eq!((keys.len(), ids.len()), (set.puzzles.len(), set.puzzles.len()), "{game:?}");
    }
}

#[test]
fn a_sample_is_proven_again() {
    let mut checker = Checker::default();
    for game in GameId::ALL {
        let set = set(game);
        // Small trees first: the large ones are left to `--check`.
        let mut puzzles: Vec<_> = set.puzzles.iter().collect();
        puzzles.sort_by_key(|puzzle| (puzzle.solution.size(), puzzle.id()));
        puzzles.truncate(set.puzzles.len() / 2);
        for puzzle in puzzles.iter().step_by((puzzles.len() / SAMPLE).max(1)).take(SAMPLE) {
            assert_eq!(checker.check(puzzle), Ok(()), "{} {}", puzzle.rules, puzzle.position);
        }
    }
}

#[test]
fn a_wrong_solution_is_detected() {
    let mut checker = Checker::default();
    let set = set(GameId::Othello);
    let mut puzzles: Vec<_> = set.puzzles.iter().collect();
    puzzles.sort_by_key(|puzzle| (puzzle.solution.size(), puzzle.id()));
    let mut puzzle = puzzles[0].clone();
    // Swap the good move and a wrong one.
    let good = puzzle.solution.best().unwrap();
    let wrong = (good + 1) % puzzle.solution.choices.len();
    let mut choices = puzzle.solution.choices.clone();
    choices[good] = Choice::Wrong(Some(0));
    choices[wrong] = Choice::Good(Vec::new());
    puzzle.solution = Node { choices };
    assert!(checker.check(&puzzle).is_err());
}
