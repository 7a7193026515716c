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

    /// Its index in a list of both.
    pub const fn index(self) -> usize {
        self as usize
    }
}

named! {
    /// The settings to run repeatedly.
    #[derive(Default)]
    pub enum Sides {
        /// Both, side by side.
        #[default]
        Both = "both",
        /// The first.
        A = "a",
        /// The second.
        B = "b",
    }
}

impl Sides {
    /// Returns whether a side is included.
    pub fn has(self, side: Side) -> bool {
        self == Self::Both || self.name() == side.name()
    }
}
