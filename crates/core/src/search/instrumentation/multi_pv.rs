//! The observer of an alpha-beta search, and one that finds several lines (multi-PV).

use crate::search::score::{INFINITE, plies_to_end};

/// Called by an alpha-beta search. A search is compiled separately for each observer, so that the observer `()`, used
/// in play, costs nothing.
pub trait AlphaBetaObserver<M> {
    /// Whether several lines are wanted: then all of the first root moves are searched for their exact scores.
    const MULTI_PV: bool = false;

    /// A beta cutoff above the quiescence search; `first` if the first move tried caused it.
    #[inline]
    fn cutoff(&mut self, _first: bool) {}

    /// A root move raised alpha to `score`. Returns alpha for the following moves, unless it is that score.
    #[inline]
    fn raised(&mut self, _score: i32, _line: &[M]) -> Option<i32> {
        None
    }

    /// The iteration of this depth is complete; `nodes` counts those of all iterations so far.
    #[inline]
    fn completed(&mut self, _depth: u32, _nodes: u64) {}

    /// Whether a deeper iteration would add nothing, given that the best move is settled.
    #[inline]
    fn is_settled(&self) -> bool {
        true
    }

    /// The search restarts at another position.
    #[inline]
    fn clear(&mut self) {}
}

impl<M> AlphaBetaObserver<M> for () {}

/// Beta cutoffs, not counting those of the quiescence search and those from the transposition table.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Cutoffs {
    /// All of them.
    pub all: u64,
    /// Those caused by the first move tried: their share measures the move ordering.
    pub by_first_move: u64,
}

/// A line and its score.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredLine<M> {
    /// The score in hundredths of a man for the side to move; see [`plies_to_end`] for decided games. It is exact: the
    /// minimax score at this depth.
    pub score: i32,
    /// The principal variation.
    pub moves: Vec<M>,
}

/// A complete iteration.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompletedIteration<M> {
    /// Its depth in plies.
    pub depth: u32,
    /// The best lines, best first: as many as requested, or as there are moves.
    pub lines: Vec<ScoredLine<M>>,
    /// The nodes it visited.
    pub nodes: u64,
    /// Its cutoffs.
    pub cutoffs: Cutoffs,
}

/// Collects the best lines (multi-PV) and statistics of each iteration.
///
/// One search finds all lines: alpha at the root is the score of the worst of the requested lines so far, instead of
/// the best.
#[derive(Clone, Debug)]
pub struct MultiPv<M> {
    wanted: usize,
    /// The lines of the current iteration, best first.
    lines: Vec<ScoredLine<M>>,
    cutoffs: Cutoffs,
    nodes: u64,
    iterations: Vec<CompletedIteration<M>>,
}

impl<M> MultiPv<M> {
    /// Collects the best `lines` lines, each with a different first move; 0 means 1.
    pub fn new(lines: usize) -> Self {
        Self { wanted: lines.max(1), lines: Vec::new(), cutoffs: Cutoffs::default(), nodes: 0, iterations: Vec::new() }
    }

    /// The complete iterations, one for each depth from 1 on.
    pub fn iterations(&self) -> &[CompletedIteration<M>] {
        &self.iterations
    }
}

impl<M: Copy> AlphaBetaObserver<M> for MultiPv<M> {
    const MULTI_PV: bool = true;

    #[inline]
    fn cutoff(&mut self, first: bool) {
        self.cutoffs.all += 1;
        self.cutoffs.by_first_move += u64::from(first);
    }

    fn raised(&mut self, score: i32, line: &[M]) -> Option<i32> {
        let place = self.lines.partition_point(|other| other.score >= score);
        self.lines.insert(place, ScoredLine { score, moves: line.to_vec() });
        self.lines.truncate(self.wanted);
        let last = self.lines.last().filter(|_| self.lines.len() == self.wanted);
        Some(last.map_or(-INFINITE, |line| line.score))
    }

    fn completed(&mut self, depth: u32, nodes: u64) {
        self.iterations.push(CompletedIteration {
            depth,
            lines: std::mem::take(&mut self.lines),
            nodes: nodes - std::mem::replace(&mut self.nodes, nodes),
            cutoffs: std::mem::take(&mut self.cutoffs),
        });
    }

    fn is_settled(&self) -> bool {
        let decided = |depth, score| plies_to_end(score).is_some_and(|plies| plies <= depth);
        let last = self.iterations.last();
        // A single line is settled when the best move is.
        self.wanted == 1 || last.is_some_and(|last| last.lines.iter().all(|line| decided(last.depth, line.score)))
    }

    fn clear(&mut self) {
        *self = Self::new(self.wanted);
    }
}
