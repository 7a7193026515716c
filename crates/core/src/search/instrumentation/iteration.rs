//! A record of one iteration of UCT.

use serde::{Deserialize, Serialize};

use super::inspection::{Inspection, NodeId, NodeStatistics};
use super::uct_observer::{Expansion, UctObserver};
use crate::playout::PlayoutObserver;
use crate::{Game, Outcome};

/// One iteration: selection, expansion, playouts, backpropagation.
#[derive(Clone, Debug, PartialEq)]
pub struct Iteration<M> {
    /// The nodes from the root down to the leaf, without the leaf, each with all its children and the chosen one.
    pub selection: Vec<Inspection<M>>,
    /// The node at which selection ended: a leaf or a proven node.
    pub leaf: NodeId,
    /// The result of expanding the leaf.
    pub expansion: Expansion<M>,
    /// The playouts from there: one in play; none if the outcome is known.
    pub playouts: Vec<RecordedPlayout<M>>,
    /// The nodes updated by backpropagation, from the leaf up to the root.
    pub updates: Vec<NodeUpdate>,
}

impl<M: Copy> Iteration<M> {
    /// The moves from the root to the leaf.
    pub fn path(&self) -> Vec<M> {
        self.selection.iter().filter_map(|node| Some(node.children[node.chosen?].mv)).collect()
    }
}

/// A playout move by move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct RecordedPlayout<M> {
    /// Legal moves, each of which leads to the position that the playout reached; if several captures lead there, the
    /// first of them.
    pub moves: Vec<M>,
    /// The playout's outcome.
    pub outcome: Outcome,
}

/// An update of a node by backpropagation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct NodeUpdate {
    /// The node.
    pub node: NodeId,
    /// Its statistics before the iteration.
    pub before: NodeStatistics,
    /// Its statistics after the iteration. A result proven by this iteration is proven only here.
    pub after: NodeStatistics,
}

/// Records an iteration.
pub(crate) struct Recorder<G: Game> {
    game: G,
    pub(crate) iteration: Iteration<G::Move>,
    /// The last position of the current playout, with exact counters.
    position: Option<G::Position>,
    /// The statistics of the leaf before its expansion, until it is updated.
    before: Option<NodeStatistics>,
    // A buffer, kept to save allocations.
    moves: Vec<G::Move>,
}

impl<G: Game> Recorder<G> {
    pub(crate) fn new(game: G) -> Self {
        let iteration = Iteration {
            selection: Vec::new(),
            leaf: NodeId(0),
            expansion: Expansion::Full,
            playouts: Vec::new(),
            updates: Vec::new(),
        };
        Self { game, iteration, position: None, before: None, moves: Vec::new() }
    }
}

impl<G: Game> PlayoutObserver<G::Position> for Recorder<G> {
    fn turn_played(&mut self, reached: impl FnOnce() -> G::Position) {
        let (Some(position), Some(playout)) = (&mut self.position, self.iteration.playouts.last_mut()) else { return };
        let reached = reached();
        self.game.moves_into(position, &mut self.moves);
        let found = self.moves.iter().map(|&mv| (mv, self.game.play_unchecked(position, mv)));
        // Playouts play only legal moves, so one is found.
        if let Some((mv, next)) = found.into_iter().find(|(_, next)| *next == reached) {
            playout.moves.push(mv);
            *position = next;
        }
    }
}

impl<G: Game> UctObserver<G> for Recorder<G> {
    fn node_selected(&mut self, node: impl FnOnce() -> Inspection<G::Move>) {
        self.iteration.selection.push(node());
    }

    fn leaf_reached(&mut self, leaf: NodeId, before: impl FnOnce() -> NodeStatistics) {
        self.iteration.leaf = leaf;
        self.before = Some(before());
    }

    fn leaf_expanded(&mut self, expansion: impl FnOnce() -> Expansion<G::Move>) {
        self.iteration.expansion = expansion();
    }

    fn playout_started(&mut self, position: &G::Position) {
        self.position = Some(*position);
        self.iteration.playouts.push(RecordedPlayout { moves: Vec::new(), outcome: Outcome::Draw });
    }

    fn playout_ended(&mut self, outcome: Outcome) {
        if let Some(playout) = self.iteration.playouts.last_mut() {
            playout.outcome = outcome;
        }
    }

    fn before_update(&mut self, node: NodeId, before: impl FnOnce() -> NodeStatistics) {
        // The leaf's statistics are from before its expansion.
        let before = self.before.take().unwrap_or_else(before);
        self.iteration.updates.push(NodeUpdate { node, before, after: before });
    }

    fn after_update(&mut self, _: NodeId, after: impl FnOnce() -> NodeStatistics) {
        if let Some(update) = self.iteration.updates.last_mut() {
            update.after = after();
        }
    }
}
