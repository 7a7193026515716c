//! A move: one whole turn of a checker.

use super::point::{Direction, Point};
use crate::path_move::path_coded_move;

/// A step to a neighbouring point, a chain of captures with its whole path, or a pass.
///
/// Two chains that take different ways to the same end are different moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u64);

// Twelve captures, the most there can be, take 46 bits.
path_coded_move!(Move(u64), Point: 5 bits, Direction: 3 bits);

impl Move {
    /// The turn of a player who cannot come in to the inner square.
    pub const PASS: Self = Self(0);

    /// Whether no checker moves.
    #[inline]
    pub const fn is_pass(self) -> bool {
        self.0 == 0
    }
}
