//! A text for the user as a value: the id of a message and its arguments.

use std::fmt;

use crate::message::{self, MessageId};

/// A message of a [`Language`](crate::Language) with its arguments.
///
/// Boxed, so that the methods that add to a phrase move a pointer instead of its parts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase(Box<Parts>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Parts {
    id: MessageId,
    fills: Vec<(&'static str, Fill)>,
    is_capitalized: bool,
}

/// An argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fill {
    /// A text that is the same in every language: a move, a name, a formatted number.
    Text(String),
    /// A date such as `2026-11-21`, which each language writes in its way.
    Date(String),
    /// A whole number, which selects a plural form.
    Number(u64),
    /// A key that selects among variants.
    Key(&'static str),
    /// Another message.
    Phrase(Phrase),
    /// One of these texts; text in backticks is quoted.
    OneOf(Vec<String>),
    /// All of these texts, separated by commas; text in backticks is quoted.
    List(Vec<String>),
    /// A message, cut off after this many characters.
    Short(Phrase, usize),
}

impl From<MessageId> for Phrase {
    /// The message with this id.
    fn from(id: MessageId) -> Self {
        Self::new(id)
    }
}

impl Phrase {
    /// The message with this id, without arguments yet.
    pub fn new(id: MessageId) -> Self {
        Self(Box::new(Parts { id, fills: Vec::new(), is_capitalized: false }))
    }

    /// A text that is not translated.
    pub fn verbatim(text: &str) -> Self {
        Self::new(message::AS_IT_IS).text("text", text)
    }

    /// Adds an argument.
    pub fn with(mut self, name: &'static str, fill: Fill) -> Self {
        self.0.fills.push((name, fill));
        self
    }

    /// Adds a text.
    pub fn text(self, name: &'static str, text: &str) -> Self {
        self.with(name, Fill::Text(text.to_owned()))
    }

    /// Adds a date such as `2026-11-21`.
    pub fn date(self, name: &'static str, date: &str) -> Self {
        self.with(name, Fill::Date(date.to_owned()))
    }

    /// Adds a number.
    pub fn number(self, name: &'static str, number: impl TryInto<u64>) -> Self {
        self.with(name, Fill::Number(number.try_into().unwrap_or(u64::MAX)))
    }

    /// Adds a key that selects a variant.
    pub fn key(self, name: &'static str, key: &'static str) -> Self {
        self.with(name, Fill::Key(key))
    }

    /// Adds another message.
    pub fn phrase(self, name: &'static str, phrase: Self) -> Self {
        self.with(name, Fill::Phrase(phrase))
    }

    /// Capitalizes the first letter. Errors start in lower case, so that they can be quoted.
    pub fn capitalized(mut self) -> Self {
        self.0.is_capitalized = true;
        self
    }

    /// Whether the first letter is capitalized.
    pub fn is_capitalized(&self) -> bool {
        self.0.is_capitalized
    }

    /// The id of the message.
    pub fn id(&self) -> MessageId {
        self.0.id
    }

    /// The argument with this name.
    pub fn fill(&self, name: &str) -> Option<&Fill> {
        self.0.fills.iter().find(|(other, _)| *other == name).map(|(_, fill)| fill)
    }
}

/// Independent of languages, for tests and developers: the id and, in parentheses, the arguments.
impl fmt::Display for Phrase {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let fills: Vec<String> = self.0.fills.iter().map(|(name, fill)| format!("{name}: {fill}")).collect();
        write!(f, "{}", self.id())?;
        if fills.is_empty() { Ok(()) } else { write!(f, "({})", fills.join(", ")) }
    }
}

impl fmt::Display for Fill {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Text(text) | Self::Date(text) => f.write_str(text),
            Self::Number(number) => write!(f, "{number}"),
            Self::Key(key) => f.write_str(key),
            Self::Phrase(phrase) | Self::Short(phrase, _) => write!(f, "{phrase}"),
            Self::OneOf(texts) => f.write_str(&texts.join(" or ")),
            Self::List(texts) => f.write_str(&texts.join(" and ")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_phrase_is_displayed_with_its_arguments() {
        assert_eq!(Phrase::new(message::PAUSED).to_string(), "paused");
        let spot = Phrase::new(message::SPOT_NAME).key("named", "letters").text("at", "c3");
        let targets = Fill::OneOf(vec!["a5".to_owned(), "e5".to_owned()]);
        let phrase = Phrase::new(message::CHAIN).number("jumps", 2_u32).phrase("spot", spot).with("targets", targets);
        assert_eq!(phrase.to_string(), "chain(jumps: 2, spot: spot-name(named: letters, at: c3), targets: a5 or e5)");
    }
}
