//! A bounded snapshot of a search tree, small enough to draw.

use std::collections::{BinaryHeap, VecDeque};

use super::inspection::{NodeId, NodeStatistics};
use crate::Player;
use crate::search::tree::Tree;

/// Limits of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SnapshotLimits {
    /// The minimum share, 0 to 1, of the top node's visits that a node must have.
    pub least_share: f32,
    /// The maximum number of nodes. Prefers nodes with more visits, and among equals the older ones.
    pub max_nodes: usize,
}

/// A node of a snapshot.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct SnapshotNode<M> {
    /// The node.
    pub id: NodeId,
    /// The index of its parent in the snapshot; `None` for the top node.
    pub parent: Option<usize>,
    /// The move into it; `None` for the root of the tree.
    pub mv: Option<M>,
    /// The player who made that move.
    pub mover: Player,
    /// Plies below the root of the tree.
    pub depth: usize,
    /// The results of its playouts.
    pub statistics: NodeStatistics,
    /// The number of its children in the tree, including those outside the snapshot.
    pub children: usize,
}

/// A snapshot of the tree below `top`, which lies `depth` plies below the root and is reached by a move of `mover`:
/// breadth first, children in the game's order of moves. The nodes of `path`, which leads down from `top`, are always
/// in it. The time depends on the nodes of the snapshot and their children, not on the tree's limits.
pub(crate) fn snapshot<P: Copy, M: Copy>(
    tree: &Tree<P, M>,
    top: u32,
    depth: usize,
    mover: Player,
    path: &[NodeId],
    limits: SnapshotLimits,
) -> Vec<SnapshotNode<M>> {
    let least = f64::from(limits.least_share) * f64::from(tree.node(top).visits);
    // A node has at most as many visits as its parent, and is newer: in this order, parents come first.
    let visits = |node| if path.contains(&NodeId(node)) { u32::MAX } else { tree.node(node).visits };
    let mut waiting = BinaryHeap::from([(visits(top), !top)]);
    let mut seen = Vec::new();
    while seen.len() < limits.max_nodes
        && let Some((_, node)) = waiting.pop()
    {
        seen.push(!node);
        let children = tree.children(!node).map(|child| (visits(child), !child));
        waiting.extend(children.filter(|&(visits, _)| f64::from(visits) >= least));
    }
    if seen.is_empty() {
        return Vec::new();
    }
    seen.sort_unstable();
    let mut snapshot: Vec<SnapshotNode<M>> = Vec::new();
    let mut queue = VecDeque::from([(top, None, depth, mover)]);
    while let Some((node, parent, depth, mover)) = queue.pop_front() {
        let children = tree.children(node);
        // Children are contiguous.
        let within = seen.partition_point(|&other| other < children.start)..;
        let drawn = seen[within].iter().copied().take_while(|&other| other < children.end);
        queue.extend(drawn.map(|child| (child, Some(snapshot.len()), depth + 1, mover.opponent())));
        snapshot.push(SnapshotNode {
            id: NodeId(node),
            parent,
            mv: tree.move_into(node),
            mover,
            depth,
            statistics: NodeStatistics::new(tree.node(node), mover),
            children: children.len(),
        });
    }
    snapshot
}
