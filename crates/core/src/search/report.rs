//! What a search has found, whatever the engine.

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use super::judgement::{odds_value, playout_value};
use super::score::ExpectedScore;
use crate::Outcome;

/// The work that an engine has done for a search, in its own terms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Work {
    /// No work.
    #[default]
    None,
    /// The work of UCT.
    Uct {
        /// Playouts made since the search began at this position.
        playouts: u64,
        /// Nodes of the tree, including those kept from searches of earlier positions.
        nodes: u64,
    },
    /// The work of alpha-beta.
    AlphaBeta {
        /// The depth of the last complete iteration in plies; 0 before the first is complete.
        depth: u32,
        /// Nodes visited.
        nodes: u64,
    },
}

impl Work {
    /// Playouts, or the nodes that alpha-beta has visited.
    pub const fn count(self) -> u64 {
        match self {
            Self::None => 0,
            Self::Uct { playouts, .. } => playouts,
            Self::AlphaBeta { nodes, .. } => nodes,
        }
    }

    /// Nodes of the tree of UCT, or those that alpha-beta has visited.
    pub const fn nodes(self) -> u64 {
        match self {
            Self::None => 0,
            Self::Uct { nodes, .. } | Self::AlphaBeta { nodes, .. } => nodes,
        }
    }

    /// The depth of the last complete iteration of alpha-beta in plies.
    pub const fn depth(self) -> u32 {
        match self {
            Self::None | Self::Uct { .. } => 0,
            Self::AlphaBeta { depth, .. } => depth,
        }
    }
}

/// The plies to the end of a decided game, if the winner takes the quickest known way and the loser resists as long as
/// possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Length {
    /// Exactly this many: there is no quicker win.
    Exactly(u32),
    /// At most this many.
    AtMost(u32),
}

/// The results of a search so far. `M` is a move, or its text.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Report<M> {
    /// The work done.
    pub work: Work,
    /// The time that it took. Searches have no clock; the caller adds it.
    pub seconds: f64,
    /// The share of the limit used, 0 to 1, which the caller adds.
    pub progress: f64,
    /// The expected score of the side to move; `None` if nothing is known.
    pub expected: Option<ExpectedScore>,
    /// Alpha-beta's score in hundredths of a man for the side to move; see [`plies_to_end`](super::plies_to_end) for
    /// scores of decided games.
    pub score: Option<i32>,
    /// The outcome with best play, if proven.
    pub proven: Option<Outcome>,
    /// The plies to the end of a proven win or loss, if known.
    pub length: Option<Length>,
    /// The principal variation, which starts with the best move. In a proven win it continues to the end of the game,
    /// as far as known.
    pub principal_variation: Vec<M>,
    /// The legal moves, best first; none if the game is over.
    pub root_moves: Vec<RootMove<M>>,
}

impl<M> Default for Report<M> {
    fn default() -> Self {
        Self {
            work: Work::None,
            seconds: 0.0,
            progress: 0.0,
            expected: None,
            score: None,
            proven: None,
            length: None,
            principal_variation: Vec::new(),
            root_moves: Vec::new(),
        }
    }
}

impl<M> Report<M> {
    /// Playouts or nodes per second; 0 if the time is unknown.
    pub fn per_second(&self) -> f64 {
        if self.seconds > 0.0 { self.work.count() as f64 / self.seconds } else { 0.0 }
    }

    /// The visits of all legal moves. For UCT these are the playouts in the tree that started with a move, including
    /// those kept from searches of earlier positions.
    pub fn visits(&self) -> u64 {
        self.root_moves.iter().map(|root| root.visits).sum()
    }

    /// The legal moves whose lines are known, best first.
    pub fn lines(&self) -> impl Iterator<Item = &RootMove<M>> {
        self.root_moves.iter().filter(|root| !root.line.is_empty())
    }

    /// The value of a legal move for [`Judgement`](super::Judgement), in the engine's terms; see [`playout_value`] and
    /// [`odds_value`].
    pub fn value(&self, root: &RootMove<M>) -> f32 {
        let (expected, is_proven) = (root.expected.map_or(0.0, f32::from), root.proven.is_some());
        match self.work {
            Work::AlphaBeta { .. } => odds_value(expected, is_proven),
            Work::None | Work::Uct { .. } => playout_value(expected, root.visits, is_proven),
        }
    }

