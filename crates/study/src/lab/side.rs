//! The two sides of a comparison.

use crate::named::named;

named! {
    /// One of the two settings to compare.
    #[derive(Default)]
    pub enum Side {
        /// The first.
        #[default]
        A = "a",
        /// The second.
        B = "b",
    }
}

impl Side {
    /// Its title, the same in every language.
    pub const fn title(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
        }
    }

    /// Its index in a list of both, and its worker's number.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// The settings to run repeatedly.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sides {
    /// Both, side by side.
    #[default]
    Both,
    /// One of them.
    One(Side),
}

impl Sides {
    /// Returns whether a side is included.
    pub fn has(self, side: Side) -> bool {
        match self {
            Self::Both => true,
            Self::One(only) => only == side,
        }
    }

    /// Their name on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Both => "both",
            Self::One(side) => side.name(),
        }
    }

    /// Parses a name.
    pub fn from_name(name: &str) -> Option<Self> {
        if name == "both" { Some(Self::Both) } else { Side::from_name(name).map(Self::One) }
    }
}
