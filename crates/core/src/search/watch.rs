//! Who sees a UCT search at work, iteration by iteration.
//!
//! The four steps are those of C. Browne et al.: *A Survey of Monte Carlo Tree Search Methods*, 2012.

use super::inspection::{Inspection, NodeId, NodeStatistics};
use crate::playout::WatchTurns;
use crate::{Game, Outcome};

/// Who is told what an iteration of UCT does: selection, expansion, playouts with their turns, and backpropagation. An
/// iteration is compiled apart for each kind of watch, so that the usual one, which nobody watches, has nothing of it: that is
/// what `()` stands for. What takes work to tell is told by a function, which need not be called.
pub trait Watch<G: Game>: WatchTurns<G::Position> {
    /// Selection: the way from the root led through this node to its chosen child.
    #[inline]
    fn node_selected(&mut self, node: impl FnOnce() -> Inspection<G::Move>) {
        let _ = node;
    }

    /// Selection has come to its end, at a leaf or at a proven node.
    #[inline]
    fn leaf_reached(&mut self, leaf: NodeId, before: impl FnOnce() -> NodeStatistics) {
        let _ = (leaf, before);
    }

    /// Expansion: what has become of the leaf.
    #[inline]
    fn leaf_expanded(&mut self, expansion: impl FnOnce() -> Expansion<G::Move>) {
        let _ = expansion;
    }

    /// A playout begins; its turns follow ([`WatchTurns::turn_made`]).
    #[inline]
    fn playout_begun(&mut self, position: &G::Position) {
        let _ = position;
    }

    /// The playout is over.
    #[inline]
    fn playout_ended(&mut self, outcome: Outcome) {
        let _ = outcome;
    }

    /// Backpropagation: a result is about to be entered. It begins with the leaf, which may have been found out to be the
    /// end of the game since it was reached, and ends with the root.
    #[inline]
    fn result_due(&mut self, node: NodeId, before: impl FnOnce() -> NodeStatistics) {
        let _ = (node, before);
    }

    /// Backpropagation: the result was entered.
    #[inline]
    fn result_entered(&mut self, node: NodeId, after: impl FnOnce() -> NodeStatistics) {
        let _ = (node, after);
    }
}

impl<G: Game> Watch<G> for () {}

/// What has become of the node at which the selection has ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Expansion<M> {
    /// It was proven before, or the game is known to be over there: there is no playout.
    Known(Outcome),
    /// This first visit found that the game is over there: there is no playout.
    Over(Outcome),
    /// It stays a leaf until it has been visited more often. The more nodes there are, the more visits it takes.
    Waiting {
        /// The visits so far, this one not counted.
        visits: u32,
        /// The visits that it takes, the last of which expands it.
        needed: u32,
    },
    /// It stays a leaf, as the tree has no room for more nodes.
    Full,
    /// It was given a child for each legal move.
    Children {
        /// The first child; the others have the numbers after it.
        first: NodeId,
        /// The moves into them.
        moves: Vec<M>,
    },
}
