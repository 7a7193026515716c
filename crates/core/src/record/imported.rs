//! What comes of reading a text of games: the games, or why they cannot be read.

use std::error::Error;
use std::fmt;

use super::lexer::Place;
use crate::TextError;
use crate::any_record::AnyRecord;

/// The most games that are read from a text.
pub const MOST_GAMES: usize = 1000;

/// A game that was read.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The game, at its last position.
    pub record: Box<dyn AnyRecord>,
    /// What was left out of the text, or does not agree with the rules, in a sentence each.
    pub warnings: Vec<String>,
}

/// Why a game cannot be read: what is wrong, where, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportError {
    pub(super) game: usize,
    pub(super) place: Place,
    pub(super) message: String,
}

impl ImportError {
    pub(super) fn new(game: usize, place: Place, problem: &str, expected: &str) -> Self {
        Self { game, place, message: format!("{problem}; expected {expected}") }
    }

    /// An error in a part of the text that begins at `place` and stands in one line.
    pub(super) fn of(game: usize, place: Place, error: &TextError) -> Self {
        Self { game, place: place.plus(error.column().map_or(0, |column| column - 1)), message: error.to_string() }
    }

    /// The number of the game in the text, counted from 1.
    pub fn game(&self) -> usize {
        self.game
    }

    /// The line of the text, counted from 1.
    pub fn line(&self) -> usize {
        self.place.line
    }

    /// The character of the line, counted from 1.
    pub fn column(&self) -> usize {
        self.place.column
    }

    /// What is wrong and what would be right, in one line.
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { line, column } = self.place;
        write!(f, "game {}, line {line}, character {column}: {}", self.game, self.message)
    }
}

impl Error for ImportError {}

/// Games as they are read, one after the other.
pub(super) type Games = Vec<Result<Imported, ImportError>>;

/// Adds the error for more games than are read; `true` where there are so many.
pub(super) fn is_full(games: &mut Games, place: Place) -> bool {
    let full = games.len() >= MOST_GAMES;
    if full {
        let problem = format!("there are more than {MOST_GAMES} games");
        games.push(Err(ImportError::new(MOST_GAMES + 1, place, &problem, "several smaller files")));
    }
    full
}
