//! Path-coded moves: a move along a path in one word, shared by the jumping games.

/// Defines `$Move`, a newtype of the unsigned integer `$word`. From the low end, a move holds the bit index of its
/// first place, whether it captures (1 bit), the number of legs (4 bits), and the direction of each leg. `$word` must
/// have room for the longest capture chain.
macro_rules! path_coded_move {
    ($Move:ident($word:ty), $Place:ident: $place_bits:literal bits, $Direction:ident: $direction_bits:literal bits) => {
        const CAPTURE: $word = 1 << $place_bits;
        const LEGS_SHIFT: u32 = $place_bits + 1;
        const PATH_SHIFT: u32 = LEGS_SHIFT + 4;
        const DIRECTION_BITS: u32 = $direction_bits;

        #[allow(
            clippy::cast_possible_truncation,
            reason = "the index of a direction is small; not every word is narrow"
        )]
        impl $Move {
            /// A step from `from` to its neighbour in `direction`.
            #[inline]
            pub(super) const fn step(from: $Place, direction: $Direction) -> Self {
                Self(from.bit() as $word | 1 << LEGS_SHIFT | (direction.index() as $word) << PATH_SHIFT)
            }

            /// A capture chain without any jump yet.
            #[inline]
            pub(super) const fn chain(from: $Place) -> Self {
                Self(from.bit() as $word | CAPTURE)
            }

            /// The chain with one more jump in `direction`.
            #[inline]
            pub(super) const fn jump(self, direction: $Direction) -> Self {
                let shift = PATH_SHIFT + DIRECTION_BITS * self.legs();
                Self((self.0 + (1 << LEGS_SHIFT)) | (direction.index() as $word) << shift)
            }

            /// The number of steps or jumps: 1 for a step, at least 1 for a chain, and 0 for a pass.
            #[inline]
            pub const fn legs(self) -> u32 {
                (self.0 >> LEGS_SHIFT & 15) as u32
            }

            /// The first place.
            #[inline]
            pub const fn from(self) -> $Place {
                $Place::from_bit((self.0 & (CAPTURE - 1)) as u32)
            }

            /// Whether the move captures. If so, each leg captures one piece.
            #[inline]
            pub const fn is_capture(self) -> bool {
                self.0 & CAPTURE != 0
            }

            /// The directions of the legs, in order.
            #[inline]
            pub fn directions(self) -> impl Iterator<Item = $Direction> {
                let path = self.0 >> PATH_SHIFT;
                // The mask in `from_index` ignores the bits above the leg's own.
                (0..self.legs()).map(move |leg| $Direction::from_index((path >> (DIRECTION_BITS * leg)) as usize))
            }

            /// Every place that the piece touches, from the first to the last; none for a pass.
            #[inline]
            pub fn path(self) -> Vec<$Place> {
                if self.legs() == 0 {
                    return Vec::new();
                }
                let mut path = vec![self.from()];
                let mut here = self.from();
                for direction in self.directions() {
                    let over = here.neighbour(direction);
                    let next = if self.is_capture() { over.and_then(|over| over.neighbour(direction)) } else { over };
                    // A move never leaves the board, so there is always a next place.
                    here = next.unwrap_or(here);
                    path.push(here);
                }
                path
            }

            /// The places of the captured pieces, in the order of the jumps; empty for a step.
            #[inline]
            pub fn captured(self) -> Vec<$Place> {
                if !self.is_capture() {
                    return Vec::new();
                }
                let starts = self.path();
                starts.iter().zip(self.directions()).filter_map(|(from, direction)| from.neighbour(direction)).collect()
            }

            /// The last place.
            #[inline]
            pub fn to(self) -> $Place {
                self.path().last().copied().unwrap_or(self.from())
            }
        }

        impl crate::path_move::PathMove for $Move {
            type Place = $Place;

            fn path(self) -> Vec<$Place> {
                self.path()
            }

            fn is_capture(self) -> bool {
                self.is_capture()
            }
        }

        impl std::fmt::Display for $Move {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                crate::path_move::write(f, &self.path(), self.is_capture())
            }
        }

        impl std::fmt::Debug for $Move {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                std::fmt::Display::fmt(self, f)
            }
        }
    };
}

pub(crate) use path_coded_move;

use std::fmt::{self, Display};

use alquerque_language::{MessageId, Phrase, message};

use crate::TextError;
use crate::error::{is_over, not_a, one_of};
use crate::fields::{blanks, sorted_texts, split_keeping_places};

/// The text of a pass.
pub(crate) const PASS: &str = "pass";

/// Writes a move by its path, such as `c2-c3` or `15x24x31`.
pub(crate) fn write<P: Display>(f: &mut fmt::Formatter<'_>, path: &[P], is_capture: bool) -> fmt::Result {
    let Some((first, rest)) = path.split_first() else { return f.write_str(PASS) };
    write!(f, "{first}")?;
    let separator = if is_capture { "x" } else { "-" };
    rest.iter().try_for_each(|place| write!(f, "{separator}{place}"))
}

/// What the parser of path-coded moves and the explanation of illegal ones need to know.
pub(crate) trait PathMove: Copy + Display {
    /// A place that a piece touches.
    type Place: PartialEq;

    /// Every place that the piece touches.
    fn path(self) -> Vec<Self::Place>;

    /// Whether the move captures.
    fn is_capture(self) -> bool;
}

/// Parses the places of a move, separated by `-` or `x`; `place` parses one.
pub(crate) fn read<P>(
    text: &str,
    place: impl Fn(&str) -> Option<P>,
    part: &'static str,
    expected: MessageId,
) -> Result<Vec<P>, TextError> {
    let mut path = Vec::new();
    for field in split_keeping_places(text.trim(), blanks(text) + 1, |c| matches!(c, '-' | 'x' | 'X')) {
        let Some(place) = place(field.text) else {
            let problem = not_a(part, field.text);
            return Err(TextError::new("move", text, problem, expected).at(field.column));
        };
        path.push(place);
    }
    Ok(path)
}

/// Explains why no legal move has this path.
pub(crate) fn refusal<M: PathMove>(text: &str, path: &[M::Place], legal: &[M], part: &'static str) -> TextError {
    if legal.is_empty() {
        return is_over(text);
    }
    let problem = if legal.iter().all(|mv| mv.path().is_empty()) {
        Phrase::new(message::PROBLEM_MUST_PASS)
    } else if path.len() == 1 {
        Phrase::new(message::PROBLEM_ONLY_ONE).key("part", part)
    } else if legal.iter().any(|mv| mv.path().starts_with(path)) {
        Phrase::new(message::PROBLEM_MUST_GO_ON)
    } else if legal.iter().all(|mv| mv.is_capture()) {
        Phrase::new(message::PROBLEM_CAPTURE_COMPULSORY)
    } else {
        Phrase::new(message::PROBLEM_ILLEGAL)
    };
    TextError::new("move", text, problem, one_of(sorted_texts(legal)))
}
