//! Texts shown to the user: sequences of phrases.

use alquerque_language::{Grammar, Language, Phrase};

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
    Phrase::new("told").phrase("what", error).capitalized()
}
