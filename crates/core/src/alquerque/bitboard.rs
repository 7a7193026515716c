//! A set of points in a `u32`.

use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not};

use super::point::{Direction, Point, SIZE, STRIDE};

/// A set of points. Bit `6 * row + column` stands for a point: the sixth column of every row stays empty, so
/// that a shift by one step never carries a checker round the edge of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Bitboard(pub(super) u32);

impl Bitboard {
    /// No point.
    pub const EMPTY: Self = Self(0);
    /// All 25 points.
    pub const ALL: Self = Self(points_where(Wanted::Any));
    /// The 13 points through which diagonal lines pass.
    pub const DIAGONAL: Self = Self(points_where(Wanted::Diagonals));

    /// The 9 points in the middle, which the 16 points of the edge surround.
    pub const INNER: Self = Self(0b0_1110 << STRIDE | 0b0_1110 << (2 * STRIDE) | 0b0_1110 << (3 * STRIDE));

    /// The points of `row` (0 is row 1).
    pub const fn row(row: u8) -> Self {
        Self(0b1_1111 << (row * STRIDE))
    }

    /// Whether there is no point in the set.
    #[inline]
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of points.
    #[inline]
    pub const fn count(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether `point` is in the set.
    #[inline]
    pub const fn contains(self, point: Point) -> bool {
        self.0 >> point.bit() & 1 == 1
    }

    /// The points one step in `direction` from those of this set. Leaving the board leaves the set, but whether a
    /// line leads there is the caller's concern (see [`Bitboard::with_lines`]).
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

    /// The points of the set, a1 first.
    #[inline]
    pub fn iter(self) -> impl Iterator<Item = Point> {
        let mut bits = self.0;
        std::iter::from_fn(move || {
            (bits != 0).then(|| {
                let point = Point::from_bit(bits.trailing_zeros());
                bits &= bits - 1;
                point
            })
        })
    }
}

#[derive(Clone, Copy)]
enum Wanted {
    Any,
    Diagonals,
}

const fn points_where(wanted: Wanted) -> u32 {
    let mut bits = 0;
    let mut row = 0;
    while row < SIZE {
        let mut column = 0;
        while column < SIZE {
            if matches!(wanted, Wanted::Any) || (row + column) % 2 == 0 {
                bits |= 1 << (row * STRIDE + column);
            }
            column += 1;
        }
        row += 1;
    }
    bits
}

impl From<Point> for Bitboard {
    #[inline]
    fn from(point: Point) -> Self {
        Self(1 << point.bit())
    }
}

impl FromIterator<Point> for Bitboard {
    #[inline]
    fn from_iter<I: IntoIterator<Item = Point>>(points: I) -> Self {
        points.into_iter().fold(Self::EMPTY, |set, point| set | point.into())
    }
}

impl BitAnd for Bitboard {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitAndAssign for Bitboard {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOr for Bitboard {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Bitboard {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl Not for Bitboard {
    type Output = Self;
    /// All points of the board that are not in the set.
    #[inline]
    fn not(self) -> Self {
        Self(!self.0 & Self::ALL.0)
    }
}
