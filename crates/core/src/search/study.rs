//! What an alpha-beta search keeps beside its result, for who wants to study it.

use super::score::{INFINITE, plies_to_end};

/// What a search is told of itself. A search is compiled apart for each kind of study, so that the usual one, which keeps
/// nothing, has nothing of it: that is what `()` stands for.
pub trait Study<M> {
    /// Whether there may be several lines: then the first of the root moves are all searched for their exact scores.
    const MULTI_PV: bool = false;

    /// A beta cut-off at a position with a depth left: a move has refuted the line before it, and `first` says that it was the
    /// first one tried.
    #[inline]
    fn cut_off(&mut self, first: bool) {
        let _ = first;
    }

    /// A root move has turned out to be better than alpha. Returns alpha for the moves after it, where that is not its score.
    #[inline]
    fn raised(&mut self, score: i32, line: &[M]) -> Option<i32> {
        let _ = (score, line);
        None
    }

    /// An iteration of that depth is complete, after so many nodes of all iterations.
    #[inline]
    fn completed(&mut self, depth: u32, nodes: u64) {
        let _ = (depth, nodes);
    }

    /// Whether a deeper iteration has nothing to tell besides the best move, which is settled.
    #[inline]
    fn is_settled(&self) -> bool {
        true
    }

    /// The search begins anew at another position.
    #[inline]
    fn clear(&mut self) {}
}

impl<M> Study<M> for () {}

/// Beta cut-offs: positions some move of which was so good that the others did not matter. Those of the quiescence, and those
/// that the transposition table spares, are not counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct CutOffs {
    /// All of them.
    pub all: u64,
    /// Those by the first move tried: their share says how good the order of moves is.
    pub by_first_move: u64,
}

/// A line and what it is worth.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ScoredLine<M> {
    /// The score in hundredths of a man for the side to move, see [`plies_to_end`] for those of decided games. It is exact:
    /// minimax's score of this depth.
    pub score: i32,
    /// The moves that both sides are expected to play.
    pub moves: Vec<M>,
}

/// An iteration that is complete.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CompletedIteration<M> {
    /// Its depth in plies.
    pub depth: u32,
    /// The best lines, the best one first: as many as are wanted, or as there are moves.
    pub lines: Vec<ScoredLine<M>>,
    /// Positions that it has looked at.
    pub nodes: u64,
    /// Its cut-offs.
    pub cut_offs: CutOffs,
}

/// A study of the best lines (multi-PV) and of each iteration.
///
/// The lines are found in one search: alpha at the root is the score of the last of the best lines so far, in the place of
/// the best one's.
#[derive(Clone, Debug)]
pub struct Analysis<M> {
    wanted: usize,
    /// Those of the iteration under way, the best one first.
    lines: Vec<ScoredLine<M>>,
    cut_offs: CutOffs,
    nodes: u64,
    iterations: Vec<CompletedIteration<M>>,
}

impl<M> Analysis<M> {
    /// Of so many best lines, each beginning with another move; 0 counts as 1.
    pub fn new(lines: usize) -> Self {
        Self { wanted: lines.max(1), lines: Vec::new(), cut_offs: CutOffs::default(), nodes: 0, iterations: Vec::new() }
    }

    /// The complete iterations, one of each depth from 1 on.
    pub fn iterations(&self) -> &[CompletedIteration<M>] {
        &self.iterations
    }
}

impl<M: Copy> Study<M> for Analysis<M> {
    const MULTI_PV: bool = true;

    #[inline]
    fn cut_off(&mut self, first: bool) {
        self.cut_offs.all += 1;
        self.cut_offs.by_first_move += u64::from(first);
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
            cut_offs: std::mem::take(&mut self.cut_offs),
        });
    }

    fn is_settled(&self) -> bool {
        let decided = |depth, score| plies_to_end(score).is_some_and(|plies| plies <= depth);
        let last = self.iterations.last();
        // One line is settled when the best move is.
        self.wanted == 1 || last.is_some_and(|last| last.lines.iter().all(|line| decided(last.depth, line.score)))
    }

    fn clear(&mut self) {
        *self = Self::new(self.wanted);
    }
}
