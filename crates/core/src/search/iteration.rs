//! What one iteration of UCT did, from its first step to its last.

use super::inspection::{Inspection, NodeId, NodeStatistics};
use super::watch::{Expansion, Watch};
use crate::playout::WatchTurns;
use crate::{Game, Outcome};

/// One iteration: selection, expansion, playouts, backpropagation.
#[derive(Clone, Debug, PartialEq)]
pub struct Iteration<M> {
    /// The nodes on the way from the root to the leaf, the leaf left out, each with all its children and the chosen one.
    pub selection: Vec<Inspection<M>>,
    /// The node at which the selection ended: a leaf or a proven node.
    pub leaf: NodeId,
    /// What has become of it.
    pub expansion: Expansion<M>,
    /// The random games from there: one in the usual search; none where the outcome is known.
    pub playouts: Vec<RandomGame<M>>,
    /// What was entered, from the leaf up to the root.
    pub updates: Vec<Update>,
}

impl<M: Copy> Iteration<M> {
    /// The moves from the root to the leaf.
    pub fn path(&self) -> Vec<M> {
        self.selection.iter().filter_map(|node| Some(node.children[node.chosen?].mv)).collect()
    }
}

/// A playout move by move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RandomGame<M> {
    /// Legal moves, each of which leads to the position that the playout reached. Where captures lead there in several ways,
    /// it is the first of them.
    pub moves: Vec<M>,
    /// How it ended.
    pub outcome: Outcome,
}

/// A result that was entered at a node.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Update {
    /// The node.
    pub node: NodeId,
    /// Its numbers before the iteration.
    pub before: NodeStatistics,
    /// Its numbers after it. What has become proven is proven here and was not before.
    pub after: NodeStatistics,
}

/// Writes an iteration down.
pub(super) struct Recorder<G: Game> {
    game: G,
    iteration: Iteration<G::Move>,
    /// The last position of the playout under way, with its true counters.
    position: Option<G::Position>,
    before: Option<NodeStatistics>,
    // Kept for its memory.
    moves: Vec<G::Move>,
}

impl<G: Game> Recorder<G> {
    pub(super) fn new(game: G) -> Self {
        let iteration = Iteration {
            selection: Vec::new(),
            leaf: NodeId(0),
            expansion: Expansion::Full,
            playouts: Vec::new(),
            updates: Vec::new(),
        };
        Self { game, iteration, position: None, before: None, moves: Vec::new() }
    }

    pub(super) fn into_iteration(self) -> Iteration<G::Move> {
        self.iteration
    }
}

impl<G: Game> WatchTurns<G::Position> for Recorder<G> {
    fn turn_made(&mut self, reached: impl FnOnce() -> G::Position) {
        let (Some(position), Some(playout)) = (&mut self.position, self.iteration.playouts.last_mut()) else { return };
        let reached = reached();
        self.game.moves_into(position, &mut self.moves);
        let found = self.moves.iter().map(|&mv| (mv, self.game.play_unchecked(position, mv)));
        // A playout makes legal moves.
        if let Some((mv, next)) = found.into_iter().find(|(_, next)| *next == reached) {
            playout.moves.push(mv);
            *position = next;
        }
    }
}

impl<G: Game> Watch<G> for Recorder<G> {
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

    fn playout_begun(&mut self, position: &G::Position) {
        self.position = Some(*position);
        self.iteration.playouts.push(RandomGame { moves: Vec::new(), outcome: Outcome::Draw });
    }

    fn playout_ended(&mut self, outcome: Outcome) {
        if let Some(playout) = self.iteration.playouts.last_mut() {
            playout.outcome = outcome;
        }
    }

    fn result_due(&mut self, node: NodeId, before: impl FnOnce() -> NodeStatistics) {
        // The leaf's are those from before the expansion.
        let before = self.before.take().unwrap_or_else(before);
        self.iteration.updates.push(Update { node, before, after: before });
    }

    fn result_entered(&mut self, _: NodeId, after: impl FnOnce() -> NodeStatistics) {
        if let Some(update) = self.iteration.updates.last_mut() {
            update.after = after();
        }
    }
}
