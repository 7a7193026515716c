//! The steps of the tour.

use alquerque_core::named;

use crate::uct::controls::Phase;

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
pub enum StepAction {
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
    pub action: StepAction,
    /// The ids of the parts of the page to highlight, the main one first.
    pub targets: &'static [&'static str],
    /// The formula; empty if there is none.
    pub formula: &'static str,
    /// Further reading.
    pub papers: &'static [Paper],
}

const fn content(
    action: StepAction,
    targets: &'static [&'static str],
    formula: &'static str,
    papers: &'static [Paper],
) -> Content {
    Content { action, targets, formula, papers }
}

/// Number of playouts after the first count, after the dilemma, after the growing picture, and at the end.
const COUNTED: u32 = 500;
pub(super) const WEIGHED: u32 = 520;
const THOUSANDS: u32 = 64_000;
const ALL: u32 = 250_000;

const MOVES: &[&str] = &["uct-moves"];
const FRAME: &str = "uct-drawing-frame";
const DRAWING: &[&str] = &[FRAME, "uct-detail"];
const CHART: &[&str] = &["uct-changes", "uct-shares"];
/// The possible results of a playout.
const RESULT: &str = "z \u{2208} {0, \u{bd}, 1}";
/// The update of a node.
const UPDATE: &str = "N \u{2190} N + 1, Q \u{2190} Q + z";
/// The bound by which a branch is selected.
const UCB: &str = "Q / N + c \u{d7} \u{221a}((ln P) / N)";

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
        use Growth::{Double, One};
        use Phase::{Backpropagation, Expansion, Playout, Selection};
        use StepAction::{Grow, Nothing, Show};
        match self {
            Self::Question => content(Nothing, MOVES, "", &[Paper::BROWNE]),
            Self::Playout => content(Show(Playout, Playout), &["board"], RESULT, &[Paper::ABRAMSON]),
            Self::Count => content(Grow(0, COUNTED, Double), MOVES, "Q / N", &[Paper::ABRAMSON]),
            Self::Dilemma => content(Grow(COUNTED, WEIGHED, One), MOVES, UCB, &[Paper::AUER]),
            Self::Selection => content(Show(Selection, Selection), DRAWING, UCB, &[Paper::KOCSIS, Paper::SHAH]),
            Self::Expansion => content(Show(Expansion, Playout), &[FRAME, "board"], "", &[Paper::COULOM]),
            Self::Backpropagation => content(Show(Backpropagation, Backpropagation), DRAWING, UPDATE, &[Paper::BROWNE]),
            Self::Thousands => content(Grow(WEIGHED, THOUSANDS, Double), &["uct-frame"], "", &[Paper::WINANDS]),
            Self::Mind => content(Grow(THOUSANDS, ALL, Double), CHART, "", &[Paper::KOCSIS, Paper::SHAH]),
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

/// A paper. Its data are the same in every language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Paper {
    /// Its authors.
    pub authors: &'static str,
    /// Its title.
    pub title: &'static str,
    /// Where it appeared, with pages and year.
    pub source: &'static str,
    /// Its digital object identifier.
    pub doi: &'static str,
}

impl Paper {
    /// Expected-outcome evaluation by random games.
    pub const ABRAMSON: Self = Self {
        authors: "Bruce Abramson",
        title: "Expected-Outcome: A General Model of Static Evaluation",
        source: "IEEE Transactions on Pattern Analysis and Machine Intelligence 12(2), 182\u{2013}193, 1990",
        doi: "10.1109/34.44404",
    };
    /// UCB1.
    pub const AUER: Self = Self {
        authors: "Peter Auer, Nicol\u{f2} Cesa-Bianchi, Paul Fischer",
        title: "Finite-time Analysis of the Multiarmed Bandit Problem",
        source: "Machine Learning 47, 235\u{2013}256, 2002",
        doi: "10.1023/A:1013689704352",
    };
    /// UCT: bandit-based planning.
    pub const KOCSIS: Self = Self {
        authors: "Levente Kocsis, Csaba Szepesv\u{e1}ri",
        title: "Bandit Based Monte-Carlo Planning",
        source: "ECML 2006, LNCS 4212, 282\u{2013}293",
        doi: "10.1007/11871842_29",
    };
    /// The missing convergence proof of UCT, with a bonus for which it holds.
    pub const SHAH: Self = Self {
        authors: "Devavrat Shah, Qiaomin Xie, Zhi Xu",
        title: "Non-Asymptotic Analysis of Monte Carlo Tree Search",
        source: "Operations Research, 2022; arXiv 1902.05213",
        doi: "10.48550/arXiv.1902.05213",
    };
    /// Monte-Carlo tree search.
    pub const COULOM: Self = Self {
        authors: "R\u{e9}mi Coulom",
        title: "Efficient Selectivity and Backup Operators in Monte-Carlo Tree Search",
        source: "Computers and Games 2006, LNCS 4630, 72\u{2013}83",
        doi: "10.1007/978-3-540-75538-8_7",
    };
    /// The MCTS solver: proven results in the tree.
    pub const WINANDS: Self = Self {
        authors: "Mark H. M. Winands, Yngvi Bj\u{f6}rnsson, Jahn-Takeshi Saito",
        title: "Monte-Carlo Tree Search Solver",
        source: "Computers and Games 2008, LNCS 5131, 25\u{2013}36",
        doi: "10.1007/978-3-540-87608-3_3",
    };
    /// The survey of MCTS.
    pub const BROWNE: Self = Self {
        authors: "Cameron Browne et al.",
        title: "A Survey of Monte Carlo Tree Search Methods",
        source: "IEEE Transactions on Computational Intelligence and AI in Games 4(1), 1\u{2013}43, 2012",
        doi: "10.1109/TCIAIG.2012.2186810",
    };
}
