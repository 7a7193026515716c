//! The engines of the study, by name.

use alquerque_core::phrase::Phrase;

/// Which of the engines.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum EngineId {
    /// Monte-Carlo tree search.
    Uct,
    /// Alpha-beta search.
    AlphaBeta,
}

impl EngineId {
    /// Both of them.
    pub const ALL: [Self; 2] = [Self::Uct, Self::AlphaBeta];

    /// Its name in the page's ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Uct => "uct",
            Self::AlphaBeta => "alpha-beta",
        }
    }

    /// What it is called, in words.
    pub fn title(self) -> Phrase {
        Phrase::new("study-engine").key("engine", self.name())
    }

    /// The engine of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|which| which.name() == name)
    }
}
