//! What is certain of a position.

use alquerque_core::Outcome;
use alquerque_core::alquerque::State;

/// In how many plies a win comes, if the winner plays as quickly as is known and the loser holds out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Length {
    /// In so many: no quicker win is there.
    Exactly(u16),
    /// In so many at the most.
    AtMost(u16),
}

impl Length {
    /// The plies.
    pub const fn plies(self) -> u16 {
        match self {
            Self::Exactly(plies) | Self::AtMost(plies) => plies,
        }
    }

    /// How long it takes where the loser can choose between this and another.
    pub fn or(self, other: Self) -> Self {
        let plies = self.plies().max(other.plies());
        match (self, other) {
            (Self::Exactly(_), Self::Exactly(_)) => Self::Exactly(plies),
            _ => Self::AtMost(plies),
        }
    }

    /// The length from so many plies before.
    pub const fn and(self, more: u16) -> Self {
        match self {
            Self::Exactly(plies) => Self::Exactly(plies + more),
            Self::AtMost(plies) => Self::AtMost(plies + more),
        }
    }
}

/// What is certain of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// How it ends with best play.
    pub outcome: Outcome,
    /// How long a win takes, where that is known.
    pub length: Option<Length>,
}

impl Verdict {
    /// The same, seen a ply earlier.
    pub fn a_ply_before(self) -> Self {
        Self { length: self.length.map(|length| length.and(1)), ..self }
    }
}

/// What may make a draw of what is won, by the rule of repetition.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Past {
    /// The states that were there twice, of those that can come again.
    pub twice: Vec<State>,
}
