//! The report of a UCT search, and views of its tree.

use std::cmp::Reverse;

use super::Uct;
use crate::Game;
use crate::playout::PlayoutPolicy;
use crate::search::instrumentation::snapshot::snapshot;
use crate::search::instrumentation::{Inspection, NodeId, SnapshotLimits, SnapshotNode, Variant};
use crate::search::report::{Report, RootLine, RootMove, best_first};
use crate::search::tree::{Proof, ROOT};

impl<G: Game, P: PlayoutPolicy<G>, V: Variant> Uct<G, P, V> {
    /// The results so far.
    pub fn report(&self) -> Report<G::Move> {
        let root = self.tree.node(ROOT);
        let mover = self.game.to_move(&self.root);
        let root_moves: Vec<_> = self.ranked().map(|child| self.root_move(child)).collect();
        // The statistics of the root say more than those of an unvisited move.
        let known = root_moves.first().filter(|best| best.visits > 0 || best.proven.is_some());
        let expected = known.map_or(1.0 - root.mean(), |best| best.win_rate);
        Report {
            playouts: self.playouts,
            tree_playouts: u64::from(root.visits),
            nodes: self.tree.len(),
            best: root_moves.first().map(|best| best.mv),
            principal_variation: self.variation(ROOT),
            expected,
            proven: root.proof.flip().outcome(mover),
            root_moves,
        }
    }

    /// The principal variations of the best `most` root moves, best first.
    pub fn lines(&self, most: usize) -> Vec<RootLine<G::Move>> {
        let line = |child| {
            let mut moves = vec![self.tree.mv(child)];
            moves.extend(self.variation(child));
            RootLine { root: self.root_move(child), moves }
        };
        self.ranked().take(most).map(line).collect()
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
        RootMove {
            mv: self.tree.mv(child),
            visits: node.visits,
            win_rate: node.mean(),
            proven: node.proof.outcome(self.game.to_move(&self.root)),
        }
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
