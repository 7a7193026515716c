//! Parse errors: the problem as a phrase, its place, and what is expected.

mod quoted;

use std::error::Error;
use std::fmt;

use alquerque_language::{Fill, Phrase};

pub use quoted::quoted;

/// A parse error: the problem, its place, and what is expected.
#[derive(Clone, PartialEq, Eq)]
pub struct TextError(Box<Parts>);

/// Boxed to keep results small.
#[derive(Clone, PartialEq, Eq)]
struct Parts {
    subject: &'static str,
    text: String,
    column: Option<usize>,
    problem: Phrase,
    expected: Phrase,
}

impl TextError {
    /// An error in `text`, which was parsed as a `position`, `move`, `ruleset`, `date` or `link`.
    pub(crate) fn new(
        subject: &'static str,
        text: &str,
        problem: impl Into<Phrase>,
        expected: impl Into<Phrase>,
    ) -> Self {
        let (problem, expected) = (problem.into(), expected.into());
        Self(Box::new(Parts { subject, text: quoted(text), column: None, problem, expected }))
    }

    /// Adds the position; `column` counts characters from 1.
    pub(crate) fn at(mut self, column: usize) -> Self {
        self.0.column = Some(column);
        self
    }

    /// What the text was parsed as.
    pub(crate) fn subject(&self) -> &'static str {
        self.0.subject
    }

    /// The text, quoted.
    pub fn text(&self) -> &str {
        &self.0.text
    }

    /// The problem.
    pub fn problem(&self) -> &Phrase {
        &self.0.problem
    }

    /// What is expected.
    pub fn expected(&self) -> &Phrase {
        &self.0.expected
    }

    /// The column of the problem, counted in characters from 1, if it has one.
    pub fn column(&self) -> Option<usize> {
        self.0.column
    }
}

impl fmt::Debug for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The page displays errors in its own words and needs no English text for developers.
        if cfg!(target_family = "wasm") { f.write_str(self.text()) } else { fmt::Display::fmt(self, f) }
    }
}

impl Error for TextError {}

/// An error at this column of a position's text.
pub(crate) fn position_error(
    text: &str,
    column: usize,
    problem: impl Into<Phrase>,
    expected: impl Into<Phrase>,
) -> TextError {
    TextError::new("position", text, problem, expected).at(column)
}

/// The problem of a missing part.
pub(crate) fn missing(part: &'static str) -> Phrase {
    Phrase::new("problem-missing").key("part", part)
}

/// The problem of a text that is not such a part.
pub(crate) fn not_a(part: &'static str, text: &str) -> Phrase {
    match text {
        "" => Phrase::new("problem-nothing").key("part", part),
        _ => quoting("problem-not-a", text).key("part", part),
    }
}

/// The problem of a letter that stands for no piece.
pub(crate) fn no_piece(letter: char) -> Phrase {
    quoting("problem-no-piece", letter.encode_utf8(&mut [0; 4]))
}

/// The problem with a foreign text, which is quoted.
pub(crate) fn quoting(id: &'static str, text: &str) -> Phrase {
    Phrase::new(id).text("text", &quoted(text))
}

/// The expectation of one of these texts.
pub(crate) fn one_of(texts: Vec<String>) -> Phrase {
    Phrase::new("expected-one-of").with("texts", Fill::List(texts))
}

/// The error for a move after the end of the game.
pub(crate) fn is_over(text: &str) -> TextError {
    TextError::new("move", text, "problem-game-over", "expected-no-move")
}
