//! The events of the UCT tab.

use super::autoplay::Event as AutoplayEvent;
use super::stage::Stage;
use super::tour::step::TourStep;
use crate::lab::export::Format;
use crate::named::named;

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The user switched between the growing tree and single iterations.
    Mode(Mode),
    /// Start or stop the search.
    Run(bool),
    /// Select a node of the picture by its number.
    Node(u32),
    /// Select a root move by its index.
    RootMove(usize),
    /// Move the selection to another node.
    Walk(Direction),
    /// Clear the selection.
    Leave,
    /// Zoom to the selected node, or reset the zoom.
    Zoom(bool),
    /// Add the path to the selected node as a variation.
    Keep,
    /// Export the visible tree, or the history of the moves.
    Export(Format),
    /// Make a step forward or back.
    Step(Stepping),
    /// Go to an iteration.
    Jump(u32),
    /// Start or stop the automatic playback of steps.
    Play(bool),
    /// Set the playback speed.
    Speed(Speed),
    /// The next step of the playback with this number is due.
    Tick(u32),
    /// An event of the game against UCT.
    Autoplay(AutoplayEvent),
    /// An event of the tour.
    Tour(TourEvent),
}

impl Event {
    /// Whether the user caused it, rather than a timer.
    pub fn is_by_hand(self) -> bool {
        !matches!(self, Self::Tick(_) | Self::Autoplay(AutoplayEvent::Tick(_)) | Self::Tour(TourEvent::Tick(_)))
    }
}

/// An event of the tour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TourEvent {
    /// Start it at a step.
    Begin(TourStep),
    /// Go to the next step; end after the last.
    Next,
    /// Go back a step.
    Back,
    /// End it.
    End,
    /// End it and continue with the step-by-step view.
    Steps,
    /// Answer its question with the answer at this index.
    Answer(usize),
    /// Its next automatic move is due, if the timer with this number is current.
    Tick(u32),
}

/// A view of the search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// The growing tree.
    #[default]
    Live,
    /// Single iterations.
    Steps,
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

/// A step through a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stepping {
    /// To the start of the search.
    First,
    /// One step back.
    Back,
    /// One step forward.
    On,
    /// To the next phase.
    Phase,
    /// To the next iteration.
    Iteration,
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
