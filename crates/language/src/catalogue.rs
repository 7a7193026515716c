//! Reads a catalogue of messages in Fluent's format, and writes phrases with it.
//!
//! Supports the subset of [FTL](https://projectfluent.org/fluent/guide/) that this project's catalogues use:
//! single-line messages, selectors on arguments, references to other messages, and literals. The tests compare the
//! results with Fluent's own library.

use std::collections::BTreeMap;

use crate::languages::{English, Grammar};
use crate::message;
use crate::phrase::{Fill, Phrase};
use crate::printable::printable;

/// The maximum nesting of messages; deeper nesting means a cycle.
const MAX_DEPTH: usize = 12;
/// First strong isolate, left-to-right isolate, and pop directional isolate: they keep arguments and quotations from
/// mixing with text of the other direction (Unicode Standard Annex 9).
const ISOLATE: char = '\u{2068}';
const ISOLATE_LEFT_TO_RIGHT: char = '\u{2066}';
const END_OF_ISOLATE: char = '\u{2069}';

/// The messages of a language. Each is parsed on use, as few of them are needed at the start.
#[derive(Debug)]
pub struct Language<G = English> {
    messages: BTreeMap<String, String>,
    grammar: G,
}

type Pattern = Vec<Element>;

#[derive(Debug)]
enum Element {
    Text(String),
    /// The argument with this name.
    Argument(String),
    /// Another message, with the same arguments.
    Message(String),
    /// One of the variants, chosen by an argument.
    Select {
        argument: String,
        variants: Vec<(String, Pattern)>,
        /// The index of the default variant.
        default: usize,
    },
}

impl<G: Grammar> Language<G> {
    /// Parses a catalogue. Messages that are missing or cannot be parsed are shown as their ids.
    pub fn read(catalogue: &str, grammar: G) -> Self {
        let mut messages = BTreeMap::new();
        let mut block = String::new();
        // A message continues while its lines are indented. The line `end` ends the last one.
        for line in catalogue.lines().chain(["end"]) {
            if line.starts_with(' ') || line.is_empty() {
                block.push('\n');
                block.push_str(line);
                continue;
            }
            if let Some((id, pattern)) = block.split_once('=') {
                messages.insert(id.trim().to_owned(), pattern.trim().to_owned());
            }
            block.clear();
            if !line.starts_with('#') {
                block.push_str(line);
            }
        }
        Self { messages, grammar }
    }

    /// The ids of all messages.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.messages.keys().map(String::as_str)
    }

    /// A phrase as text, with the language's quotation marks for backticks.
    pub fn write(&self, phrase: &Phrase) -> String {
        let marks = self.write_plain(&Phrase::new(message::QUOTES));
        let marks = marks.split_once("text").map(|(open, close)| (open.to_owned(), close.to_owned()));
        self.write_with(phrase, marks.as_ref())
    }

    /// Like [`write`](Self::write), but keeps the backticks.
    pub fn write_plain(&self, phrase: &Phrase) -> String {
        self.write_with(phrase, None)
    }

    /// A date such as `2026-11-21`, as the language writes it; `None` if a part is unknown.
    pub fn date(&self, text: &str) -> Option<String> {
        let mut parts = text.splitn(3, '-').map(str::parse);
        let mut next = || parts.next()?.ok();
        self.grammar.date(next()?, next()?, next()?)
    }

    /// A time of the day such as `14:05`, as the language writes it.
    pub fn time(&self, text: &str) -> Option<String> {
        let (hour, minute) = text.split_once(':')?;
        self.grammar.time(hour.parse().ok()?, minute.parse().ok()?)
    }

    fn write_with(&self, phrase: &Phrase, marks: Option<&(String, String)>) -> String {
        let mut writer = Writer { language: self, marks, text: String::new(), is_quoting: false };
        writer.phrase(phrase, 0);
        writer.text
    }
}

struct Writer<'a, G> {
    language: &'a Language<G>,
    /// The quotation marks; `None` keeps backticks.
    marks: Option<&'a (String, String)>,
    text: String,
    is_quoting: bool,
}