    /// The same report with each move replaced, for example by its text.
    pub fn map<N>(&self, mut change: impl FnMut(&M) -> N) -> Report<N> {
        Report {
            work: self.work,
            seconds: self.seconds,
            progress: self.progress,
            expected: self.expected,
            score: self.score,
            proven: self.proven,
            length: self.length,
            principal_variation: self.principal_variation.iter().map(&mut change).collect(),
            root_moves: self.root_moves.iter().map(|root| root.map(&mut change)).collect(),
        }
    }
}

impl<M: Clone> Report<M> {
    /// The move to play; `None` if the game is over.
    pub fn best(&self) -> Option<M> {
        self.root_moves.first().map(|best| best.mv.clone())
    }

    /// The legal moves, best first, with their values, for [`Judgement::choose`](super::Judgement::choose).
    pub fn values(&self) -> Vec<(M, f32)> {
        self.root_moves.iter().map(|root| (root.mv.clone(), self.value(root))).collect()
    }
}

impl<M: Clone + PartialEq> Report<M> {
    /// Merges the reports of UCT searches of one position that ran side by side, each with a tree of its own: visits
    /// and results add up, and a proof by any of them counts (root parallelization; G. M. J.-B. Chaslot,
    /// M. H. M. Winands, H. J. van den Herik: *Parallel Monte-Carlo Tree Search*, 2008). `None` if there are no reports.
    pub fn merged(reports: &[&Self]) -> Option<Self> {
        let &first = reports.first()?;
        let proven = reports.iter().find_map(|report| report.proven);
        let root_moves: Vec<_> = first.root_moves.iter().map(|root| RootMove::merged(&root.mv, reports)).collect();
        let expected = |root: &RootMove<M>| root.expected.map_or(0.5, f32::from);
        // The expected score of a proven move is its result for the side to move.
        let rank = |root: &RootMove<M>| match root.proven {
            Some(_) if expected(root) > 0.75 => 2,
            Some(_) if expected(root) < 0.25 => 0,
            _ => 1,
        };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a whole number of half points")]
        let half_points = |root: &RootMove<M>| (2.0 * expected(root) * root.visits as f32).round() as u64;
        let order = best_first(root_moves.iter().map(|root| [rank(root), root.visits, half_points(root)]));
        let root_moves: Vec<_> = order.into_iter().map(|index| root_moves[index].clone()).collect();
        let best = root_moves.first().map(|root| &root.mv);
        let variation = |report: &&&Self| report.principal_variation.first() == best;
        let longest = reports.iter().filter(variation).max_by_key(|report| report.principal_variation.len());
        Some(Self {
            work: Work::Uct {
                playouts: reports.iter().map(|report| report.work.count()).sum(),
                nodes: reports.iter().map(|report| report.work.nodes()).sum(),
            },
            principal_variation: longest.map_or_else(Vec::new, |report| report.principal_variation.clone()),
            expected: root_moves.first().and_then(|best| best.expected).or(first.expected),
            proven,
            root_moves,
            // They ran side by side; one may have started later.
            seconds: reports.iter().map(|report| report.seconds).fold(0.0, f64::max),
            progress: reports.iter().map(|report| report.progress).fold(0.0, f64::max),
            ..first.clone()
        })
    }
}

/// A legal move with its statistics.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RootMove<M> {
    /// The move.
    pub mv: M,
    /// Playouts that started with it, or nodes that alpha-beta has visited below it.
    pub visits: u64,
    /// The expected score for the side to move; `None` if unknown: for most moves, alpha-beta only proves that they are
    /// no better than the best.
    pub expected: Option<ExpectedScore>,
    /// Alpha-beta's score in hundredths of a man for the side to move.
    pub score: Option<i32>,
    /// The outcome with best play after it, if proven.
    pub proven: Option<Outcome>,
    /// The plies to the end, counted from before this move, if it is known to win or lose in that time.
    pub length: Option<Length>,
    /// The principal variation that starts with this move, if it was asked for; else empty.
    pub line: Vec<M>,
}

impl<M> RootMove<M> {
    /// A move about which nothing is known.
    pub const fn new(mv: M) -> Self {
        Self { mv, visits: 0, expected: None, score: None, proven: None, length: None, line: Vec::new() }
    }

