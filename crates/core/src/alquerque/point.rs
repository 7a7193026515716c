//! Points of the board, the lines between them, and sets of points in a `u32`.

use std::fmt;

use crate::GameId;
use crate::bitboard::set_of_places;
use crate::board::{Place, Spot};
use crate::subsets;

/// One of the 25 points, a1 to e5: columns a to e from the left, rows 1 to 5 from light's side.
///
/// ```
/// use alquerque_core::alquerque::{Direction, Point};
/// let c3 = Point::new(2, 2).unwrap();
/// assert_eq!(c3.to_string(), "c3");
/// assert_eq!(c3.neighbour(Direction::NorthEast), Point::from_name("d4"));
/// // No diagonal passes through b1: its column and row differ in parity.
/// assert_eq!(Point::from_name("b1").unwrap().neighbour(Direction::NorthEast), None);
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Point(u8);

/// Points per side of the board.
pub(super) const SIZE: u8 = 5;
/// Bits between a point and the one above it. The sixth, unused column keeps shifts from wrapping.
pub(super) const STRIDE: u8 = 6;

impl Point {
    /// The point in the middle of the board, c3.
    pub const CENTRE: Self = Self::at(SIZE / 2, SIZE / 2);

    /// All points, a1, b1, ... e5.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..SIZE).flat_map(|row| (0..SIZE).map(move |column| Self::at(column, row)))
    }

    /// The point in `column` (0 is a) and `row` (0 is row 1); `None` outside the board.
    pub const fn new(column: u8, row: u8) -> Option<Self> {
        if column < SIZE && row < SIZE { Some(Self::at(column, row)) } else { None }
    }

    /// The point with this name, such as `c3`; upper case is accepted.
    pub fn from_name(name: &str) -> Option<Self> {
        let &[column, row] = name.as_bytes() else { return None };
        Self::new(column.to_ascii_lowercase().wrapping_sub(b'a'), row.wrapping_sub(b'1'))
    }

    const fn at(column: u8, row: u8) -> Self {
        Self(row * STRIDE + column)
    }

    /// The point of a bitboard's bit, which must be on the board.
    #[inline]
    pub(super) const fn from_bit(bit: u32) -> Self {
        Self((bit & 31) as u8)
    }

    /// The index of this point's bit in a bitboard.
    #[inline]
    pub(super) const fn bit(self) -> u32 {
        self.0 as u32
    }

    /// 0 for column a to 4 for column e.
    pub const fn column(self) -> u8 {
        self.0 % STRIDE
    }

    /// 0 for row 1, light's base row, to 4 for row 5, dark's base row.
    pub const fn row(self) -> u8 {
        self.0 / STRIDE
    }

    /// Whether diagonal lines pass through this point.
    pub const fn has_diagonals(self) -> bool {
        (self.column() + self.row()).is_multiple_of(2)
    }

    /// The next point along the line in `direction`, if there is such a line.
    pub fn neighbour(self, direction: Direction) -> Option<Self> {
        if direction.is_diagonal() && !self.has_diagonals() {
            return None;
        }
        let (columns, rows) = direction.offset();
        let column = self.column().checked_add_signed(columns)?;
        let row = self.row().checked_add_signed(rows)?;
        Self::new(column, row)
    }
}

impl Place for Point {
    const GAME: GameId = GameId::Alquerque;

    /// Spots are numbered from the top, points from the bottom.
    fn from_spot(spot: Spot) -> Option<Self> {
        Self::new(spot.0 % SIZE, (SIZE - 1).checked_sub(spot.0 / SIZE)?)
    }

    fn spot(self) -> Spot {
        Spot((SIZE - 1 - self.row()) * SIZE + self.column())
    }
}

impl fmt::Display for Point {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", char::from(b'a' + self.column()), char::from(b'1' + self.row()))
    }
}

/// The eight directions of lines; north is towards row 5.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Towards row 5.
    North,
    /// Towards row 5 and column e.
    NorthEast,
    /// Towards column e.
    East,
    /// Towards row 1 and column e.
    SouthEast,
    /// Towards row 1.
    South,
    /// Towards row 1 and column a.
    SouthWest,
    /// Towards column a.
    West,
    /// Towards row 5 and column a.
    NorthWest,
}

impl Direction {
    /// All directions, clockwise from north.
    pub const ALL: [Self; 8] = [
        Self::North,
        Self::NorthEast,
        Self::East,
        Self::SouthEast,
        Self::South,
        Self::SouthWest,
        Self::West,
        Self::NorthWest,
    ];

    /// The direction with this index in [`Direction::ALL`], modulo 8.
    #[inline]
    pub(super) const fn from_index(index: usize) -> Self {
        Self::ALL[index & 7]
    }

    /// The index in [`Direction::ALL`].
    #[inline]
    pub(super) const fn index(self) -> usize {
        self as usize
    }

    /// The opposite direction.
    pub const fn opposite(self) -> Self {
        Self::from_index(self.index() + 4)
    }

    /// Whether lines in this direction pass only through every other point.
    pub const fn is_diagonal(self) -> bool {
        self.index() % 2 == 1
    }

    /// Change of column and row.
    pub const fn offset(self) -> (i8, i8) {
        match self {
            Self::North => (0, 1),
            Self::NorthEast => (1, 1),
            Self::East => (1, 0),
            Self::SouthEast => (1, -1),
            Self::South => (0, -1),
            Self::SouthWest => (-1, -1),
            Self::West => (-1, 0),
            Self::NorthWest => (-1, 1),
        }
    }

    /// The direction from a point to its neighbour; `None` if no line joins them.
    pub fn between(from: Point, to: Point) -> Option<Self> {
        Self::ALL.into_iter().find(|&direction| from.neighbour(direction) == Some(to))
    }
}

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

    /// The sets of this many points, in the order of [`Bitboard::rank`].
    pub fn sets(count: u32) -> impl Iterator<Item = Self> {
        (0..subsets::choose(Self::ALL.count(), count)).map(move |rank| Self::EMPTY.unranked_beside(rank, count))
    }

    /// The rank of this set among all sets of its size.
    #[inline]
    pub fn rank(self) -> usize {
        self.rank_beside(Self::EMPTY)
    }

    /// The rank among the sets of its size that avoid the taken points.
    #[inline]
    pub(super) fn rank_beside(self, taken: Self) -> usize {
        subsets::ranked(self.0.into(), (!taken).0.into())
    }

    /// The set with this size and rank among those that avoid these points.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "it lies on the board, whose bits are the lower ones")]
    pub(super) fn unranked_beside(self, rank: usize, count: u32) -> Self {
        Self(subsets::unranked(rank, count, (!self).0.into()) as u32)
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
