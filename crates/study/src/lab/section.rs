//! What the laboratory is opened at.

/// A kind of experiments.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Section {
    /// Two settings side by side.
    #[default]
    Compare,
    /// Many runs with different seeds.
    Runs,
    /// Alpha-beta, iteration by iteration.
    AlphaBeta,
}

impl Section {
    /// All of them.
    pub const ALL: [Self; 3] = [Self::Compare, Self::Runs, Self::AlphaBeta];

    /// Its name on the page.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Compare => "compare",
            Self::Runs => "runs",
            Self::AlphaBeta => "alpha-beta",
        }
    }

    /// The section of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|section| section.name() == name)
    }
}
