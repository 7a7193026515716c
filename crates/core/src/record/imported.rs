//! What comes of reading a text of games: the games, or why they cannot be read.

use std::error::Error;

use super::lexer::Place;
use crate::any_record::AnyRecord;
use crate::error::{Expected, Problem, Quoted};
use crate::{Outcome, TextError};

/// The most games that are read from a text.
pub const MOST_GAMES: usize = 1000;

/// A game that was read.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The game, at its last position.
    pub record: Box<dyn AnyRecord>,
    /// What was left out of the text, or does not agree with the rules.
    pub warnings: Vec<Warning>,
}

/// What was left out of a text that was read, or does not agree with the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Warning {
    /// So many variations are left out, and what is wrong with the first of them.
    LeftOut(usize, Option<ImportError>),
    /// So many moves behind a draw by the rules are left out.
    BehindDraw(usize),
    /// The date is left out.
    Date(TextError),
    /// The stated result is left out: it is none.
    NoResult(Quoted),
    /// The stated result is not that of the rules.
    OtherResult {
        /// The stated result.
        stated: Outcome,
        /// The result by the rules.
        real: Outcome,
    },
    /// Nobody agrees on a draw by rules by which every game ends: it counts as stated.
    NoAgreement,
}

/// Why a game cannot be read: what is wrong, where, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportError {
    pub(super) game: usize,
    pub(super) place: Place,
    pub(super) cause: ImportCause,
}

/// What is wrong with a game, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ImportCause {
    /// Something in the file.
    File(Problem, Expected),
    /// A part that a game cannot read: a ruleset, a position, a move, a link.
    Text(TextError),
}

impl ImportError {
    pub(super) fn new(game: usize, place: Place, problem: Problem, expected: Expected) -> Self {
        Self { game, place, cause: ImportCause::File(problem, expected) }
    }

    /// An error in a part of the text that begins at `place` and stands in one line.
    pub(super) fn of(game: usize, place: Place, error: TextError) -> Self {
        let place = place.plus(error.column().map_or(0, |column| column - 1));
        Self { game, place, cause: ImportCause::Text(error) }
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

    /// What is wrong and what would be right.
    pub fn cause(&self) -> &ImportCause {
        &self.cause
    }
}

impl Error for ImportError {}

/// Games as they are read, one after the other.
pub(super) type Games = Vec<Result<Imported, ImportError>>;

/// Adds the error for more games than are read; `true` where there are so many.
pub(super) fn is_full(games: &mut Games, place: Place) -> bool {
    let full = games.len() >= MOST_GAMES;
    if full {
        let error = ImportError::new(MOST_GAMES + 1, place, Problem::MoreGames(MOST_GAMES), Expected::SmallerFiles);
        games.push(Err(error));
    }
    full
}
