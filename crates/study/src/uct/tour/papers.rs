//! The papers cited by the tour.

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
