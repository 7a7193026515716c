//! A text for a person as a value: which message of a language it is, and what fills its places.

/// A message of a [`Language`](crate::language::Language) with what stands in its places.
///
/// Boxed, so that the code that fills it in hands a pointer on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Phrase(Box<Parts>);

#[derive(Clone, Debug, PartialEq, Eq)]
struct Parts {
    id: &'static str,
    fills: Vec<(&'static str, Fill)>,
}

/// What stands in a place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fill {
    /// A text that is the same in every language: a move, a name, a number that is written in a way of its own.
    Text(String),
    /// A whole number; languages have forms for one, two, few, many.
    Number(u64),
    /// Which of several things it is; languages choose their words by it.
    Key(&'static str),
    /// Another message.
    Phrase(Phrase),
    /// One of these; what stands in backticks is quoted.
    OneOf(Vec<String>),
    /// All of these, with commas between them; what stands in backticks is quoted.
    List(Vec<String>),
    /// Messages one behind the other.
    Row(Vec<Phrase>),
    /// So many characters of a message, if it is longer.
    Short(Phrase, usize),
}

impl Phrase {
    /// The message of that id, as long as nothing is filled in.
    #[inline(never)]
    pub fn new(id: &'static str) -> Self {
        Self(Box::new(Parts { id, fills: Vec::new() }))
    }

    /// A text as it is.
    pub fn verbatim(text: &str) -> Self {
        Self::new("as-it-is").text("text", text)
    }

    /// Fills a place.
    #[inline(never)]
    pub fn with(mut self, name: &'static str, fill: Fill) -> Self {
        self.0.fills.push((name, fill));
        self
    }

    /// Fills a place with a text.
    #[inline(never)]
    pub fn text(self, name: &'static str, text: &str) -> Self {
        self.with(name, Fill::Text(text.to_owned()))
    }

    /// Fills a place with a number.
    pub fn number(self, name: &'static str, number: impl TryInto<u64>) -> Self {
        self.count(name, number.try_into().unwrap_or(u64::MAX))
    }

    #[inline(never)]
    fn count(self, name: &'static str, number: u64) -> Self {
        self.with(name, Fill::Number(number))
    }

    /// Says which of several things it is.
    #[inline(never)]
    pub fn key(self, name: &'static str, key: &'static str) -> Self {
        self.with(name, Fill::Key(key))
    }

    /// Fills a place with another message.
    #[inline(never)]
    pub fn phrase(self, name: &'static str, phrase: Self) -> Self {
        self.with(name, Fill::Phrase(phrase))
    }

    /// Which message it is.
    pub fn id(&self) -> &'static str {
        self.0.id
    }

    /// What stands in the place of that name.
    pub fn fill(&self, name: &str) -> Option<&Fill> {
        self.0.fills.iter().find(|(other, _)| *other == name).map(|(_, fill)| fill)
    }
}

impl From<&'static str> for Phrase {
    fn from(id: &'static str) -> Self {
        Self::new(id)
    }
}
