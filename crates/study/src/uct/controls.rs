//! The controls of the UCT tab: its views, the steps through a search, and the speed of their playback.

use alquerque_core::named;

use super::stage::Stage;

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
