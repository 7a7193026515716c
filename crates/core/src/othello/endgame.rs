//! Exact endgames: the number of discs by which the side to move wins with best play.
//!
//! A principal variation search with a null window first determines the winner, then the margin. Unlike the general
//! alpha-beta search it has no depth limit and no evaluation, so that a position needs no key, no list of moves, and no
//! more than a few words of memory:
//!
//! - far from the end ([`deep`]) it has an explicit stack, so that it can be interrupted, and tries the moves that
//!   leave the opponent the fewest replies first (fastest first);
//! - close to the end ([`shallow`]) it is recursive, and tries the quadrants with an odd number of empty squares first
//!   (parity);
//! - a [`table`] of whole positions stores bounds, and discs that can never be flipped bound the score ([`stability`]).

mod deep;
mod ordering;
mod shallow;
mod stability;
mod table;
#[cfg(test)]
mod tests;

use self::deep::{Deep, Progress};
use self::shallow::MAX_SCORE;
use super::game::Othello;
use super::movegen::{Move, sides};
use super::position::Position;
use super::square::Square;
use crate::{Endgame, Solution};

/// Hundredths per disc.
const DISC: i32 = 100;
/// Nodes between two calls of `stop`.
const STOP_INTERVAL: u64 = 1 << 14;

/// The stage of a solution.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    /// Searching for the winner.
    Winner,
    /// Searching for the margin; the winner is known.
    Margin,
    /// The score is known.
    Solved,
}

/// A solver of one position.
#[derive(Debug)]
pub struct Solver {
    own: u64,
    opponent: u64,
    deep: Deep,
    stage: Stage,
    /// The last stage's score and best move, [`PASS`](ordering::PASS) for a pass.
    found: Option<(i32, u8)>,
}

impl Solver {
    /// A solver of a position in which the game is not over, with a table of at most `entries` entries of 24 bytes.
    #[inline]
    pub fn new(game: &Othello, position: &Position, entries: usize) -> Self {
        let (own, opponent) = sides(position);
        let wanted = 1 << position.empty().count().min(30);
        let deep = Deep::new(game.ruleset, entries.min(wanted));
        Self { own, opponent, deep, stage: Stage::Winner, found: None }
    }

    #[inline]
    fn empty(&self) -> u32 {
        (!(self.own | self.opponent)).count_ones()
    }

    /// The stage that follows one with this score.
    #[inline]
    fn next_stage(&self, score: i32) -> Stage {
        if self.stage == Stage::Winner && score != 0 { Stage::Margin } else { Stage::Solved }
    }

    /// The search window of the current stage.
    #[inline]
    fn window(&self) -> (i32, i32) {
        match self.found {
            None => (-1, 1),
            Some((score, _)) if score > 0 => (0, MAX_SCORE),
            // Wide enough to have a best move even if all moves lose.
            Some(_) => (-MAX_SCORE - 1, 0),
        }
    }
}

impl Endgame<Move> for Solver {
    #[inline]
    fn plies(&self) -> u32 {
        self.empty()
    }

    /// Each empty square doubles the number; difficult positions take a few times as many.
    #[inline]
    fn expected_nodes(&self) -> u64 {
        4 << self.empty().min(60)
    }

    #[inline]
    fn run(&mut self, stop: &mut dyn FnMut() -> bool) -> u64 {
        let before = self.deep.nodes();
        let mut last_check = before;
        while self.stage != Stage::Solved {
            if !self.deep.is_busy() {
                let (alpha, beta) = self.window();
                self.deep.begin(self.own, self.opponent, alpha, beta);
            }
            if let Progress::Complete { score, square } = self.deep.step() {
                self.stage = self.next_stage(score);
                self.found = Some((score, square));
            }
            if self.deep.nodes() - last_check >= STOP_INTERVAL {
                last_check = self.deep.nodes();
                if stop() {
                    break;
                }
            }
        }
        self.deep.nodes() - before
    }

    #[inline]
    fn solution(&self) -> Option<Solution<Move>> {
        let (score, square) = self.found?;
        let exact = self.stage == Stage::Solved;
        let line = if exact || score > 0 { self.deep.line(self.own, self.opponent, square) } else { Vec::new() };
        Some(Solution { score: DISC * score, exact, line: line.into_iter().map(mv).collect() })
    }
}

/// The move to this square.
fn mv(square: u8) -> Move {
    if square == ordering::PASS { Move::PASS } else { Move::set(Square::from_bit(square.into())) }
}
