//! The names of the study's engines.

use alquerque_language::Phrase;

use crate::named::named;

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
        Phrase::new("study-engine").key("engine", self.name())
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