impl<G: Grammar> Writer<'_, G> {
    fn phrase(&mut self, phrase: &Phrase, depth: usize) {
        let start = self.text.len();
        self.message(phrase.id().name(), phrase, depth);
        if phrase.is_capitalized() {
            let text = self.text.split_off(start);
            let mut chars = text.chars();
            self.text.extend(chars.next().map(|first| self.language.grammar.capital(first)));
            self.text.push_str(chars.as_str());
        }
    }

    fn message(&mut self, id: &str, phrase: &Phrase, depth: usize) {
        let message = self.language.messages.get(id).filter(|_| depth < MAX_DEPTH);
        match message.and_then(|text| Reader { rest: text }.pattern(false)) {
            Some(pattern) => self.pattern(&pattern, phrase, depth),
            None => self.text.push_str(id),
        }
    }

    fn pattern(&mut self, pattern: &[Element], phrase: &Phrase, depth: usize) {
        for element in pattern {
            match element {
                Element::Text(words) => self.say(words),
                Element::Message(id) => self.message(id, phrase, depth + 1),
                Element::Argument(name) if self.is_to_isolate(phrase.fill(name)) => {
                    self.text.push(ISOLATE);
                    self.argument(name, phrase, depth);
                    self.text.push(END_OF_ISOLATE);
                }
                Element::Argument(name) => self.argument(name, phrase, depth),
                Element::Select { argument, variants, default } => {
                    let chosen = self.variant(phrase.fill(argument), variants).or_else(|| variants.get(*default));
                    if let Some((_, pattern)) = chosen {
                        self.pattern(pattern, phrase, depth);
                    }
                }
            }
        }
    }

    /// Whether to isolate an argument; entries of a list are isolated one by one.
    fn is_to_isolate(&self, fill: Option<&Fill>) -> bool {
        self.language.grammar.is_right_to_left() && !matches!(fill, Some(Fill::OneOf(_) | Fill::List(_)))
    }

    fn isolate_each(&self, texts: &[String]) -> Vec<String> {
        if !self.language.grammar.is_right_to_left() {
            return texts.to_vec();
        }
        texts.iter().map(|text| format!("{ISOLATE}{text}{END_OF_ISOLATE}")).collect()
    }

    /// Writes words of the language. Backticks in them mean its quotation marks, with notation between them.
    fn say(&mut self, words: &str) {
        let Some((open, close)) = self.marks else { return self.text.push_str(words) };
        for (index, part) in words.split('`').enumerate() {
            if index > 0 {
                self.is_quoting = !self.is_quoting;
                let is_isolated = self.language.grammar.is_right_to_left();
                if self.is_quoting {
                    self.text.push_str(open);
                    self.text.extend(is_isolated.then_some(ISOLATE_LEFT_TO_RIGHT));
                } else {
                    self.text.extend(is_isolated.then_some(END_OF_ISOLATE));
                    self.text.push_str(close);
                }
            }
            self.text.push_str(part);
        }
    }

    /// The variant that an argument chooses.
    fn variant<'b>(&self, argument: Option<&Fill>, variants: &'b [(String, Pattern)]) -> Option<&'b (String, Pattern)> {
        let named = |key: &str| variants.iter().find(|(name, _)| name == key);
        match argument? {
            Fill::Key(key) => named(key),
            Fill::Number(number) => {
                named(&number.to_string()).or_else(|| named(&self.language.grammar.plural(*number)))
            }
            _ => None,
        }
    }

    fn argument(&mut self, name: &str, phrase: &Phrase, depth: usize) {
        match phrase.fill(name) {
            None => self.text.push_str(name),
            // This may be user text with any content.
            Some(Fill::Text(text)) => self.text.push_str(&printable(text)),
            Some(Fill::Date(text)) => {
                self.text.push_str(&self.language.date(text).unwrap_or_else(|| printable(text).into()));
            }
            Some(Fill::Number(number)) => self.text.push_str(&number.to_string()),
            Some(Fill::Key(key)) => self.text.push_str(key),
            Some(Fill::Phrase(phrase)) => self.phrase(phrase, depth + 1),
            Some(Fill::OneOf(texts)) if texts.is_empty() => self.message(message::NONE.name(), phrase, depth + 1),
            Some(Fill::OneOf(texts)) => self.say(&self.language.grammar.one_of(&self.isolate_each(texts))),
            Some(Fill::List(texts)) => {
                let comma = if self.language.grammar.is_right_to_left() { "، " } else { ", " };
                self.say(&self.isolate_each(texts).join(comma));
            }
            Some(Fill::Short(phrase, max)) => {
                let text = self.language.write_with(phrase, self.marks);
                let Some((end, _)) = text.char_indices().nth(*max) else { return self.text.push_str(&text) };
                self.text.push_str(&text[..end]);
                self.text.push('…');
                // Close the isolates that the cut has left open.
                let count = |marks: &[char]| text[..end].matches(marks).count();
                let open = count(&[ISOLATE, ISOLATE_LEFT_TO_RIGHT]) - count(&[END_OF_ISOLATE]);
                self.text.extend(std::iter::repeat_n(END_OF_ISOLATE, open));
            }
        }
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    /// Parses a message's text. In a variant it ends with the line, or with the brace after all variants.
    fn pattern(&mut self, is_variant: bool) -> Option<Pattern> {
        let mut pattern = Pattern::new();
        loop {
            let end = self.rest.find(['{', '}', '\n']).unwrap_or(self.rest.len());
            // Catalogues have no multi-line texts.
            let (text, rest) = self.rest.split_at(end);
            let is_end = !rest.starts_with('{');
            let text = if is_end { text.trim_end() } else { text };
            if !text.is_empty() {
                pattern.push(Element::Text(text.to_owned()));
            }
            self.rest = rest;
            if is_end {
                return (rest.is_empty() || is_variant).then_some(pattern);
            }
            self.rest = &rest[1..];
            pattern.push(self.placeable()?);
        }
    }

    /// Parses a placeable, after its opening brace.
    fn placeable(&mut self) -> Option<Element> {
        self.skip_blank();
        let element = if self.take('"') {
            Element::Text(self.literal()?)
        } else if self.take('$') {
            let name = self.name();
            self.skip_blank();
            if self.take('-') {
                self.take('>').then_some(())?;
                self.select(name)?
            } else {
                Element::Argument(name)
            }
        } else {
            Element::Message(self.name())
        };
        self.skip_blank();
        self.take('}').then_some(element)
    }

    /// Parses the rest of a text in quotation marks. Its escapes are a backslash before a character, or before `u` and
    /// four digits.
    fn literal(&mut self) -> Option<String> {
        let mut text = String::new();
        let mut chars = self.rest.chars();
        loop {
            match chars.next()? {
                '"' => break,
                '\\' => match chars.next()? {
                    'u' => {
                        let (digits, rest) = chars.as_str().split_at_checked(4)?;
                        text.push(char::from_u32(u32::from_str_radix(digits, 16).ok()?)?);
                        chars = rest.chars();
                    }
                    escaped => text.push(escaped),
                },
                plain => text.push(plain),
            }
        }
        self.rest = chars.as_str();
        Some(text)
    }

    /// Parses the variants of an argument, up to the closing brace.
    fn select(&mut self, argument: String) -> Option<Element> {
        let mut variants = Vec::new();
        let mut default = None;
        loop {
            self.skip_blank();
            if self.rest.starts_with('}') {
                return default.map(|default| Element::Select { argument, variants, default });
            }
            if self.take('*') {
                default = Some(variants.len());
            }
            self.take('[').then_some(())?;
            let key = self.name();
            self.take(']').then_some(())?;
            self.rest = self.rest.trim_start_matches(' ');
            variants.push((key, self.pattern(true)?));
        }
    }

    /// Consumes this character if it comes next.
    fn take(&mut self, c: char) -> bool {
        let rest = self.rest.strip_prefix(c);
        self.rest = rest.unwrap_or(self.rest);
        rest.is_some()
    }

    fn name(&mut self) -> String {
        let is_of_name = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
        let end = self.rest.find(|c| !is_of_name(c)).unwrap_or(self.rest.len());
        let (name, rest) = self.rest.split_at(end);
        self.rest = rest;
        name.to_owned()
    }

    fn skip_blank(&mut self) {
        self.rest = self.rest.trim_start();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::MessageId;

    fn phrase(id: &'static str) -> Phrase {
        Phrase::new(MessageId::new(id))
    }

    const CATALOGUE: &str = "\
# A comment.
hello = Hello, { $name }!
many =
    { $n ->
        [0] nothing
        [one] one piece
       *[other] { $n } pieces of { side }
    }, `it` says
side = { $side ->
        [light] light { \"{\" }
       *[dark] dark
    }
quotes = «text»
circle = a { circle }
broken = { $n
last = { $of }
";

    fn written(phrase: &Phrase) -> String {
        Language::read(CATALOGUE, English).write(phrase)
    }

    #[test]
    fn arguments_selected_variants_and_references_are_filled_in() {
        assert_eq!(written(&phrase("hello").text("name", "c2")), "Hello, c2!");
        let many = |n: u64, side| written(&phrase("many").number("n", n).key("side", side));
        assert_eq!(many(0, "light"), "nothing, «it» says");
        assert_eq!(many(1, "light"), "one piece, «it» says");
        assert_eq!(many(2, "light"), "2 pieces of light {, «it» says");
        assert_eq!(many(2, "unknown"), "2 pieces of dark, «it» says");
        let within = phrase("last").phrase("of", phrase("hello").text("name", "you"));
        assert_eq!(written(&within), "Hello, you!");
        let texts = ["a", "b", "c"].map(str::to_owned).to_vec();
        assert_eq!(written(&phrase("last").with("of", Fill::OneOf(texts))), "a, b or c");
        let capitalized = || phrase("side").key("side", "light").capitalized();
        assert_eq!(written(&capitalized()), "Light {");
        assert_eq!(written(&phrase("hello").phrase("name", capitalized())), "Hello, Light {!");
    }

    /// English plurals, written from right to left.
    struct RightToLeft;

    impl Grammar for RightToLeft {
        fn plural(&self, number: u64) -> String {
            English.plural(number)
        }

        fn one_of(&self, texts: &[String]) -> String {
            English.one_of(texts)
        }

        fn capital(&self, letter: char) -> String {
            English.capital(letter)
        }

        fn is_right_to_left(&self) -> bool {
            true
        }
    }

    #[test]
    fn values_and_quotations_are_isolated_in_right_to_left_text() {
        // Writes < and > for the isolates, to be readable.
        let written = |phrase: &Phrase| {
            let text = Language::read(CATALOGUE, RightToLeft).write(phrase);
            text.replace([ISOLATE, ISOLATE_LEFT_TO_RIGHT], "<").replace(END_OF_ISOLATE, ">")
        };
        let hello = phrase("hello").text("name", "c2-c3");
        assert_eq!(written(&hello), "Hello, <c2-c3>!");
        assert_eq!(written(&phrase("many").number("n", 1_u32)), "one piece, «<it>» says");
        let texts = ["a", "b"].map(str::to_owned).to_vec();
        assert_eq!(written(&phrase("last").with("of", Fill::List(texts.clone()))), "<a>، <b>");
        assert_eq!(written(&phrase("last").with("of", Fill::OneOf(texts))), "<a> or <b>");
        // Cut after its tenth character, including the isolate.
        assert_eq!(written(&phrase("last").with("of", Fill::Short(hello, 10))), "<Hello, <c2…>>");
    }

    #[test]
    fn escapes_in_literals_are_decoded() {
        let catalogue = "space = 5{ \"\\u00A0\" }%\nmarks = { \"\\\"\\\\\" }\nbad = { \"\\u00\" }\nquotes = «text»\n";
        let written = |id| Language::read(catalogue, English).write(&phrase(id));
        assert_eq!([written("space"), written("marks"), written("bad")], ["5\u{a0}%", "\"\\", "bad"]);
    }

    #[test]
    fn an_unreadable_message_shows_its_name_without_further_effect() {
        assert_eq!(written(&phrase("broken")), "broken");
        assert_eq!(written(&phrase("missing")), "missing");
        assert_eq!(written(&phrase("hello")), "Hello, name!");
        assert!(written(&phrase("circle")).ends_with("circle"));
        for (end, _) in CATALOGUE.char_indices() {
            Language::read(&CATALOGUE[..end], English);
        }
    }
}
