//! A set of points in a `u32`.

use super::point::{Direction, Point, SIZE, STRIDE};
use crate::bitboard::set_of_places;

/// A set of points. Bit `6 * row + column` stands for a point: the sixth column of every row stays empty, so
/// that a shift by one step never carries a checker round the edge of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub(super) u32);

set_of_places!(Bitboard of Point by bit);

impl Bitboard {
    /// All 25 points.
    pub const ALL: Self = Self::rows([0b1_1111; SIZE as usize]);
    /// The 13 points through which diagonal lines pass.
    pub const DIAGONAL: Self = Self::rows([0b1_0101, 0b0_1010, 0b1_0101, 0b0_1010, 0b1_0101]);

    /// The inner square: the 9 points that are not on the edge.
    pub const INNER: Self = Self::rows([0, 0b0_1110, 0b0_1110, 0b0_1110, 0]);

    /// The points in each row, row 1 first, with column a in the lowest bit.
    pub(super) const fn rows([one, two, three, four, five]: [u32; SIZE as usize]) -> Self {
        Self(one | two << STRIDE | three << (2 * STRIDE) | four << (3 * STRIDE) | five << (4 * STRIDE))
    }

    /// The points of `row` (0 is row 1).
    pub const fn row(row: u8) -> Self {
        Self(0b1_1111 << (row * STRIDE))
    }

    /// The points one step in `direction` from those of this set. Steps off the board are dropped. Does not check that
    /// a line leads there (see [`Bitboard::with_lines`]).
    #[inline]
    pub const fn shift(self, direction: Direction) -> Self {
        let bits = match direction {
            Direction::North => self.0 << STRIDE,
            Direction::NorthEast => self.0 << (STRIDE + 1),
            Direction::East => self.0 << 1,
            Direction::SouthEast => self.0 >> (STRIDE - 1),
            Direction::South => self.0 >> STRIDE,
            Direction::SouthWest => self.0 >> (STRIDE + 1),
            Direction::West => self.0 >> 1,
            Direction::NorthWest => self.0 << (STRIDE - 1),
        };
        Self(bits & Self::ALL.0)
    }

    /// The points of this set from which a line leads in `direction` or its opposite.
    #[inline]
    pub const fn with_lines(self, direction: Direction) -> Self {
        if direction.is_diagonal() { Self(self.0 & Self::DIAGONAL.0) } else { self }
    }
}
