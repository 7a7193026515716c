//! Views of the tree of a UCT search.

use super::Uct;
use crate::Game;
use crate::playout::PlayoutPolicy;
use crate::search::instrumentation::snapshot::snapshot;
use crate::search::instrumentation::{Inspection, NodeId, SnapshotLimits, SnapshotNode, Variant};
use crate::search::tree::ROOT;

impl<G: Game, P: PlayoutPolicy<G>, V: Variant> Uct<G, P, V> {
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
}
