//! What can happen to what is shown of UCT.

use super::duel::Event as DuelEvent;
use crate::lab::export::Format;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The tree that grows is to be seen, or the search step by step.
    Mode(Mode),
    /// The search is to start or to stop.
    Run(bool),
    /// A node of the picture is to be looked at, by its number.
    Node(u32),
    /// A move of the root is to be looked at, by its place.
    RootMove(usize),
    /// From the node that is looked at to another.
    Walk(Direction),
    /// Nothing is to be looked at but the position on the board.
    Leave,
    /// The node that is looked at is to be the uppermost of the picture; or the root again.
    Zoom(bool),
    /// The way to the node that is looked at is to be kept as a variation.
    Keep,
    /// A file of the tree that is shown is wanted, or of how the moves have developed.
    Export(Format),
    /// A step forward or back.
    Step(Stepping),
    /// To that iteration.
    Jump(u32),
    /// The steps are to be played one after the other, or no more.
    Play(bool),
    /// As fast as that.
    Speed(Speed),
    /// The time of the next step has come, of the playing with that number.
    Tick(u32),
    /// Something happened to the game against it.
    Duel(DuelEvent),
    /// Something happened to the tour.
    Tour(Touring),
}

/// What can happen to the tour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Touring {
    /// It begins.
    Begin,
    /// To the next step; behind the last one it ends.
    Next,
    /// To the step before.
    Back,
    /// It ends.
    End,
    /// It ends, and the search is to be gone through by hand.
    Steps,
    /// The time of its next move has come, of the pace with that number.
    Tick(u32),
}

/// What is to be seen.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mode {
    /// The tree while it grows.
    #[default]
    Live,
    /// One iteration after the other.
    Steps,
}

/// A way from a node of the picture to a neighbour.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// To the parent.
    Parent,
    /// To the child with the most playouts.
    Child,
    /// To the sibling before.
    Previous,
    /// To the sibling behind.
    Next,
    /// To the uppermost node.
    Top,
}

/// A step through a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stepping {
    /// Before the first iteration.
    First,
    /// One step back.
    Back,
    /// One step on.
    On,
    /// To the next phase.
    Phase,
    /// To the next iteration.
    Iteration,
}

/// How fast steps are played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Speed {
    /// A step a second.
    Slow,
    /// Three steps a second.
    #[default]
    Medium,
    /// Ten steps a second.
    Fast,
    /// Three iterations a second.
    Iterations,
}

impl Speed {
    /// All of them.
    pub const ALL: [Self; 4] = [Self::Slow, Self::Medium, Self::Fast, Self::Iterations];

    /// Its name in the page's select.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Slow => "slow",
            Self::Medium => "medium",
            Self::Fast => "fast",
            Self::Iterations => "iterations",
        }
    }

    /// The speed of that name.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speed| speed.name() == name)
    }

    /// Milliseconds from one step to the next.
    pub const fn millis(self) -> u32 {
        match self {
            Self::Slow => 1000,
            Self::Medium | Self::Iterations => 333,
            Self::Fast => 100,
        }
    }

    /// What a step is.
    pub const fn stepping(self) -> Stepping {
        match self {
            Self::Iterations => Stepping::Iteration,
            Self::Slow | Self::Medium | Self::Fast => Stepping::On,
        }
    }
}
