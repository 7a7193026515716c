//! Texts shown to the user: sequences of phrases, and the format of numbers.

pub mod moves;
pub mod nouns;
pub mod title;

use alquerque_language::{Grammar, Language, Phrase, message};

/// One sentence, or several that belong together.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Text {
    phrases: Vec<Phrase>,
    is_repeated: bool,
}

impl Text {
    /// An empty text.
    pub const fn new() -> Self {
        Self { phrases: Vec::new(), is_repeated: false }
    }

    /// Whether the text is empty.
    pub fn is_empty(&self) -> bool {
        self.phrases.is_empty()
    }

    /// The phrases, in order.
    pub fn phrases(&self) -> &[Phrase] {
        &self.phrases
    }

    /// Appends another text.
    #[must_use]
    pub fn and(mut self, other: impl Into<Self>) -> Self {
        self.push(other);
        self
    }

    /// Appends another text in place.
    pub fn push(&mut self, other: impl Into<Self>) {
        self.phrases.extend(other.into().phrases);
    }

    /// Whether it ends with another text.
    pub fn ends_with(&self, other: &Self) -> bool {
        self.phrases.ends_with(&other.phrases)
    }

    /// Removes all phrases.
    pub fn clear(&mut self) {
        *self = Self::new();
    }

    /// Makes it differ invisibly from an identical text, as screen readers skip unchanged ones.
    pub fn repeat(&mut self) {
        self.is_repeated = true;
    }

    /// Writes the text in a language.
    pub fn written(&self, language: &Language<impl Grammar>) -> String {
        let said: Vec<String> = self.phrases.iter().map(|phrase| language.write(phrase)).collect();
        // Invisible.
        said.join(" ") + if self.is_repeated { "\u{a0}" } else { "" }
    }
}

impl From<Phrase> for Text {
    fn from(phrase: Phrase) -> Self {
        Self { phrases: vec![phrase], is_repeated: false }
    }
}

impl<T: Into<Self>> From<Option<T>> for Text {
    fn from(text: Option<T>) -> Self {
        text.map_or_else(Self::new, Into::into)
    }
}

/// An error as a separate sentence.
pub(crate) fn sentence(error: Phrase) -> Phrase {
    Phrase::new(message::TOLD).phrase("what", error).capitalized()
}

/// Formats a number with this many decimals; ties are rounded away from zero.
pub fn fixed(number: f64, digits: u8) -> String {
    let scale = 10_f64.powi(digits.into());
    let rounded = (number * scale).round() / scale;
    format!("{rounded:.*}", usize::from(digits))
}

/// Between groups of three digits, until the text is written in a language.
pub const GROUP: char = '\u{202f}';

/// Replaces the separators of groups of digits by those of a language, which writes a thousand like this.
pub fn grouped_by(text: &str, thousand: &str) -> String {
    let separator: String = thousand.chars().filter(|c| !c.is_ascii_digit()).collect();
    let mut written = String::with_capacity(text.len());
    let mut chars = text.chars().peekable();
    while let Some(c) = chars.next() {
        let is_between =
            written.ends_with(|c: char| c.is_ascii_digit()) && chars.peek().is_some_and(char::is_ascii_digit);
        if c == GROUP && is_between { written.push_str(&separator) } else { written.push(c) }
    }
    written
}

/// Formats a move without line breaks at its hyphens.
pub fn move_text(text: &str) -> String {
    text.replace('-', "\u{2011}")
}

/// Formats a whole number, with narrow spaces between groups of three digits.
pub fn grouped(number: impl Into<u64>) -> String {
    with_groups(&number.into().to_string())
}

/// Groups the integer digits of a non-negative number; the rest of the text is unchanged.
pub fn with_groups(number: &str) -> String {
    let end = number.find(|c: char| !c.is_ascii_digit()).unwrap_or(number.len());
    let mut text = String::with_capacity(number.len() + 6);
    for (index, c) in number.char_indices() {
        if index > 0 && index < end && (end - index).is_multiple_of(3) {
            text.push(GROUP);
        }
        text.push(c);
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_rounded() {
        let texts =
            [(0.125, 2), (2.5, 0), (12.04, 1), (-0.5, 1), (1234.0, 0)].map(|(number, digits)| fixed(number, digits));
        assert_eq!(texts, ["0.13", "3", "12.0", "-0.5", "1234"]);
    }

    #[test]
    fn groups_are_separated_as_in_the_language() {
        let text = format!("{} ?\u{202f}12", grouped(1_234_567_u32));
        assert_eq!(grouped_by(&text, "1,000"), "1,234,567 ?\u{202f}12");
        assert_eq!(grouped_by(&text, "1\u{202f}000"), text);
    }

    #[test]
    fn digits_are_grouped() {
        for (number, text) in [(0_u32, "0"), (999, "999"), (1000, "1 000"), (1_234_567, "1 234 567")] {
            assert_eq!(grouped(number).replace('\u{202f}', " "), text);
        }
        let texts = ["1234.5", "999", "123456,75", "0.1234"].map(with_groups);
        assert_eq!(texts.map(|text| text.replace('\u{202f}', " ")), ["1 234.5", "999", "123 456,75", "0.1234"]);
    }
}
