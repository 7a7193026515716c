//! How long a review looks at each position.

use alquerque_messages::analysis::Bound;

/// How much work each position gets.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Effort {
    /// A first look at a whole game.
    Quick,
    /// What a game is worth that somebody wants to learn from.
    #[default]
    Usual,
    /// For those who have time.
    Thorough,
}

impl Effort {
    /// All of them, the least first.
    pub const ALL: [Self; 3] = [Self::Quick, Self::Usual, Self::Thorough];

    /// Its name on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Quick => "quick",
            Self::Usual => "usual",
            Self::Thorough => "thorough",
        }
    }

    /// The effort of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|effort| effort.name() == name)
    }

    /// The playouts for a position, and where random games are long the time. A game of 60 plies takes some seconds, half a minute at
    /// the most, or a minute or two: docs/study.md.
    pub const fn bound(self) -> Bound {
        let (playouts, millis) = match self {
            Self::Quick => (25_000, 200),
            Self::Usual => (200_000, 900),
            Self::Thorough => (800_000, 4000),
        };
        Bound { work: Some(playouts), millis: Some(millis) }
    }

    /// The milliseconds that the prover gets for a position. In endgames it knows at once, and long before them hardly ever.
    pub const fn proof_millis(self) -> u32 {
        match self {
            Self::Quick => 60,
            Self::Usual => 200,
            Self::Thorough => 1000,
        }
    }
}

/// For a try in a task: who has played it waits for the answer.
pub const TRY: Bound = Bound { work: Some(100_000), millis: Some(2000) };
