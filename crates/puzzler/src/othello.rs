//! Othello: exact endgames.

use std::collections::HashMap;

use alquerque_core::othello::{Othello, Position, Solver};
use alquerque_core::{Endgame, Game, Notation, Outcome, Player};

use crate::judge::{Judge, PuzzleGame};

/// The number of empty squares in a puzzle.
const EMPTY: std::ops::RangeInclusive<u32> = 4..=13;
/// Entries of the solver's table.
const ENTRIES: usize = 1 << 14;

/// Solves endgames.
#[derive(Debug)]
pub struct OthelloJudge {
    game: Othello,
    cache: HashMap<Position, Outcome>,
}

impl OthelloJudge {
    /// A judge of these rules.
    pub fn new(game: Othello) -> Self {
        Self { game, cache: HashMap::new() }
    }
}

impl Judge for OthelloJudge {
    type Game = Othello;

    const MAX_NODES: usize = 400;

    fn game(&self) -> &Othello {
        &self.game
    }

    fn outcome(&mut self, position: &Position) -> Option<Outcome> {
        if let Some(&cached) = self.cache.get(position) {
            return Some(cached);
        }
        let outcome = if let Some(ending) = self.game.ending(position, &self.game.moves(position)) {
            ending.outcome
        } else {
            let mut solver = Solver::new(&self.game, position, ENTRIES);
            solver.run(&mut || false);
            let mover = position.to_move();
            match solver.solution()?.score {
                0 => Outcome::Draw,
                score if score > 0 => Outcome::Win(mover),
                _ => Outcome::Win(mover.opponent()),
            }
        };
        self.cache.insert(*position, outcome);
        Some(outcome)
    }

    fn clear_cache(&mut self) {
        self.cache.clear();
    }
}

/// The images of a square under the symmetries of the board.
fn image(symmetry: u8, index: usize) -> usize {
    let (column, row) = (index % 8, index / 8);
    let (column, row) = if symmetry & 4 == 0 { (column, row) } else { (row, column) };
    let column = if symmetry & 1 == 0 { column } else { 7 - column };
    let row = if symmetry & 2 == 0 { row } else { 7 - row };
    row * 8 + column
}

impl PuzzleGame for Othello {
    fn without_counters(&self, position: &Position) -> Position {
        *position
    }

    fn symmetry_key(&self, position: &Position) -> String {
        let text = self.position_text(position);
        let own = if position.to_move() == Player::Light { b'O' } else { b'X' };
        let cell = |byte: u8| match byte {
            b'-' => '-',
            byte if byte == own => 'a',
            _ => 'b',
        };
        let board = text.as_bytes();
        let images =
            (0..8).map(|symmetry| (0..64).map(|index| cell(board[image(symmetry, index)])).collect::<String>());
        images.min().unwrap_or_default()
    }

    fn is_candidate(&self, position: &Position) -> bool {
        EMPTY.contains(&position.empty().count())
    }

    fn capture_count(&self, _: &Position, _: Self::Move) -> usize {
        0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn symmetric_positions_have_one_key() {
        let game = Othello::default();
        let start = game.start();
        let keys: Vec<String> =
            game.moves(&start).into_iter().map(|mv| game.symmetry_key(&game.play_unchecked(&start, mv))).collect();
        assert!(keys.iter().all(|key| *key == keys[0]), "the first moves are all equivalent");
        assert_ne!(keys[0], game.symmetry_key(&start));
    }
}
