//! A move: one whole turn of a checker.

use std::fmt;

use super::point::{Direction, Point};

/// A step to a neighbouring point, a chain of captures with its whole path, or a pass.
///
/// Two chains that take different ways to the same end are different moves.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move(u64);

// From the low end: the starting point (5 bits), whether it captures (1 bit), the number of legs (4 bits) and
// for each leg its direction (3 bits). Twelve captures, the most there can be, take 46 bits.
const CAPTURE: u64 = 1 << 5;
const LEGS_SHIFT: u32 = 6;
const PATH_SHIFT: u32 = 10;
const DIRECTION_BITS: u32 = 3;

impl Move {
    /// The turn of a player who cannot come in to the inner square.
    pub const PASS: Self = Self(0);

    /// Whether no checker moves.
    #[inline]
    pub const fn is_pass(self) -> bool {
        self.0 == 0
    }

    /// A step from `from` to its neighbour in `direction`.
    #[inline]
    pub(super) const fn step(from: Point, direction: Direction) -> Self {
        Self(from.bit() as u64 | 1 << LEGS_SHIFT | (direction.index() as u64) << PATH_SHIFT)
    }

    /// A chain of captures that has not yet made a jump.
    #[inline]
    pub(super) const fn chain(from: Point) -> Self {
        Self(from.bit() as u64 | CAPTURE)
    }

    /// The chain with one more jump in `direction`.
    #[inline]
    pub(super) const fn jump(self, direction: Direction) -> Self {
        let place = PATH_SHIFT + DIRECTION_BITS * self.legs();
        Self((self.0 + (1 << LEGS_SHIFT)) | (direction.index() as u64) << place)
    }

    /// The number of steps or jumps: 1 for a step, at least 1 for a chain, and 0 for a pass.
    #[inline]
    pub const fn legs(self) -> u32 {
        (self.0 >> LEGS_SHIFT & 15) as u32
    }

    /// The point where the checker stands before the move.
    #[inline]
    pub const fn from(self) -> Point {
        Point::from_bit((self.0 & 31) as u32)
    }

    /// Whether the move captures; then each of its legs takes one checker.
    #[inline]
    pub const fn is_capture(self) -> bool {
        self.0 & CAPTURE != 0
    }

    /// The directions of the legs, in order.
    #[inline]
    pub fn directions(self) -> impl Iterator<Item = Direction> {
        let path = self.0 >> PATH_SHIFT;
        (0..self.legs()).map(move |leg| Direction::from_index((path >> (DIRECTION_BITS * leg)) as usize & 7))
    }

    /// All points that the checker touches, from the first to the last; none for a pass.
    #[inline]
    pub fn path(self) -> Vec<Point> {
        if self.is_pass() {
            return Vec::new();
        }
        let mut path = vec![self.from()];
        let mut here = self.from();
        for direction in self.directions() {
            let over = here.neighbour(direction);
            let next = if self.is_capture() { over.and_then(|p| p.neighbour(direction)) } else { over };
            // A move is only ever made along lines of the board, so there always is a next point.
            here = next.unwrap_or(here);
            path.push(here);
        }
        path
    }

    /// The points of the captured checkers, in the order of the jumps; empty for a step.
    #[inline]
    pub fn captured(self) -> Vec<Point> {
        if !self.is_capture() {
            return Vec::new();
        }
        let starts = self.path();
        starts.iter().zip(self.directions()).filter_map(|(from, direction)| from.neighbour(direction)).collect()
    }

    /// The point where the checker stands after the move.
    #[inline]
    pub fn to(self) -> Point {
        self.path().last().copied().unwrap_or(self.from())
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.is_pass() {
            return f.write_str("pass");
        }
        let separator = if self.is_capture() { "x" } else { "-" };
        for (i, point) in self.path().into_iter().enumerate() {
            if i > 0 {
                f.write_str(separator)?;
            }
            write!(f, "{point}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
