//! A move: one whole turn of a piece.

use std::fmt;

use super::square::{Direction, Square};

/// A step to a neighbouring square, or a chain of captures with its whole path.
///
/// Two chains that take different ways to the same end are different moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u32);

// From the low end: the bit of the first square (6 bits), whether it captures (1 bit), the number of legs (4 bits) and
// for each leg its direction (2 bits). A chain takes at most nine pieces: they stand away from the edge, and in rows of
// one parity, and there are only nine such squares. So 29 bits are enough.
const CAPTURE: u32 = 1 << 6;
const LEGS_SHIFT: u32 = 7;
const PATH_SHIFT: u32 = 11;
const DIRECTION_BITS: u32 = 2;

impl Move {
    /// A step from `from` to its neighbour in `direction`.
    #[inline]
    pub(super) const fn step(from: Square, direction: Direction) -> Self {
        Self(from.bit() | 1 << LEGS_SHIFT | (direction as u32) << PATH_SHIFT)
    }

    /// A chain of captures that has not yet made a jump.
    #[inline]
    pub(super) const fn chain(from: Square) -> Self {
        Self(from.bit() | CAPTURE)
    }

    /// The chain with one more jump in `direction`.
    #[inline]
    pub(super) const fn jump(self, direction: Direction) -> Self {
        let place = PATH_SHIFT + DIRECTION_BITS * self.legs();
        Self((self.0 + (1 << LEGS_SHIFT)) | (direction as u32) << place)
    }

    /// The number of steps or jumps: 1 for a step, and at least 1 for a chain.
    #[inline]
    pub const fn legs(self) -> u32 {
        self.0 >> LEGS_SHIFT & 15
    }

    /// The square where the piece stands before the move.
    #[inline]
    pub const fn from(self) -> Square {
        Square::from_bit(self.0 & 63)
    }

    /// Whether the move captures; then each of its legs takes one piece.
    #[inline]
    pub const fn is_capture(self) -> bool {
        self.0 & CAPTURE != 0
    }

    /// The directions of the legs, in order.
    #[inline]
    pub fn directions(self) -> impl Iterator<Item = Direction> {
        let path = self.0 >> PATH_SHIFT;
        (0..self.legs()).map(move |leg| Direction::from_index((path >> (DIRECTION_BITS * leg)) as usize))
    }

    /// All squares that the piece touches, from the first to the last.
    #[inline]
    pub fn path(self) -> Vec<Square> {
        let mut path = vec![self.from()];
        let mut here = self.from();
        for direction in self.directions() {
            let over = here.neighbour(direction);
            let next = if self.is_capture() { over.and_then(|square| square.neighbour(direction)) } else { over };
            // A move never leaves the board, so there always is a next square.
            here = next.unwrap_or(here);
            path.push(here);
        }
        path
    }

    /// The squares of the captured pieces, in the order of the jumps; empty for a step.
    #[inline]
    pub fn captured(self) -> Vec<Square> {
        if !self.is_capture() {
            return Vec::new();
        }
        let starts = self.path();
        starts.iter().zip(self.directions()).filter_map(|(from, direction)| from.neighbour(direction)).collect()
    }

    /// The square where the piece stands after the move.
    #[inline]
    pub fn to(self) -> Square {
        self.path().last().copied().unwrap_or(self.from())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let separator = if self.is_capture() { "x" } else { "-" };
        for (i, square) in self.path().into_iter().enumerate() {
            if i > 0 {
                f.write_str(separator)?;
            }
            write!(f, "{square}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
