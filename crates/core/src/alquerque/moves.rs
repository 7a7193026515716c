//! A move: one whole turn of a checker.

use super::point::{Direction, Point};
use crate::path_move::path_coded_move;

/// A step to a neighbouring point, a capture chain with its whole path, or a pass.
///
/// Two chains with different paths to the same end are different moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u64);

// Twelve captures, the maximum, take 46 bits.
path_coded_move!(Move(u64), Point: 5 bits, Direction: 3 bits);

impl Move {
    /// A pass, for a player who cannot enter the inner square.
    pub const PASS: Self = Self(0);

    /// Whether this is a pass.
    #[inline]
    pub const fn is_pass(self) -> bool {
        self.0 == 0
    }
}
