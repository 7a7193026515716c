//! Texts of others in messages.

use std::fmt;

/// Somebody's text as it can stand in a one-line message: control characters are escaped, and no more is quoted than fills
/// 80 characters, so that a hostile text does not fill the screen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Quoted(String);

impl From<&str> for Quoted {
    fn from(text: &str) -> Self {
        const LONGEST: usize = 80;
        let escaped = |end: usize| text[..end].escape_debug();
        let ends = text.char_indices().map(|(place, c)| place + c.len_utf8());
        let end = ends.take_while(|&end| escaped(end).count() <= LONGEST).last().unwrap_or(0);
        let mut quoted = escaped(end).to_string();
        if end < text.len() {
            quoted.push('…');
        }
        Self(quoted)
    }
}

impl Quoted {
    /// The text, which is empty only where nothing is quoted.
    pub fn as_str(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for Quoted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}
