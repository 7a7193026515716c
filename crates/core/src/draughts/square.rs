//! Squares of the board and their neighbours, and sets of them in a `u64`.

use std::fmt;

use crate::GameId;
use crate::bitboard::set_of_places;
use crate::board::{Place, Spot};

/// One of the 32 dark squares, numbered as in PDN: 1 to 4 in the top row from the left, 29 to 32 in the bottom row.
///
/// ```text
///    a   b   c   d   e   f   g   h
/// 8      1       2       3       4    dark's base row
/// 7  5       6       7       8
/// 6      9      10      11      12
/// 5 13      14      15      16
/// 4     17      18      19      20
/// 3 21      22      23      24
/// 2     25      26      27      28
/// 1 29      30      31      32        light's base row
/// ```
///
/// ```
/// use alquerque_core::draughts::{Direction, Square};
/// let square = Square::new(18).unwrap();
/// assert_eq!((square.column(), square.row()), (3, 4));
/// assert_eq!(square.neighbour(Direction::NorthEast), Square::new(15));
/// assert_eq!(Square::new(12).unwrap().neighbour(Direction::SouthEast), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Square(u8);

/// Squares per side of the board, including light ones.
pub(super) const SIZE: u8 = 8;
/// The number of dark squares.
pub(super) const SQUARES: u8 = 32;
/// Dark squares per row.
const IN_ROW: u8 = 4;
/// The squares in two rows, which share one bit that is always empty: see [`Bitboard`](super::Bitboard).
const IN_TWO_ROWS: u8 = 2 * IN_ROW;

impl Square {
    /// All squares, 1 to 32.
    pub fn all() -> impl Iterator<Item = Self> {
        (1..=SQUARES).filter_map(Self::new)
    }

    /// The square with this number, 1 to 32.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= SQUARES { Some(Self(number - 1 + (number - 1) / IN_TWO_ROWS)) } else { None }
    }

    /// The square in `column` (0 is a, the leftmost) and `row` (0 is the top row, dark's base row); `None` for the
    /// light squares, on which no piece ever stands, and outside the board.
    pub const fn at(column: u8, row: u8) -> Option<Self> {
        if column >= SIZE || row >= SIZE || (column + row).is_multiple_of(2) {
            return None;
        }
        Self::new(row * IN_ROW + column / 2 + 1)
    }

    /// The square of a bitboard's bit, which must be on the board.
    #[inline]
    pub(super) const fn from_bit(bit: u32) -> Self {
        Self((bit & 63) as u8)
    }

    /// The index of this square's bit in a bitboard.
    #[inline]
    pub(super) const fn bit(self) -> u32 {
        self.0 as u32
    }

    /// The number in PDN, 1 to 32.
    pub const fn number(self) -> u8 {
        self.0 - self.0 / (IN_TWO_ROWS + 1) + 1
    }

    /// 0 for column a to 7 for column h.
    pub const fn column(self) -> u8 {
        let place = (self.number() - 1) % IN_ROW;
        2 * place + 1 - self.row() % 2
    }

    /// 0 for the top row, dark's base row, to 7 for the bottom row.
    pub const fn row(self) -> u8 {
        (self.number() - 1) / IN_ROW
    }

    /// The next square in `direction`, if there is one.
    pub fn neighbour(self, direction: Direction) -> Option<Self> {
        let (columns, rows) = direction.offset();
        Self::at(self.column().checked_add_signed(columns)?, self.row().checked_add_signed(rows)?)
    }
}

impl Place for Square {
    const GAME: GameId = GameId::Draughts;

    fn from_spot(spot: Spot) -> Option<Self> {
        Self::at(spot.0 % SIZE, spot.0 / SIZE)
    }

    fn spot(self) -> Spot {
        Spot(self.row() * SIZE + self.column())
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

/// The four diagonal directions; north is towards the top row. Dark's men go south, light's north.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards the bottom row and column a.
    SouthWest,
    /// Towards the bottom row and column h.
    SouthEast,
    /// Towards the top row and column h.
    NorthEast,
    /// Towards the top row and column a.
    NorthWest,
}

impl Direction {
    /// All directions, dark's forward ones first.
    pub const ALL: [Self; 4] = [Self::SouthWest, Self::SouthEast, Self::NorthEast, Self::NorthWest];

    /// The direction with this index in [`Direction::ALL`], modulo 4.
    #[inline]
    pub(super) const fn from_index(index: usize) -> Self {
        Self::ALL[index & 3]
    }

    /// The index in [`Direction::ALL`].
    #[inline]
    pub(super) const fn index(self) -> usize {
        self as usize
    }

    /// The opposite direction.
    #[inline]
    pub const fn opposite(self) -> Self {
        Self::from_index(self.index() + 2)
    }

    /// Whether it leads towards the top row, the direction of light's men.
    #[inline]
    pub const fn is_north(self) -> bool {
        matches!(self, Self::NorthEast | Self::NorthWest)
    }

    /// Change of column and row.
    const fn offset(self) -> (i8, i8) {
        match self {
            Self::SouthWest => (-1, 1),
            Self::SouthEast => (1, 1),
            Self::NorthEast => (1, -1),
            Self::NorthWest => (-1, -1),
        }
    }
}

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
