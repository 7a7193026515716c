//! A text that cannot be read, as a value: which kind of trouble it is, with its data, where it is, and what would be right. It
//! becomes words of a language where it is written, as in [`crate::words`].

mod expected;
mod problem;
mod quoted;

use std::error::Error;
use std::fmt;

pub use expected::Expected;
pub use problem::{Damage, Enclosed, Part, Problem};
pub use quoted::Quoted;

/// Says what is wrong in a text, where, and what would be right.
#[derive(Clone, PartialEq, Eq)]
pub struct TextError(Box<Parts>);

/// Boxed, so that a result with an error in it is as small as without.
#[derive(Clone, PartialEq, Eq)]
struct Parts {
    subject: Subject,
    text: Quoted,
    column: Option<usize>,
    problem: Problem,
    expected: Expected,
}

impl TextError {
    /// An error in `text`, which was to be read as such a thing.
    #[cold]
    pub(crate) fn new(subject: Subject, text: &str, problem: Problem, expected: Expected) -> Self {
        Self(Box::new(Parts { subject, text: text.into(), column: None, problem, expected }))
    }

    /// Adds the place: `column` counts characters from 1.
    pub(crate) fn at(mut self, column: usize) -> Self {
        self.0.column = Some(column);
        self
    }

    /// What the text was to be read as.
    pub fn subject(&self) -> Subject {
        self.0.subject
    }

    /// The text that cannot be read.
    pub fn text(&self) -> &Quoted {
        &self.0.text
    }

    /// What is wrong.
    pub fn problem(&self) -> &Problem {
        &self.0.problem
    }

    /// What would be right.
    pub fn expected(&self) -> &Expected {
        &self.0.expected
    }

    /// The character of the text, counted from 1, at which the trouble starts, where it has one place.
    pub fn column(&self) -> Option<usize> {
        self.0.column
    }
}

impl fmt::Debug for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // A page has other words for it than English ones, and need not carry those for its developers.
        if cfg!(target_family = "wasm") { f.write_str(self.text().as_str()) } else { fmt::Display::fmt(self, f) }
    }
}

impl Error for TextError {}

/// What a text was to be read as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Subject {
    /// A position.
    Position,
    /// A move.
    Move,
    /// A ruleset.
    Ruleset,
    /// A date.
    Date,
    /// A link.
    Link,
}
