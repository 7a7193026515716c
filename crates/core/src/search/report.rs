//! The report of a UCT search.

use std::cmp::Reverse;

use super::judgement::playout_value;
use crate::Outcome;

/// The results of a search so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<M> {
    /// Playouts made since the search began at this position.
    pub playouts: u64,
    /// Playouts in the tree, including those kept from searches of earlier positions.
    pub tree_playouts: u64,
    /// Nodes of the tree.
    pub nodes: usize,
    /// The move to play; `None` if the game is over.
    pub best: Option<M>,
    /// The principal variation, which starts with the best move.
    pub principal_variation: Vec<M>,
    /// The expected result for the side to move: 1 is a win, 0 a loss; 0.5 while nothing is known.
    pub expected: f32,
    /// The outcome with best play, if proven.
    pub proven: Option<Outcome>,
    /// The legal moves, best first.
    pub root_moves: Vec<RootMove<M>>,
}

impl<M: Copy> Report<M> {
    /// The legal moves, best first, with their values, for [`Judgement::choose`](super::Judgement::choose); see
    /// [`playout_value`].
    pub fn values(&self) -> Vec<(M, f32)> {
        let value = |root: &RootMove<M>| playout_value(root.win_rate, root.visits, root.proven.is_some());
        self.root_moves.iter().map(|root| (root.mv, value(root))).collect()
    }
}

impl<M> Report<M> {
    /// The same report with each move replaced, for example by its text.
    pub fn map<N>(&self, mut change: impl FnMut(&M) -> N) -> Report<N> {
        let root =
            |root: &RootMove<M>, mv| RootMove { mv, visits: root.visits, win_rate: root.win_rate, proven: root.proven };
        Report {
            playouts: self.playouts,
            tree_playouts: self.tree_playouts,
            nodes: self.nodes,
            best: self.best.as_ref().map(&mut change),
            principal_variation: self.principal_variation.iter().map(&mut change).collect(),
            expected: self.expected,
            proven: self.proven,
            root_moves: self.root_moves.iter().map(|old| root(old, change(&old.mv))).collect(),
        }
    }
}

impl<M: Clone + PartialEq> Report<M> {
    /// Merges the reports of searches of one position that ran side by side, each with a tree of its own: visits and
    /// results add up, and a proof by any of them counts (root parallelization; G. M. J.-B. Chaslot, M. H. M. Winands,
    /// H. J. van den Herik: *Parallel Monte-Carlo Tree Search*, 2008). `None` if there are no reports.
    pub fn merged(reports: &[Self]) -> Option<Self> {
        let first = reports.first()?;
        let proven = reports.iter().find_map(|report| report.proven);
        let root_moves: Vec<_> = first.root_moves.iter().map(|root| RootMove::merged(&root.mv, reports)).collect();
        // The win rate of a proven move is its result for the side to move.
        let rank = |root: &RootMove<M>| match root.proven {
            Some(_) if root.win_rate > 0.75 => 2,
            Some(_) if root.win_rate < 0.25 => 0,
            _ => 1,
        };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a whole number of half points")]
        let half_points = |root: &RootMove<M>| (2.0 * root.win_rate * root.visits as f32).round() as u64;
        let order = best_first(root_moves.iter().map(|root| [rank(root), root.visits.into(), half_points(root)]));
        let root_moves: Vec<_> = order.into_iter().map(|place| root_moves[place].clone()).collect();
        let best = root_moves.first().map(|root| root.mv.clone());
        let known = root_moves.first().filter(|best| best.visits > 0 || best.proven.is_some());
        let variation = |report: &&Self| report.principal_variation.first() == best.as_ref();
        let longest = reports.iter().filter(variation).max_by_key(|report| report.principal_variation.len());
        Some(Self {
            playouts: reports.iter().map(|report| report.playouts).sum(),
            tree_playouts: reports.iter().map(|report| report.tree_playouts).sum(),
            nodes: reports.iter().map(|report| report.nodes).sum(),
            best,
            principal_variation: longest.map_or_else(Vec::new, |report| report.principal_variation.clone()),
            expected: known.map_or(first.expected, |best| best.win_rate),
            proven,
            root_moves,
        })
    }
}

