//! The observer of a UCT search.
//!
//! The four steps are those of C. Browne et al.: *A Survey of Monte Carlo Tree Search Methods*, 2012.

use super::inspection::{Inspection, NodeId, NodeStatistics};
use crate::playout::PlayoutObserver;
use crate::{Game, Outcome};

/// Called at each step of an iteration: selection, expansion, playouts with their turns, and backpropagation.
///
/// An iteration is compiled separately for each observer, so that the observer `()`, used in play, costs nothing.
/// Values that take work to compute are passed as closures, which need not be called.
pub trait UctObserver<G: Game>: PlayoutObserver<G::Position> {
    /// Selection passed through this node to its chosen child.
    #[inline]
    fn node_selected(&mut self, _node: impl FnOnce() -> Inspection<G::Move>) {}

    /// Selection ended, at a leaf or at a proven node.
    #[inline]
    fn leaf_reached(&mut self, _leaf: NodeId, _before: impl FnOnce() -> NodeStatistics) {}

    /// Expansion ended with this result.
    #[inline]
    fn leaf_expanded(&mut self, _expansion: impl FnOnce() -> Expansion<G::Move>) {}

    /// A playout starts; its turns follow ([`PlayoutObserver::turn_played`]).
    #[inline]
    fn playout_started(&mut self, _position: &G::Position) {}

    /// The playout is over.
    #[inline]
    fn playout_ended(&mut self, _outcome: Outcome) {}

    /// Backpropagation is about to update a node. The first is the leaf, which may have turned out to be the end of the
    /// game since selection reached it; the last is the root.
    #[inline]
    fn before_update(&mut self, _node: NodeId, _before: impl FnOnce() -> NodeStatistics) {}

    /// Backpropagation updated the node.
    #[inline]
    fn after_update(&mut self, _node: NodeId, _after: impl FnOnce() -> NodeStatistics) {}
}

impl<G: Game> UctObserver<G> for () {}

/// The result of expanding the node at which selection ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expansion<M> {
    /// It was proven before, or the game is known to be over there: there is no playout.
    Known(Outcome),
    /// This first visit found that the game is over there: there is no playout.
    Over(Outcome),
    /// It remains a leaf until it has more visits. The number needed grows with the tree.
    Waiting {
        /// The visits so far, not counting this one.
        visits: u32,
        /// The visit that expands it.
        needed: u32,
    },
    /// It remains a leaf, as the tree is full.
    Full,
    /// It got a child for each legal move.
    Children {
        /// The first child; the others have the numbers after it.
        first: NodeId,
        /// The moves into them.
        moves: Vec<M>,
    },
}
