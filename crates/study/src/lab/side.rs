//! The two sides of the laboratory.

/// One of the two settings that are held against each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Side {
    /// The first.
    #[default]
    A,
    /// The second.
    B,
}

impl Side {
    /// Both of them.
    pub const BOTH: [Self; 2] = [Self::A, Self::B];

    /// Its name in the page's ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::A => "a",
            Self::B => "b",
        }
    }

    /// What it is called, in every language.
    pub const fn title(self) -> &'static str {
        match self {
            Self::A => "A",
            Self::B => "B",
        }
    }

    /// The side of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::BOTH.into_iter().find(|side| side.name() == name)
    }

    /// Its place in a list of both, and the number of its worker.
    pub const fn index(self) -> usize {
        self as usize
    }
}

/// Which of them are run many times.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Sides {
    /// Both, side by side.
    #[default]
    Both,
    /// One of them.
    One(Side),
}

impl Sides {
    /// Whether that one is among them.
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

    /// Those of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        if name == "both" { Some(Self::Both) } else { Side::from_name(name).map(Self::One) }
    }
}
