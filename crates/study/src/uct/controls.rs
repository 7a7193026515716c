//! The controls of the UCT tab: its views, the stages of an iteration, the steps through them, and the speed of their
//! playback.

use alquerque_core::named;
use alquerque_messages::analysis::uct::{Candidate, Iteration};

named! {
    /// A view of the search.
    #[derive(Default)]
    pub enum Mode {
        /// The growing tree.
        #[default]
        Live = "live",
        /// Single iterations.
        Steps = "steps",
    }
}

/// The size of the tab.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Size {
    /// Beside the board.
    #[default]
    Usual,
    /// In place of the board, in large text, for a projector.
    Large,
}

/// A direction in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the parent.
    Parent,
    /// To the child with the most playouts.
    Child,
    /// To the previous sibling.
    Previous,
    /// To the next sibling.
    Next,
    /// To the top node.
    Top,
}

named! {
    /// A step through a search.
    pub enum Stepping {
        /// To the start of the search.
        First = "first",
        /// One step back.
        Back = "back",
        /// One step forward.
        On = "on",
        /// To the next phase.
        Phase = "phase",
        /// To the next iteration.
        Iteration = "iteration",
    }
}

named! {
    /// Playback speed.
    #[derive(Default)]
    pub enum Speed {
        /// Time to read every sentence.
        Slow = "slow",
        /// Time to follow what happens.
        #[default]
        Medium = "medium",
        /// Several steps a second.
        Fast = "fast",
        /// Three iterations a second.
        Iterations = "iterations",
    }
}

impl Speed {
    /// Milliseconds until the step after a stage. A playout gets this time as a whole, not for each move.
    pub fn millis(self, stage: Stage, moves: usize) -> u32 {
        let (step, playout) = match self {
            Self::Slow => (2400, 6000),
            Self::Medium => (1200, 3000),
            Self::Fast => (300, 900),
            Self::Iterations => return 333,
        };
        match stage {
            Stage::Playout(made) if made < moves => {
                (playout / u32::try_from(moves).unwrap_or(u32::MAX)).clamp(30, step)
            }
            _ => step,
        }
    }

    /// The kind of step it makes.
    pub const fn stepping(self) -> Stepping {
        match self {
            Self::Iterations => Stepping::Iteration,
            Self::Slow | Self::Medium | Self::Fast => Stepping::On,
        }
    }
}

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
