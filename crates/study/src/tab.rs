//! The tabs of the study's panel.

/// A tab.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Tab {
    /// Moves and engines.
    #[default]
    Analysis,
    /// The review.
    Review,
    /// UCT made visible.
    Uct,
    /// The laboratory.
    Lab,
}

impl Tab {
    /// All of them, in order.
    pub const ALL: [Self; 4] = [Self::Analysis, Self::Review, Self::Uct, Self::Lab];

    /// Its name in the page's ids.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Analysis => "analysis",
            Self::Review => "review",
            Self::Uct => "uct",
            Self::Lab => "lab",
        }
    }

    /// The tab of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|tab| tab.name() == name)
    }
}
