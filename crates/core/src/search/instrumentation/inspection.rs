//! The numbers of a node in a UCT tree.

use crate::search::tree::{Node, Proof};
use crate::{Outcome, Player};

/// A node of a search tree, by its index. It stays valid until the search moves on to another position
/// ([`Uct::advance`](crate::search::Uct::advance)).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct NodeId(pub(crate) u32);

impl NodeId {
    /// Nodes are numbered in the order in which they are added; the root is 0.
    pub const fn number(self) -> u32 {
        self.0
    }
}

/// The results of the playouts through a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NodeStatistics {
    /// N: the playouts through this node.
    pub visits: u32,
    /// Twice Q: the half points, 2 for a win and 1 for a draw, of the player who moved into this node.
    pub half_points: u32,
    /// The mean result for the player who moved into this node, 0 to 1, or its proven result; 0.5 while nothing is
    /// known.
    pub mean: f32,
    /// The outcome with best play, if proven; without MCTS-Solver only if the game is over.
    pub proven: Option<Outcome>,
}

impl NodeStatistics {
    /// The statistics of a node reached by a move of `mover`.
    pub(crate) fn new(node: &Node, mover: Player) -> Self {
        let Node { visits, half_points, proof, .. } = *node;
        Self { visits, half_points, mean: node.mean(), proven: proof.outcome(mover) }
    }
}

/// A child as selection sees it: the terms of UCB1, as the search computes them.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Candidate<M> {
    /// The child.
    pub id: NodeId,
    /// The move into it.
    pub mv: M,
    /// The results of its playouts.
    pub statistics: NodeStatistics,
    /// The formula's first term: the mean result for the player to move, or the proven one; 0.5 if nothing is known.
    pub mean: f32,
    /// Its second term, c * sqrt(ln N / n); infinite while the child is unvisited. With many visits the logarithm is
    /// updated only at every 16th, so the term may lag a little, but see [`crate::search::Uct::with_exact_logarithms`].
    pub exploration: f32,
    /// The upper confidence bound, the sum of both. Selection takes the first child with the greatest one. It is
    /// infinite while the child is unvisited, and negative infinity if MCTS-Solver has proven the child lost, so that
    /// it is chosen last.
    pub bound: f32,
}

impl<M> Candidate<M> {
    /// A child of a node in which `mover` is to move; `exploration` is the factor shared by all children.
    pub(crate) fn new(id: NodeId, mv: M, node: &Node, mover: Player, exploration: f32) -> Self {
        let statistics = NodeStatistics::new(node, mover);
        let (term, bound) = node.upper_bound(exploration);
        let (mean, exploration, bound) = if node.visits == 0 && node.proof == Proof::Open {
            (statistics.mean, f32::INFINITY, f32::INFINITY)
        } else if node.is_avoided() {
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
    /// The results of its playouts.
    pub statistics: NodeStatistics,
    /// Its children in the game's order of moves; empty for a leaf.
    pub children: Vec<Candidate<M>>,
    /// The index of the child that selection chooses; `None` if selection ends here, at a leaf or at a proven node.
    pub chosen: Option<usize>,
}