    fn map<N>(&self, mut change: impl FnMut(&M) -> N) -> RootMove<N> {
        RootMove {
            mv: change(&self.mv),
            visits: self.visits,
            expected: self.expected,
            score: self.score,
            proven: self.proven,
            length: self.length,
            line: self.line.iter().map(change).collect(),
        }
    }
}

impl<M: Clone + PartialEq> RootMove<M> {
    /// Merges what several searches found about a move.
    fn merged(mv: &M, reports: &[&Report<M>]) -> Self {
        let all = || reports.iter().flat_map(|report| &report.root_moves).filter(|root| root.mv == *mv);
        let visits = all().map(|root| root.visits).sum();
        if let Some(proven) = all().find(|root| root.proven.is_some()) {
            return Self { visits, ..proven.clone() };
        }
        let points: f64 = all().filter_map(|root| Some(root.expected?.value() * root.visits as f64)).sum();
        #[expect(clippy::cast_possible_truncation, reason = "a mean of numbers from 0 to 1")]
        let expected = (visits > 0).then(|| ExpectedScore::from((points / visits as f64) as f32));
        Self { visits, expected, ..Self::new(mv.clone()) }
    }
}

/// The indices of some keys in descending order; the sort is stable.
pub(super) fn best_first(keys: impl Iterator<Item = [u64; 3]>) -> Vec<usize> {
    let keys: Vec<_> = keys.collect();
    let mut indices: Vec<usize> = (0..keys.len()).collect();
    indices.sort_by_key(|&index| Reverse(keys[index]));
    indices
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::alquerque::Alquerque;
    use crate::search::{Uct, UctConfig, rng};
    use crate::{Notation, Player};

    fn report(position: &str, playouts: u64, seed: u64) -> Report<<Alquerque as crate::Game>::Move> {
        let game: Alquerque = "merkel".parse().unwrap();
        let position = game.parse_position(position).unwrap();
        let mut uct = Uct::new(game, &[position], UctConfig::default());
        uct.run(&mut rng(seed), playouts, || false);
        uct.report()
    }

    fn score<M>(root: &RootMove<M>) -> f32 {
        root.expected.unwrap().into()
    }

    const START: &str = "ddddd/ddddd/dd1ll/lllll/lllll l -";

    #[test]
    fn a_single_report_stays_as_it_is() {
        for position in [START, "5/5/5/1d1d1/2l1l l -"] {
            for playouts in [0, 3, 5000] {
                let alone = report(position, playouts, 1);
                assert_eq!(Report::merged(&[&alone]).as_ref(), Some(&alone));
            }
        }
        assert_eq!(Report::merged(&[] as &[&Report<u8>]), None);
    }

    #[test]
    fn visits_and_results_add_up() {
        // The first has started later.
        let reports = [report(START, 1000, 2), report(START, 4000, 1)];
        let reports = [Report { seconds: 0.5, ..reports[0].clone() }, Report { seconds: 2.0, ..reports[1].clone() }];
        let merged = Report::merged(&reports.each_ref()).unwrap();
        assert_eq!((merged.work.count(), merged.visits(), merged.per_second()), (5000, 5000, 2500.0));
        assert!(merged.root_moves.is_sorted_by_key(|root| Reverse(root.visits)));
        for root in &merged.root_moves {
            let both = reports.each_ref().map(|report| report.root_moves.iter().find(|one| one.mv == root.mv).unwrap());
            assert_eq!(root.visits, both[0].visits + both[1].visits);
            let points = both.map(|one| score(one) * one.visits as f32).iter().sum::<f32>();
            assert!((score(root) * root.visits as f32 - points).abs() < 0.1);
        }
        assert_eq!(merged.principal_variation.first().copied(), merged.best());
    }

    #[test]
    fn a_proof_of_one_holds_for_all() {
        let position = "5/5/5/1d1d1/2l1l l -";
        let (known, open) = (report(position, 1000, 1), report(position, 1, 2));
        assert_eq!((known.proven, open.proven), (Some(Outcome::Win(Player::Light)), None));
        let merged = Report::merged(&[&open, &known]).unwrap();
        assert_eq!((merged.proven, merged.best()), (known.proven, known.best()));
        assert_eq!(merged.expected, Some(ExpectedScore::from(1.0)));
    }
}
