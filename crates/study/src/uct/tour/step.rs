//! The steps of the tour.

use super::papers::Paper;
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

/// What a step does and shows.
#[derive(Clone, Copy, Debug)]
pub struct Content {
    /// The search's activity.
    pub doing: Doing,
    /// The ids of the parts of the page to highlight, the main one first.
    pub targets: &'static [&'static str],
    /// The formula; empty if there is none.
    pub formula: &'static str,
    /// Further reading.
    pub papers: &'static [Paper],
}

const fn content(
    doing: Doing,
    targets: &'static [&'static str],
    formula: &'static str,
    papers: &'static [Paper],
) -> Content {
    Content { doing, targets, formula, papers }
}

/// Number of playouts after the first count, after the dilemma, after the growing picture, and at the end.
const COUNTED: u32 = 500;
const WEIGHED: u32 = 520;
const THOUSANDS: u32 = 64_000;
const ALL: u32 = 250_000;

const MOVES: &[&str] = &["uct-moves"];
const DRAWING: &[&str] = &["uct-drawing-frame", "uct-detail"];
/// The bound by which a branch is selected.
const UCB: &str = "Q / N + c \u{d7} \u{221a}(ln P / N)";

impl TourStep {
    /// The step that an address's fragment names: `#tour`, or `#tour-5`.
    pub fn from_fragment(fragment: &str) -> Option<Self> {
        match fragment.strip_prefix("#tour")? {
            "" => Some(Self::default()),
            number => Self::ALL.into_iter().find(|step| number.strip_prefix('-') == Some(&step.number().to_string())),
        }
    }

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

    /// What it does and shows.
    pub const fn content(self) -> Content {
        use Doing::{Grow, Nothing, Show};
        use Growth::{Double, One};
        match self {
            Self::Question => content(Nothing, MOVES, "", &[Paper::BROWNE]),
            Self::Playout => content(
                Show(Phase::Playout, Phase::Playout),
                &["board"],
                "z \u{2208} {0, \u{bd}, 1}",
                &[Paper::ABRAMSON],
            ),
            Self::Count => content(Grow(0, COUNTED, Double), MOVES, "Q / N", &[Paper::ABRAMSON]),
            Self::Dilemma => content(Grow(COUNTED, WEIGHED, One), MOVES, UCB, &[Paper::AUER]),
            Self::Selection => {
                content(Show(Phase::Selection, Phase::Selection), DRAWING, UCB, &[Paper::KOCSIS, Paper::SHAH])
            }
            Self::Expansion => {
                content(Show(Phase::Expansion, Phase::Playout), &["uct-drawing-frame", "board"], "", &[Paper::COULOM])
            }
            Self::Backpropagation => content(
                Show(Phase::Backpropagation, Phase::Backpropagation),
                DRAWING,
                "N \u{2190} N + 1, Q \u{2190} Q + z",
                &[Paper::BROWNE],
            ),
            Self::Thousands => content(Grow(WEIGHED, THOUSANDS, Double), &["uct-frame"], "", &[Paper::WINANDS]),
            Self::Mind => {
                content(Grow(THOUSANDS, ALL, Double), &["uct-changes", "uct-shares"], "", &[Paper::KOCSIS, Paper::SHAH])
            }
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
}
