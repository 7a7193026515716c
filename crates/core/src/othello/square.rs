//! Squares of the board, and sets of them in a `u64`.

use std::fmt;

use crate::GameId;
use crate::bitboard::set_of_places;
use crate::board::{Place, Spot};

/// One of the 64 squares, a1 to h8: columns a to h from the left, rows 1 to 8 from the top.
///
/// ```
/// use alquerque_core::othello::Square;
/// let f5 = Square::new(5, 4).unwrap();
/// assert_eq!(f5.to_string(), "f5");
/// assert_eq!(Square::from_name("F5"), Some(f5));
/// assert_eq!(Square::from_name("i9"), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(pub(super) u8);

/// Squares per side of the board.
pub(super) const SIZE: u8 = 8;
/// The number of squares.
pub(super) const SQUARES: u8 = SIZE * SIZE;

impl Square {
    /// All squares row by row from the top: a1, b1, ... h8.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SQUARES).map(Self)
    }

    /// The square in `column` (0 is a) and `row` (0 is row 1, the top one); `None` outside the board.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIZE && row < SIZE { Some(Self(row * SIZE + column)) } else { None }
    }

    /// The square with that name, such as `f5`; upper case is accepted.
    pub fn from_name(name: &str) -> Option<Self> {
        let &[column, row] = name.as_bytes() else { return None };
        Self::new(column.to_ascii_lowercase().wrapping_sub(b'a'), row.wrapping_sub(b'1'))
    }

    /// The square of a bitboard's bit: 0 for a1, 7 for h1, 63 for h8. Taken modulo 64.
    #[inline]
    pub(super) const fn from_bit(bit: u32) -> Self {
        Self((bit & 63) as u8)
    }

    /// The index of this square's bit in a bitboard: 0 for a1, 7 for h1, 8 for a2, 63 for h8.
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 for column a to 7 for column h.
    pub const fn column(self) -> u8 {
        self.0 % SIZE
    }

    /// 0 for row 1, the top one, to 7 for row 8.
    pub const fn row(self) -> u8 {
        self.0 / SIZE
    }
}

impl Place for Square {
    const GAME: GameId = GameId::Othello;

    fn from_spot(spot: Spot) -> Option<Self> {
        if spot.0 < SQUARES { Some(Self(spot.0)) } else { None }
    }

    fn spot(self) -> Spot {
        Spot(self.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), char::from(b'1' + self.row()))
    }
}

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
