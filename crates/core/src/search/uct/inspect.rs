//! The report of a UCT search, and views of its tree.

use std::cmp::Reverse;

use super::Uct;
use crate::Game;
use crate::playout::PlayoutPolicy;
use crate::search::instrumentation::snapshot::snapshot;
use crate::search::instrumentation::{Inspection, NodeId, SnapshotLimits, SnapshotNode, Variant};
use crate::search::report::{Report, RootMove, Work, best_first};
use crate::search::tree::{Proof, ROOT};

impl<G: Game, P: PlayoutPolicy<G>, V: Variant> Uct<G, P, V> {
    /// The results so far.
    pub fn report(&self) -> Report<G::Move> {
        let root = self.tree.node(ROOT);
        let mover = self.game.to_move(&self.root);
        let root_moves: Vec<_> = self.ranked().map(|child| self.root_move(child)).collect();
        // The statistics of the root say more than those of an unvisited move.
        let proven = root.proof.flip().outcome(mover);
        let is_known = root.visits > 0 || proven.is_some();
        let best = root_moves.first().and_then(|best| best.expected);
        Report {
            work: Work::Uct { playouts: self.playouts, nodes: self.tree.len() as u64 },
            principal_variation: self.variation(ROOT),
            expected: best.or_else(|| is_known.then(|| (1.0 - root.mean()).into())),
            proven,
            root_moves,
            ..Report::default()
        }
    }

    /// The report with the principal variations of the best `lines` root moves.
    pub fn report_with_lines(&self, lines: usize) -> Report<G::Move> {
        let mut report = self.report();
        for (child, root) in self.ranked().zip(&mut report.root_moves).take(lines) {
            root.line.push(root.mv);
            root.line.extend(self.variation(child));
        }
        report
    }

    /// The node reached by `path` from the root, with its children and the numbers by which selection chooses among
    /// them; `None` if the tree has no such node.
    pub fn inspect(&self, path: &[G::Move]) -> Option<Inspection<G::Move>> {
        self.find(path).map(|node| self.inspection(node, path.len()))
    }

    /// A snapshot of the tree below the node reached by `path` from the root, breadth first; `None` if the tree has no
    /// such node. The time depends on the nodes of the snapshot and their children, not on the tree's size.
    pub fn snapshot(&self, path: &[G::Move], limits: SnapshotLimits) -> Option<Vec<SnapshotNode<G::Move>>> {
        self.find(path).map(|node| snapshot(&self.tree, node, path.len(), self.mover(path.len()), &[], limits))
    }

    /// A snapshot of the whole tree that includes all nodes of `path`, which leads down from the root, however few
    /// visits they have.
    pub fn snapshot_along(&self, path: &[NodeId], limits: SnapshotLimits) -> Vec<SnapshotNode<G::Move>> {
        snapshot(&self.tree, ROOT, 0, self.mover(0), path, limits)
    }

    /// The number of nodes at each depth, the root first. Visits the whole tree.
    pub fn levels(&self) -> Vec<usize> {
        let mut levels = Vec::new();
        let mut level = vec![ROOT];
        while !level.is_empty() {
            levels.push(level.len());
            level = level.into_iter().flat_map(|node| self.tree.children(node)).collect();
        }
        levels
    }

    fn find(&self, path: &[G::Move]) -> Option<u32> {
        path.iter().try_fold(ROOT, |node, &mv| self.tree.children(node).find(|&child| self.tree.mv(child) == mv))
    }

    /// The children of the root, best first.
    fn ranked(&self) -> impl Iterator<Item = u32> {
        let children: Vec<u32> = self.tree.children(ROOT).collect();
        best_first(children.iter().map(|&child| self.merit(child))).into_iter().map(move |place| children[place])
    }

    fn root_move(&self, child: u32) -> RootMove<G::Move> {
        let node = self.tree.node(child);
        let proven = node.proof.outcome(self.game.to_move(&self.root));
        let expected = (node.visits > 0 || proven.is_some()).then(|| node.mean().into());
        RootMove { visits: node.visits.into(), expected, proven, ..RootMove::new(self.tree.mv(child)) }
    }

    /// The sort key of a child, greater is better: proven wins first, then the most visited, and proven losses last.
    fn merit(&self, child: u32) -> [u64; 3] {
        let node = self.tree.node(child);
        let rank = if self.variant.proves() { node.proof.rank() } else { 1 };
        [rank, node.visits.into(), node.half_points.into()]
    }

    /// The principal variation from `node` on.
    fn variation(&self, mut node: u32) -> Vec<G::Move> {
        let mut variation = Vec::new();
        // `max_by_key` would return the last of several equals.
        while let Some(best) = self.tree.children(node).min_by_key(|&child| Reverse(self.merit(child))) {
            if self.tree.node(best).visits == 0 && self.tree.node(best).proof == Proof::Open {
                break;
            }
            variation.push(self.tree.mv(best));
            node = best;
        }
        variation
    }
}
