//! The results of an import: games or errors.

use std::error::Error;
use std::fmt;

use alquerque_language::{Phrase, in_english, message};

use super::lexer::Place;
use crate::TextError;
use crate::any_record::AnyRecord;

/// A text that begins with this many unreadable games isn't read further.
pub const MAX_UNREADABLE: usize = 1000;

/// An imported game.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The record, at its last position.
    pub record: Box<dyn AnyRecord>,
    /// The warnings.
    pub warnings: Vec<Warning>,
}

/// Something that was omitted or contradicts the rules.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning(pub Phrase);

impl Warning {
    /// Whether moves of the main line were left out.
    pub fn is_cut(&self) -> bool {
        self.0.id() == message::WARNING_CUT
    }
}

impl fmt::Display for Warning {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&in_english(&self.0))
    }
}

/// An import error: the problem, its place, and what is expected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportError {
    pub(super) game: usize,
    pub(super) place: Place,
    pub(crate) cause: Phrase,
}

impl ImportError {
    pub(super) fn new(game: usize, place: Place, problem: impl Into<Phrase>, expected: impl Into<Phrase>) -> Self {
        let cause =
            Phrase::new(message::FILE_ERROR).phrase("problem", problem.into()).phrase("expected", expected.into());
        Self { game, place, cause }
    }

    /// An error in a part of the text that starts at `place` and lies on one line.
    pub(super) fn in_line(game: usize, place: Place, error: &TextError) -> Self {
        let place = place.plus(error.column().map_or(0, |column| column - 1));
        Self { game, place, cause: error.phrase() }
    }

    /// The number of the game, counted from 1.
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

    /// What is wrong and what is expected, in English.
    pub fn cause(&self) -> String {
        in_english(&self.cause)
    }
}

impl Error for ImportError {}

/// Imported games, collected one by one.
#[derive(Clone, Debug, Default)]
pub(super) struct Games {
    /// The games not taken yet.
    pub(super) waiting: Vec<Result<Imported, ImportError>>,
    /// The number of games taken.
    taken: usize,
    /// Whether at least one game could be read.
    pub(super) any_read: bool,
}

impl Games {
    pub(super) fn push(&mut self, game: Result<Imported, ImportError>) {
        self.any_read |= game.is_ok();
        self.waiting.push(game);
    }

    /// Whether there are no games and no errors.
    pub(super) fn is_empty(&self) -> bool {
        self.next_number() == 1
    }

    /// The number of the next game, counted from 1.
    pub(super) fn next_number(&self) -> usize {
        self.taken + self.waiting.len() + 1
    }

    /// Takes the collected games.
    pub(super) fn take(&mut self) -> Vec<Result<Imported, ImportError>> {
        self.taken += self.waiting.len();
        std::mem::take(&mut self.waiting)
    }

    /// Whether there have only been unreadable games, too many of them.
    pub(super) fn is_hopeless(&self) -> bool {
        !self.any_read && self.next_number() > MAX_UNREADABLE
    }
}
