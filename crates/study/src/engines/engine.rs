//! The engines: their names, their lines, and their time limit.

use alquerque_core::named;
use alquerque_language::{Phrase, message};

named! {
    /// Identifies an engine.
    pub enum EngineId {
        /// Monte-Carlo tree search.
        Uct = "uct",
        /// Alpha-beta search.
        AlphaBeta = "alpha-beta",
    }
}

impl EngineId {
    /// Its title.
    pub fn title(self) -> Phrase {
        Phrase::new(message::STUDY_ENGINE).key("engine", self.name())
    }
}

/// A move of an engine's line.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct LineMove {
    /// The engine.
    pub engine: EngineId,
    /// The line's index.
    pub line: usize,
    /// The number of moves up to it, counted from one.
    pub moves: usize,
}

named! {
    /// How long an engine may work on a position. Limits save battery.
    #[derive(Default)]
    pub enum Limit {
        /// Ten seconds.
        Short = "10",
        /// A minute.
        #[default]
        Minute = "60",
        /// Five minutes.
        Long = "300",
        /// No limit.
        None = "none",
    }
}

impl Limit {
    /// The limit in seconds.
    pub const fn seconds(self) -> f64 {
        match self {
            Self::Short => 10.0,
            Self::Minute => 60.0,
            Self::Long => 300.0,
            Self::None => f64::INFINITY,
        }
    }
}
