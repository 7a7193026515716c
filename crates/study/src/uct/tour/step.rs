//! The steps of the tour.

use super::paper::Paper;
use crate::named::named;
use crate::uct::stage::Phase;

named! {
    /// A step of the tour.
    #[derive(Default)]
    pub enum TourStep {
        /// Which move is best?
        #[default]
        Question = "question",
        /// A random playout.
        Playout = "playout",
        /// Counting many of them.
        Count = "count",
        /// Exploration versus exploitation.
        Dilemma = "dilemma",
        /// Selection: the descent into the tree.
        Selection = "selection",
        /// Expansion: the tree grows.
        Expansion = "expansion",
        /// Backpropagation: the update of the path.
        Backpropagation = "backpropagation",
        /// Thousands of iterations.
        Thousands = "thousands",
        /// The search changes its mind.
        Mind = "mind",
    }
}

/// The search's activity during a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Doing {
    /// Nothing yet.
    Nothing,
    /// Grow the tree from one number of playouts to another.
    Grow(u32, u32, Growth),
    /// Show an iteration from the beginning of one phase to the end of another.
    Show(Phase, Phase),
}

/// The pace of the tree's growth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Growth {
    /// One playout at a time.
    One,
    /// Doubling.
    Double,
}

/// A part of the page that a step highlights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// The board.
    Board,
    /// The root moves as bars.
    Moves,
    /// The drawing of the iteration.
    Drawing,
    /// The numbers of the current step.
    Detail,
    /// The picture of the tree.
    Tree,
    /// The number of changes of mind.
    Changes,
    /// The chart.
    Chart,
}

/// Number of playouts after the first count, after the dilemma, after the growing picture, and at the end.
const COUNTED: u32 = 500;
const WEIGHED: u32 = 520;
const THOUSANDS: u32 = 64_000;
const ALL: u32 = 250_000;

impl TourStep {
    /// Its number, from 1.
    pub fn number(self) -> usize {
        Self::ALL.iter().take_while(|&&step| step != self).count() + 1
    }

    /// The next one.
    pub fn next(self) -> Option<Self> {
        Self::ALL.get(self.number()).copied()
    }

    /// The previous one.
    pub fn before(self) -> Option<Self> {
        Self::ALL.get(self.number().checked_sub(2)?).copied()
    }

    /// The search's activity.
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

    /// Whether it asks a question.
    pub const fn asks(self) -> bool {
        matches!(self, Self::Dilemma | Self::Selection | Self::Backpropagation)
    }

    /// The iteration to show: the first one, or the one after those counted so far.
    pub const fn iteration(self) -> u32 {
        if matches!(self, Self::Playout) { 1 } else { WEIGHED + 1 }
    }

    /// The parts of the page to highlight, the main one first.
    pub const fn targets(self) -> &'static [Target] {
        match self {
            Self::Playout => &[Target::Board],
            Self::Question | Self::Count | Self::Dilemma => &[Target::Moves],
            Self::Selection | Self::Backpropagation => &[Target::Drawing, Target::Detail],
            Self::Expansion => &[Target::Drawing, Target::Board],
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

    /// Further reading.
    pub const fn papers(self) -> &'static [Paper] {
        match self {
            Self::Question | Self::Backpropagation => &[Paper::BROWNE],
            Self::Playout | Self::Count => &[Paper::ABRAMSON],
            Self::Dilemma => &[Paper::AUER],
            Self::Selection | Self::Mind => &[Paper::KOCSIS, Paper::SHAH],
            Self::Expansion => &[Paper::COULOM],
            Self::Thousands => &[Paper::WINANDS],
        }
    }
}
