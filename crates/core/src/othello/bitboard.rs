//! A set of squares in a `u64`.

use super::square::Square;
use crate::bitboard::set_of_places;

/// Column a.
pub(super) const LEFT: u64 = 0x0101_0101_0101_0101;
/// Column h.
pub(super) const RIGHT: u64 = LEFT << 7;

/// A set of squares. Bit `8 * row + column` stands for a square, so a1 is bit 0 and h8 is bit 63.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub(super) u64);

set_of_places!(Bitboard of Square by index);

impl Bitboard {
    /// All 64 squares.
    pub const ALL: Self = Self(!0);
}

/// The squares of `bits` and all their neighbours.
#[inline]
pub(super) const fn around(bits: u64) -> u64 {
    let row = bits | (bits & !RIGHT) << 1 | (bits & !LEFT) >> 1;
    row | row << 8 | row >> 8
}
