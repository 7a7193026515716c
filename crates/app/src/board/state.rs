//! What the player does on the board: the piece in hand, the pointer, the cursor and drawings.

use alquerque_core::record::{Shape, ShapeColour};
use alquerque_core::tabletop::{Spot, Turn};

use crate::board::drawings::Drawings;
use crate::board::geometry::Point;
use crate::board::hand::Hand;

/// The piece in hand, the pointer, the cursor and drawings.
#[derive(Clone, Debug, Default)]
pub struct BoardState {
    /// The piece in hand.
    pub(super) hand: Option<Hand>,
    /// The pointer pressed on the board.
    pub(super) drag: Option<Drag>,
    /// The arrows and circles drawn by the viewer.
    pub(super) drawings: Drawings,
    /// The spot that the keyboard cursor is on.
    pub(super) cursor: Spot,
    /// Whether the board is flipped, with Dark at the bottom.
    pub(super) is_flipped: bool,
}

impl BoardState {
    /// The state of an unused board.
    pub(crate) fn new(cursor: Spot) -> Self {
        Self { cursor, ..Self::default() }
    }

    /// The piece in hand.
    pub fn hand(&self) -> Option<&Hand> {
        self.hand.as_ref()
    }

    /// The pointer pressed on the board.
    pub fn drag(&self) -> Option<Drag> {
        self.drag
    }

    /// The arrows and circles drawn by the viewer.
    pub fn drawings(&self) -> &Drawings {
        &self.drawings
    }

    /// The spot that the keyboard cursor is on.
    pub fn cursor(&self) -> Spot {
        self.cursor
    }

    /// Whether the board is flipped, with Dark at the bottom.
    pub fn is_flipped(&self) -> bool {
        self.is_flipped
    }

    /// Moves the keyboard cursor.
    pub fn move_cursor(&mut self, spot: Spot) {
        self.cursor = spot;
    }

    /// Flips the board, or turns it back.
    pub fn set_flipped(&mut self, is_flipped: bool) {
        self.is_flipped = is_flipped;
    }

    /// Takes a piece in hand; `None` empties it.
    pub(crate) fn set_hand(&mut self, hand: Option<Hand>) {
        self.hand = hand;
    }

    /// Takes the piece out of the hand.
    pub(crate) fn take_hand(&mut self) -> Option<Hand> {
        self.hand.take()
    }

    /// Notes a pressed pointer.
    pub(crate) fn press(&mut self, drag: Drag) {
        self.drag = Some(drag);
    }

    /// Forgets the pressed pointer.
    pub(crate) fn drop_pointer(&mut self) {
        self.drag = None;
    }

    /// Draws the move played and a better one, from the end card.
    pub(crate) fn compare(&mut self, played: Option<&Turn>, better: Option<&Turn>) {
        self.drawings.compare(played, better);
    }

    /// Selects the pen that draws without the right mouse button; `None` puts it away.
    pub fn set_pen(&mut self, pen: Option<ShapeColour>) {
        self.drawings.pen = pen;
    }

    /// Takes the finished strokes: from where to where.
    pub fn take_strokes(&mut self) -> Vec<(Spot, Spot)> {
        self.drawings.take_finished()
    }

    /// Shows the stored shapes of the position.
    pub fn show_shapes(&mut self, shapes: Vec<Shape>) {
        self.drawings.stored = shapes;
    }
}

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
