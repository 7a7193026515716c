//! A picture of a search's tree: as much of it as can be drawn.

use std::collections::{BinaryHeap, VecDeque};

use super::inspection::{NodeId, NodeStatistics};
use super::tree::Tree;
use crate::Player;

/// How much of a tree is to be seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PictureSize {
    /// The least share, 0 to 1, of the uppermost node's visits that a node must have.
    pub least_share: f32,
    /// The most nodes: of more those with the most visits are seen, and of several with as many those that were in the tree
    /// first.
    pub max_nodes: usize,
}

/// A node that is to be seen.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct PictureNode<M> {
    /// The node.
    pub id: NodeId,
    /// The place of its parent in the picture; none for the uppermost node.
    pub parent: Option<usize>,
    /// The move into it; none for the root of the tree.
    pub mv: Option<M>,
    /// The player who made that move.
    pub mover: Player,
    /// Plies below the root of the tree.
    pub depth: usize,
    /// What its playouts have brought.
    pub statistics: NodeStatistics,
    /// How many children it has in the tree, those that are not to be seen included.
    pub children: usize,
}

/// The picture of the tree below `top`, which lies `depth` plies below the root and is reached by a move of `mover`: breadth first, and
/// children in the game's order of moves. It takes time for the nodes that are seen and their children, whatever the size of the
/// tree.
pub(super) fn picture<P: Copy, M: Copy>(
    tree: &Tree<P, M>,
    top: u32,
    depth: usize,
    mover: Player,
    size: PictureSize,
) -> Vec<PictureNode<M>> {
    let least = f64::from(size.least_share) * f64::from(tree.node(top).visits);
    // No node has more visits than its parent, and none was in the tree before it: taken in this order, parents come first.
    let mut waiting = BinaryHeap::from([(tree.node(top).visits, !top)]);
    let mut seen = Vec::new();
    while seen.len() < size.max_nodes
        && let Some((_, node)) = waiting.pop()
    {
        seen.push(!node);
        let children = tree.children(!node).map(|child| (tree.node(child).visits, !child));
        waiting.extend(children.filter(|&(visits, _)| f64::from(visits) >= least));
    }
    if seen.is_empty() {
        return Vec::new();
    }
    seen.sort_unstable();
    let mut picture: Vec<PictureNode<M>> = Vec::new();
    let mut queue = VecDeque::from([(top, None, depth, mover)]);
    while let Some((node, parent, depth, mover)) = queue.pop_front() {
        let children = tree.children(node);
        // Children lie side by side.
        let within = seen.partition_point(|&other| other < children.start)..;
        let drawn = seen[within].iter().copied().take_while(|&other| other < children.end);
        queue.extend(drawn.map(|child| (child, Some(picture.len()), depth + 1, mover.opponent())));
        picture.push(PictureNode {
            id: NodeId(node),
            parent,
            mv: tree.move_into(node),
            mover,
            depth,
            statistics: NodeStatistics::new(tree.node(node), mover),
            children: children.len(),
        });
    }
    picture
}
