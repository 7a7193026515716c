//! Rendering of phrases in a language. The catalogues are data: `crates/language/catalogues/`.

use alquerque_language::{ENGLISH, English, Grammar, Language, Phrase};

use crate::text::Text;

/// A language, ready to render phrases.
pub struct Localizer {
    language: Language,
    grammar: Box<dyn Grammar>,
}

impl Localizer {
    /// Creates a language from its catalogue.
    pub fn new(catalogue: &str, grammar: Box<dyn Grammar>) -> Self {
        Self { language: Language::read(catalogue), grammar }
    }

    /// Creates a language from the part of its catalogue needed at startup.
    pub fn begin(catalogue: &str, grammar: Box<dyn Grammar>) -> Self {
        Self { language: Language::begin(catalogue), grammar }
    }

    /// Adds the rest of the catalogue.
    pub fn add(&mut self, catalogue: &str) {
        self.language.add(catalogue);
    }

    /// Whether a phrase needed a message that has not loaded yet.
    pub fn is_message_missing(&self) -> bool {
        self.language.is_message_missing()
    }

    /// English.
    pub fn english() -> Self {
        Self::new(ENGLISH, Box::new(English))
    }

    /// Renders a phrase.
    pub fn say(&self, phrase: &Phrase) -> String {
        self.language.write(phrase, &*self.grammar)
    }

    /// Renders a phrase with quotations in backticks.
    pub fn say_plain(&self, phrase: &Phrase) -> String {
        self.language.write_plain(phrase, &*self.grammar)
    }

    /// Renders a text.
    pub fn written(&self, text: &Text) -> String {
        let said: Vec<String> = text.phrases().iter().map(|phrase| self.say(phrase)).collect();
        let mut words = said.join(" ");
        if text.is_repeated() {
            // Invisible.
            words.push('\u{a0}');
        }
        words
    }
}