/// A legal move with its statistics.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RootMove<M> {
    /// The move.
    pub mv: M,
    /// Playouts that started with it.
    pub visits: u32,
    /// Their mean result for the side to move, 0 to 1, or its proven result; 0.5 while nothing is known.
    pub win_rate: f32,
    /// The outcome with best play after it, if proven.
    pub proven: Option<Outcome>,
}

impl<M: Clone + PartialEq> RootMove<M> {
    /// Merges what several searches found about a move.
    fn merged(mv: &M, reports: &[Report<M>]) -> Self {
        let all = || reports.iter().flat_map(|report| &report.root_moves).filter(|root| root.mv == *mv);
        let visits = all().map(|root| root.visits).sum::<u32>();
        if let Some(proven) = all().find(|root| root.proven.is_some()) {
            return Self { visits, ..proven.clone() };
        }
        let points: f64 = all().map(|root| f64::from(root.win_rate) * f64::from(root.visits)).sum();
        #[expect(clippy::cast_possible_truncation, reason = "a mean of numbers from 0 to 1")]
        let win_rate = if visits == 0 { 0.5 } else { (points / f64::from(visits)) as f32 };
        Self { mv: mv.clone(), visits, win_rate, proven: None }
    }
}

/// A legal move with its principal variation.
#[derive(Clone, Debug, PartialEq)]
pub struct RootLine<M> {
    /// The move.
    pub root: RootMove<M>,
    /// The principal variation, starting with this move, as far as the tree goes.
    pub moves: Vec<M>,
}

/// The indices of some keys in descending order; the sort is stable.
pub(super) fn best_first(keys: impl Iterator<Item = [u64; 3]>) -> Vec<usize> {
    let keys: Vec<_> = keys.collect();
    let mut places: Vec<usize> = (0..keys.len()).collect();
    places.sort_by_key(|&place| Reverse(keys[place]));
    places
}

#[cfg(test)]
mod tests {
    use std::slice;

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

    const START: &str = "ddddd/ddddd/dd1ll/lllll/lllll l -";

    #[test]
    fn a_single_report_stays_as_it_is() {
        for position in [START, "5/5/5/1d1d1/2l1l l -"] {
            for playouts in [0, 3, 5000] {
                let alone = report(position, playouts, 1);
                assert_eq!(Report::merged(slice::from_ref(&alone)).as_ref(), Some(&alone));
            }
        }
        assert_eq!(Report::merged(&[] as &[Report<u8>]), None);
    }

    #[test]
    fn visits_and_results_add_up() {
        let reports = [report(START, 4000, 1), report(START, 1000, 2)];
        let merged = Report::merged(&reports).unwrap();
        assert_eq!((merged.playouts, merged.tree_playouts), (5000, 5000));
        assert!(merged.root_moves.is_sorted_by_key(|root| Reverse(root.visits)));
        for root in &merged.root_moves {
            let both =
                reports.each_ref().map(|report| *report.root_moves.iter().find(|one| one.mv == root.mv).unwrap());
            assert_eq!(root.visits, both[0].visits + both[1].visits);
            let points = both.map(|one| one.win_rate * one.visits as f32).iter().sum::<f32>();
            assert!((root.win_rate * root.visits as f32 - points).abs() < 0.1);
        }
        assert_eq!(merged.principal_variation.first().copied(), merged.best);
    }

    #[test]
    fn a_proof_of_one_holds_for_all() {
        let position = "5/5/5/1d1d1/2l1l l -";
        let (known, open) = (report(position, 1000, 1), report(position, 1, 2));
        assert_eq!((known.proven, open.proven), (Some(Outcome::Win(Player::Light)), None));
        let merged = Report::merged(&[open, known.clone()]).unwrap();
        assert_eq!((merged.proven, merged.best), (known.proven, known.best));
        assert!((merged.expected - 1.0).abs() < f32::EPSILON);
    }
}
