//! The steps of the tour.

use super::paper::Paper;
use crate::uct::stage::Phase;

/// A step of the tour.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TourStep {
    /// Which move is best, and nobody tells.
    #[default]
    Question,
    /// A random game.
    Playout,
    /// Many of them are counted.
    Count,
    /// To explore or to exploit.
    Dilemma,
    /// The way down the tree.
    Selection,
    /// The tree grows.
    Expansion,
    /// The way up again.
    Backpropagation,
    /// All that thousands of times.
    Thousands,
    /// The search changes its mind.
    Mind,
}

/// What the search does at a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Nothing yet.
    Nothing,
    /// The tree grows from so many playouts to so many.
    Grow(u32, u32, Growth),
    /// An iteration is shown from the beginning of a phase to the end of another.
    Show(Phase, Phase),
}

/// How the tree grows from one moment to the next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Growth {
    /// By a playout.
    One,
    /// To twice as many.
    Double,
}

/// What a step speaks of, and what is to be seen.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The board.
    Board,
    /// The moves of the root as bars.
    Moves,
    /// The four phases.
    Phases,
    /// The numbers of a step.
    Detail,
    /// The picture of the tree.
    Tree,
    /// How often it has changed its mind.
    Changes,
    /// The chart.
    Chart,
}

/// Playouts of the first count, behind the dilemma, behind the picture that grows, and at the end.
const COUNTED: u32 = 500;
const WEIGHED: u32 = 520;
const THOUSANDS: u32 = 64_000;
const ALL: u32 = 250_000;

impl TourStep {
    /// All of them, in order.
    pub const ALL: [Self; 9] = [
        Self::Question,
        Self::Playout,
        Self::Count,
        Self::Dilemma,
        Self::Selection,
        Self::Expansion,
        Self::Backpropagation,
        Self::Thousands,
        Self::Mind,
    ];

    /// Its name in messages.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Question => "question",
            Self::Playout => "playout",
            Self::Count => "count",
            Self::Dilemma => "dilemma",
            Self::Selection => "selection",
            Self::Expansion => "expansion",
            Self::Backpropagation => "backpropagation",
            Self::Thousands => "thousands",
            Self::Mind => "mind",
        }
    }

    /// Which one it is, from 1 on.
    pub fn number(self) -> usize {
        Self::ALL.iter().take_while(|&&step| step != self).count() + 1
    }

    /// The next one.
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.number()).copied()
    }

    /// The one before.
    pub fn before(self) -> Option<Self> {
        Self::ALL.get(self.number().checked_sub(2)?).copied()
    }

    /// What the search does.
    pub const fn doing(self) -> Doing {
        match self {
            Self::Question => Doing::Nothing,
            Self::Playout => Doing::Show(Phase::Playout, Phase::Playout),
            Self::Count => Doing::Grow(0, COUNTED, Growth::Double),
            Self::Dilemma => Doing::Grow(COUNTED, WEIGHED, Growth::One),
            Self::Selection => Doing::Show(Phase::Selection, Phase::Selection),
            Self::Expansion => Doing::Show(Phase::Expansion, Phase::Playout),
            Self::Backpropagation => Doing::Show(Phase::Backpropagation, Phase::Backpropagation),
            Self::Thousands => Doing::Grow(WEIGHED, THOUSANDS, Growth::Double),
            Self::Mind => Doing::Grow(THOUSANDS, ALL, Growth::Double),
        }
    }

    /// The iteration that it shows: the first one, or the one behind those that were counted.
    pub const fn iteration(self) -> u32 {
        if matches!(self, Self::Playout) { 1 } else { WEIGHED + 1 }
    }

    /// What is talked about, the first of them above all.
    pub const fn targets(self) -> &'static [Target] {
        match self {
            Self::Playout => &[Target::Board],
            Self::Question | Self::Count | Self::Dilemma => &[Target::Moves],
            Self::Selection | Self::Backpropagation => &[Target::Phases, Target::Detail],
            Self::Expansion => &[Target::Phases, Target::Board],
            Self::Thousands => &[Target::Tree],
            Self::Mind => &[Target::Changes, Target::Chart],
        }
    }

    /// Its formula.
    pub const fn formula(self) -> &'static str {
        match self {
            Self::Playout => "z \u{2208} {0, \u{bd}, 1}",
            Self::Count => "Q / N",
            Self::Dilemma | Self::Selection => "Q / N + c \u{d7} \u{221a}(ln P / N)",
            Self::Backpropagation => "N \u{2190} N + 1, Q \u{2190} Q + z",
            Self::Question | Self::Expansion | Self::Thousands | Self::Mind => "",
        }
    }

    /// Where more is to be read.
    pub const fn papers(self) -> &'static [Paper] {
        match self {
            Self::Question | Self::Backpropagation => &[Paper::BROWNE],
            Self::Playout | Self::Count => &[Paper::ABRAMSON],
            Self::Dilemma => &[Paper::AUER],
            Self::Selection => &[Paper::KOCSIS],
            Self::Expansion => &[Paper::COULOM],
            Self::Thousands => &[Paper::WINANDS],
            Self::Mind => &[Paper::KOCSIS, Paper::BROWNE],
        }
    }
}
