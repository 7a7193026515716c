//! A move: a placement or a pass.

use std::fmt;

use super::square::{SQUARES, Square};

/// A disc placed on a square, or a pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u8);

impl Move {
    /// The pass, legal only if no disc can be placed.
    pub const PASS: Self = Self(SQUARES);

    /// A disc placed on `square`.
    #[inline]
    pub const fn set(square: Square) -> Self {
        Self(square.0)
    }

    /// The square of the disc; `None` for a pass.
    #[inline]
    pub const fn square(self) -> Option<Square> {
        if self.is_pass() { None } else { Some(Square::from_bit(self.0 as u32)) }
    }

    /// Whether this is the pass.
    #[inline]
    pub const fn is_pass(self) -> bool {
        self.0 == SQUARES
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.square() {
            Some(square) => fmt::Display::fmt(&square, f),
            None => f.write_str("pass"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
