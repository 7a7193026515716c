//! The pointer on the board.

use crate::board::geometry::Point;

/// A pointer pressed on the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Drag {
    /// Where the pointer was pressed.
    pub pressed: Point,
    /// Where the pointer is now.
    pub now: Point,
    /// Whether the piece was already in hand before the press. If so, a plain tap puts it down.
    pub was_in_hand: bool,
    /// Whether the pointer carries a piece.
    pub carries: bool,
}
