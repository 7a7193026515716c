//! What a UCT search has at a node of its tree, for who wants to see it.

use super::tree::{Node, Proof};
use crate::{Outcome, Player};

/// A node of a search's tree, by its place in memory. It stands for the same node until the search goes on to another position
/// ([`Uct::advance`](super::Uct::advance)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(super) u32);

impl NodeId {
    /// Nodes are numbered as they come into the tree; the root is 0.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// What the playouts through a node have brought so far.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NodeStatistics {
    /// N: the playouts through this node.
    pub visits: u32,
    /// Twice Q: the half points, 2 for a win and 1 for a draw, of the player who moved into this node.
    pub half_points: u32,
    /// The mean result for the player who moved into this node, 0 to 1, or its proven result; 0.5 as long as nothing is
    /// known.
    pub mean: f32,
    /// The outcome with best play, where it is proven; without MCTS-Solver only where the game is over.
    pub proven: Option<Outcome>,
}

impl NodeStatistics {
    /// Those of a node into which `mover` has moved.
    pub(super) fn new(node: &Node, mover: Player) -> Self {
        let Node { visits, half_points, proof, .. } = *node;
        Self { visits, half_points, mean: node.mean(), proven: proof.outcome(mover) }
    }
}

/// A child in the eyes of the selection: UCB1's formula with its numbers, as they are computed in the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<M> {
    /// The child.
    pub id: NodeId,
    /// The move into it.
    pub mv: M,
    /// What its playouts have brought.
    pub statistics: NodeStatistics,
    /// The formula's first term: the mean result for the player to move, or the proven one; 0.5 where nothing is known.
    pub mean: f32,
    /// Its second term, c * sqrt(ln N / n); infinite as long as the child was not visited. Of a node with many visits the logarithm
    /// is computed at every 16th only, so that the term may be a little behind.
    pub exploration: f32,
    /// The upper confidence bound, the sum of both. The child with the greatest one is chosen, and the first of several. It is
    /// infinite as long as the child was not visited, and negatively infinite where MCTS-Solver has proven it lost: such a
    /// child is chosen last.
    pub bound: f32,
}

impl<M> Candidate<M> {
    /// That of a child of a node whose player to move is `mover`; `exploration` is the common factor of the children.
    pub(super) fn new(id: NodeId, mv: M, node: &Node, mover: Player, exploration: f32) -> Self {
        let statistics = NodeStatistics::new(node, mover);
        let (term, bound) = node.upper_bound(exploration);
        let (mean, exploration, bound) = if node.visits == 0 && node.proof == Proof::Open {
            (statistics.mean, f32::INFINITY, f32::INFINITY)
        } else if node.is_shunned() {
            (statistics.mean, term, f32::NEG_INFINITY)
        } else {
            (node.selection_mean(), term, bound)
        };
        Self { id, mv, statistics, mean, exploration, bound }
    }
}

/// A node with its children.
#[derive(Clone, Debug, PartialEq)]
pub struct Inspection<M> {
    /// The node.
    pub id: NodeId,
    /// The side to move there.
    pub to_move: Player,
    /// What its playouts have brought.
    pub statistics: NodeStatistics,
    /// Its children in the game's order of moves; none as long as it is a leaf.
    pub children: Vec<Candidate<M>>,
    /// The place of the child that the selection chooses; none where it ends here, at a leaf or at a proven node.
    pub chosen: Option<usize>,
}
