//! The stages of an iteration.

use alquerque_core::named;
use alquerque_messages::analysis::uct::{Candidate, Iteration};

/// A stage of an iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Before the first iteration.
    Ready,
    /// Selection at a node, by its depth.
    Selection(usize),
    /// Expansion of the leaf.
    Expansion,
    /// The playout after this many moves.
    Playout(usize),
    /// Update of a node, by its distance from the leaf.
    Backpropagation(usize),
}

named! {
    /// The four phases of Monte-Carlo tree search.
    pub enum Phase {
        /// The descent into the tree.
        Selection = "selection",
        /// New nodes.
        Expansion = "expansion",
        /// The random playout.
        Playout = "playout",
        /// The update of the path from the leaf to the root.
        Backpropagation = "backpropagation",
    }
}

impl Stage {
    /// Its phase.
    pub const fn phase(self) -> Option<Phase> {
        match self {
            Self::Ready => None,
            Self::Selection(_) => Some(Phase::Selection),
            Self::Expansion => Some(Phase::Expansion),
            Self::Playout(_) => Some(Phase::Playout),
            Self::Backpropagation(_) => Some(Phase::Backpropagation),
        }
    }

    /// Returns the number of moves made from the position on the board.
    pub fn frame(self, iteration: Option<&Iteration>) -> usize {
        let leaf = iteration.map_or(0, |iteration| iteration.selection.len());
        match self {
            Self::Ready => 0,
            Self::Selection(depth) => depth,
            Self::Expansion => leaf,
            Self::Playout(moves) => leaf + moves,
            Self::Backpropagation(up) => leaf.saturating_sub(up),
        }
    }
}

/// Returns all stages of an iteration, or only the one before the first iteration.
pub fn stages(iteration: Option<&Iteration>) -> Vec<Stage> {
    let Some(iteration) = iteration else { return vec![Stage::Ready] };
    let mut stages: Vec<Stage> = (0..iteration.selection.len()).map(Stage::Selection).collect();
    stages.push(Stage::Expansion);
    if let Some(playout) = &iteration.playout {
        stages.extend((0..=playout.moves.len()).map(Stage::Playout));
    }
    stages.extend((0..iteration.updates.len()).map(Stage::Backpropagation));
    stages
}

/// The candidate chosen at this depth of the selection.
pub fn chosen(iteration: &Iteration, depth: usize) -> Option<&Candidate> {
    let choice = iteration.selection.get(depth)?;
    choice.candidates.get(choice.chosen as usize)
}

/// Returns the moves from the root to the leaf, and those of the playout.
pub fn moves(iteration: &Iteration) -> Vec<String> {
    let mut moves: Vec<String> = (0..).map_while(|depth| Some(chosen(iteration, depth)?.mv.clone())).collect();
    moves.extend(iteration.playout.iter().flat_map(|playout| playout.moves.iter().cloned()));
    moves
}
