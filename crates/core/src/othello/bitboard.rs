//! A set of squares in a `u64`.

use super::square::Square;
use crate::bitboard::set_of_places;

/// A set of squares. Bit `8 * row + column` stands for a square, so a1 is bit 0 and h8 is bit 63.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub(super) u64);

set_of_places!(Bitboard of Square by index);

impl Bitboard {
    /// All 64 squares.
    pub const ALL: Self = Self(!0);

    /// The set as a word.
    #[inline]
    pub const fn bits(self) -> u64 {
        self.0
    }
}
