//! The one error of this crate: a text that cannot be read.

use std::error::Error;
use std::fmt;

/// Says what is wrong in a text, where, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TextError {
    subject: &'static str,
    text: String,
    column: Option<usize>,
    problem: String,
    expected: String,
}

impl TextError {
    /// An error in `text`, which was to be read as a `subject` ("position", "move", "ruleset", ...).
    pub(crate) fn new(
        subject: &'static str,
        text: &str,
        problem: impl Into<String>,
        expected: impl Into<String>,
    ) -> Self {
        Self { subject, text: quote(text), column: None, problem: problem.into(), expected: expected.into() }
    }

    /// Adds the place: `column` counts characters from 1.
    pub(crate) fn at(mut self, column: usize) -> Self {
        self.column = Some(column);
        self
    }

    /// What is wrong, without a capital and a full stop.
    pub fn problem(&self) -> &str {
        &self.problem
    }

    /// What would be right, without a capital and a full stop.
    pub fn expected(&self) -> &str {
        &self.expected
    }

    /// The character of the text, counted from 1, at which the trouble starts, where it has one place.
    pub fn column(&self) -> Option<usize> {
        self.column
    }
}

impl fmt::Display for TextError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} `{}`", self.subject, self.text)?;
        if let Some(column) = self.column {
            write!(f, ", character {column}")?;
        }
        write!(f, ": {}; expected {}", self.problem, self.expected)
    }
}

impl Error for TextError {}

/// The text as it can stand in a one-line message: control characters are escaped, and no more is quoted than fills 80
/// characters, so that a hostile text does not fill the screen.
pub(crate) fn quote(text: &str) -> String {
    const LONGEST: usize = 80;
    let escaped = |end: usize| text[..end].escape_debug();
    let ends = text.char_indices().map(|(place, c)| place + c.len_utf8());
    let end = ends.take_while(|&end| escaped(end).count() <= LONGEST).last().unwrap_or(0);
    let mut quoted = escaped(end).to_string();
    if end < text.len() {
        quoted.push('…');
    }
    quoted
}

/// `1 field`, `2 fields`, ...
pub(crate) fn count(number: usize, noun: &str) -> String {
    if number == 1 { format!("1 {noun}") } else { format!("{number} {noun}s") }
}
