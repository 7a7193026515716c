//! The running game in the form in which it is kept over a reload.

use alquerque_core::Game;
use alquerque_core::alquerque::Alquerque;
use alquerque_core::record::Record;
use serde::{Deserialize, Serialize};

const VERSION: u32 = 1;

/// A game as text: its rules, all its moves, and how many of them are played (the others were taken back).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SavedGame {
    version: u32,
    rules: String,
    moves: Vec<String>,
    played: u32,
}

impl SavedGame {
    /// What is to be kept of a game.
    pub(crate) fn of(record: &Record<Alquerque>) -> Self {
        let game = record.game();
        let all = record.moves().iter().chain(record.undone());
        Self {
            version: VERSION,
            rules: game.ruleset_text(),
            moves: all.map(|&mv| game.move_text(mv)).collect(),
            played: u32::try_from(record.moves().len()).unwrap_or(u32::MAX),
        }
    }

    /// The game, or why it cannot be gone on with.
    pub(crate) fn restore(&self) -> Result<Record<Alquerque>, String> {
        if self.version != VERSION {
            return Err(format!("it is of version {}, and this is version {VERSION}", self.version));
        }
        let game: Alquerque = self.rules.parse().map_err(|error: alquerque_core::TextError| error.to_string())?;
        let moves = self.moves.iter().map(String::as_str);
        let mut record = Record::from_moves(game, moves).map_err(|error| error.to_string())?;
        let undone = self.moves.len().saturating_sub(self.played as usize);
        for _ in 0..undone {
            record.undo();
        }
        Ok(record)
    }
}
