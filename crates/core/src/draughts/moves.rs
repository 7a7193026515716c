//! A move: one whole turn of a piece.

use super::square::{Direction, Square};
use crate::path_move::path_coded_move;

/// A step to a neighbouring square, or a capture chain with its whole path.
///
/// Two chains with different paths to the same end are different moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u32);

// A chain captures at most nine pieces: they stand off the edge on rows of one parity, and there are only nine such
// squares. So 29 bits are enough.
path_coded_move!(Move(u32), Square: 6 bits, Direction: 2 bits);
