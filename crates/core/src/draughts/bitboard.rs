//! A set of squares in a `u64`.

use super::square::{Direction, SQUARES, Square};
use crate::bitboard::set_of_places;

/// A set of squares. Square n has bit `n - 1 + (n - 1) / 8`: one bit after every second row stays empty, so that a step
/// is the same shift from every square, and a step over the edge of the board ends on an empty bit.
///
/// ```text
///     0   1   2   3
///   4   5   6   7    (8)
///     9  10  11  12
///  13  14  15  16   (17)
///    18  19  20  21
///  22  23  24  25   (26)
///    27  28  29  30
///  31  32  33  34
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub(super) u64);

/// How far each direction of [`Direction::ALL`] rotates a bitboard to the left.
const ROTATIONS: [u32; 4] = [4, 5, 64 - 4, 64 - 5];

set_of_places!(Bitboard of Square by bit);

impl Bitboard {
    /// All 32 squares.
    pub const ALL: Self = Self::numbers(1, SQUARES);

    /// The squares of `row` (0 is the top row).
    pub const fn row(row: u8) -> Self {
        Self::numbers(4 * row + 1, 4 * row + 4)
    }

    /// The squares with these numbers in PDN, both included.
    pub(super) const fn numbers(first: u8, last: u8) -> Self {
        let mut bits = 0;
        let mut number = first;
        while number <= last {
            if let Some(square) = Square::new(number) {
                bits |= 1 << square.bit();
            }
            number += 1;
        }
        Self(bits)
    }

    /// The squares one step in `direction` from those of this set. Steps off the board are dropped.
    #[inline]
    pub const fn shift(self, direction: Direction) -> Self {
        Self(self.shift_unmasked(direction).0 & Self::ALL.0)
    }

    /// Like [`Bitboard::shift`], for a set that will be intersected with squares of the board: steps off the board end
    /// on bits that represent no square.
    #[inline]
    pub(super) const fn shift_unmasked(self, direction: Direction) -> Self {
        Self(self.0.rotate_left(ROTATIONS[direction.index()]))
    }
}
