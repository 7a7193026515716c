//! Parse errors: the problem as a phrase, its place, and what is expected.

use std::error::Error;
use std::fmt;

use alquerque_language::{Fill, MessageId, Phrase, code_point, message};

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
    Phrase::new(message::PROBLEM_MISSING).key("part", part)
}

/// The problem of a text that is not such a part.
pub(crate) fn not_a(part: &'static str, text: &str) -> Phrase {
    match text {
        "" => Phrase::new(message::PROBLEM_NOTHING).key("part", part),
        _ => quoting(message::PROBLEM_NOT_A, text).key("part", part),
    }
}

/// The problem of a letter that stands for no piece.
pub(crate) fn no_piece(letter: char) -> Phrase {
    quoting(message::PROBLEM_NO_PIECE, letter.encode_utf8(&mut [0; 4]))
}

/// The problem with a foreign text, which is quoted.
pub(crate) fn quoting(id: MessageId, text: &str) -> Phrase {
    Phrase::new(id).text("text", &quoted(text))
}

/// The expectation of one of these texts, or of the only one.
pub(crate) fn one_of(texts: Vec<String>) -> Phrase {
    if let [text] = &*texts {
        return Phrase::verbatim(text);
    }
    Phrase::new(message::EXPECTED_ONE_OF).with("texts", Fill::List(texts))
}

/// The error for a move after the end of the game.
pub(crate) fn is_over(text: &str) -> TextError {
    TextError::new("move", text, message::PROBLEM_GAME_OVER, message::EXPECTED_NO_MOVE)
}

/// An untrusted text, quoted for a one-line message: invisible characters are replaced by their code points, and the
/// text is cut off after 80 characters.
pub fn quoted(text: &str) -> String {
    const MAX_LEN: usize = 80;
    let mut quoted = String::new();
    let mut length = 0;
    for (place, c) in text.char_indices() {
        let code = (!can_be_seen(c, place == 0)).then(|| code_point(c));
        // A single character needs no quotes.
        let code = code.map(|code| if text.len() == c.len_utf8() { code } else { format!("<{code}>") });
        length += code.as_ref().map_or(1, String::len);
        if length > MAX_LEN {
            quoted.push('…');
            break;
        }
        match code {
            Some(code) => quoted.push_str(&code),
            None => quoted.push(c),
        }
    }
    quoted
}

/// Whether a character is visible on its own; Unicode's combining marks are visible only after another character.
fn can_be_seen(c: char, is_first: bool) -> bool {
    if c.is_ascii() {
        return !c.is_ascii_control();
    }
    let text = if is_first { c.to_string() } else { format!("x{c}") };
    !text.escape_debug().to_string().contains("\\u")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn invisible_characters_are_named_by_code() {
        for (text, expected) in [
            ("\u{3}", "U+0003"),
            ("\u{202e}", "U+202E"),
            ("d2\u{3}c3", "d2<U+0003>c3"),
            ("a\nb\tc", "a<U+000A>b<U+0009>c"),
            ("\u{301}e\u{301}", "<U+0301>e\u{301}"),
            ("it's \"so\" \\", "it's \"so\" \\"),
            ("ä 𝔸 \u{1f600} مباراة", "ä 𝔸 \u{1f600} مباراة"),
            ("\u{1b}[31mred", "<U+001B>[31mred"),
            ("", ""),
        ] {
            assert_eq!(quoted(text), expected, "{text:?}");
        }
    }

    #[test]
    fn quotations_are_at_most_a_line_long() {
        assert_eq!(quoted(&"x".repeat(80)), "x".repeat(80));
        assert_eq!(quoted(&"x".repeat(81)), format!("{}…", "x".repeat(80)));
        assert!(quoted(&"\u{3}".repeat(1000)).chars().count() <= 81);
    }
}
