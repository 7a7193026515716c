//! The proven result of a position.

use alquerque_core::Outcome;

/// The length of a win in plies, if the winner takes the quickest known way and the loser resists as long as possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// Exactly this long: there is no quicker win.
    Exactly(u16),
    /// At most this long.
    AtMost(u16),
}

impl Length {
    /// The plies.
    pub const fn plies(self) -> u16 {
        match self {
            Self::Exactly(plies) | Self::AtMost(plies) => plies,
        }
    }

    /// The length if the loser can choose between this and another win.
    pub fn or(self, other: Self) -> Self {
        let plies = self.plies().max(other.plies());
        match (self, other) {
            (Self::Exactly(_), Self::Exactly(_)) => Self::Exactly(plies),
            _ => Self::AtMost(plies),
        }
    }

    /// The length counted from this many plies earlier.
    pub const fn and(self, more: u16) -> Self {
        match self {
            Self::Exactly(plies) => Self::Exactly(plies + more),
            Self::AtMost(plies) => Self::AtMost(plies + more),
        }
    }
}

/// The proven result of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// The outcome with best play.
    pub outcome: Outcome,
    /// The length of a win, if known.
    pub length: Option<Length>,
}

impl Verdict {
    /// The same verdict one ply earlier.
    pub fn a_ply_before(self) -> Self {
        Self { length: self.length.map(|length| length.and(1)), ..self }
    }
}
