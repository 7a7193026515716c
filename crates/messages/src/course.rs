//! A position as the moves that led to it, so that searches know which positions would repeat.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::Record;
use alquerque_core::{Notation, TextError, with_game};
use serde::{Deserialize, Serialize};

/// A position, given by the course of its game.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Course {
    /// The ruleset's text, such as `merkel`.
    pub rules: String,
    /// The starting position, if it is not the ruleset's own.
    pub start: Option<String>,
    /// The moves from there to the position.
    pub moves: Vec<String>,
}

impl Course {
    /// The game.
    ///
    /// # Errors
    /// If the rules cannot be parsed.
    pub fn game(&self) -> Result<AnyGame, TextError> {
        self.rules.parse()
    }

    /// Replays the moves.
    ///
    /// # Errors
    /// If the starting position or a move cannot be parsed or is not legal.
    pub fn record<G: Notation>(&self, game: G) -> Result<Record<G>, TextError> {
        Record::from_start_and_moves(game, self.start.as_deref(), self.moves.iter().map(String::as_str))
    }

    /// Replays the moves of any game.
    ///
    /// # Errors
    /// If the rules, the starting position or a move cannot be parsed, or a move is not legal.
    pub fn any_record(&self) -> Result<Box<dyn AnyRecord>, TextError> {
        with_game!(self.game()?, game => Ok(Box::new(self.record(game)?)))
    }

    /// Truncates the game to its first `ply` moves.
    #[must_use]
    pub fn up_to(mut self, ply: usize) -> Self {
        self.moves.truncate(ply);
        self
    }
}

/// The whole current line, including moves that were taken back.
impl From<&dyn AnyRecord> for Course {
    fn from(record: &dyn AnyRecord) -> Self {
        Self { rules: record.rules(), start: record.start_text(), moves: record.moves() }
    }
}
