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
