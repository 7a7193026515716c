//! A language: its messages, in Fluent's form, and how they become text.
//!
//! Read is what the catalogues of this project need of [FTL](https://projectfluent.org/fluent/guide/): messages of one line,
//! choices by what is filled in, messages within messages, and literals. The tests hold it against Fluent's own library.

use crate::phrase::{Fill, Phrase};

/// English.
pub const ENGLISH: &str = include_str!("../languages/en.ftl");

/// The languages that there are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum LanguageId {
    /// English.
    English,
    /// Spanish.
    Spanish,
    /// German.
    German,
    /// French.
    French,
    /// Arabic.
    Arabic,
}

impl LanguageId {
    /// All of them.
    pub const ALL: [Self; 5] = [Self::English, Self::Spanish, Self::German, Self::French, Self::Arabic];

    /// The language's code, as in `lang` attributes: it stands in file names and in what is kept.
    pub const fn code(self) -> &'static str {
        match self {
            Self::English => "en",
            Self::Spanish => "es",
            Self::German => "de",
            Self::French => "fr",
            Self::Arabic => "ar",
        }
    }

    /// The language of that code.
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|language| language.code() == code)
    }
}

/// Messages within messages within messages: deeper there is a circle.
const DEEPEST: usize = 12;
/// First strong isolate, left-to-right isolate, and their end: what is filled in and what is quoted does not mix with a text of
/// the other direction (Unicode Standard Annex 9).
const ISOLATE: char = '\u{2068}';
const ISOLATE_LEFT_TO_RIGHT: char = '\u{2066}';
const END_OF_ISOLATE: char = '\u{2069}';

/// What a language does with numbers and lists. Browsers know it for every language.
pub trait Grammar {
    /// Which form a number needs: `zero`, `one`, `two`, `few`, `many` or `other`.
    fn plural(&self, number: u64) -> String;
    /// One of these: `a, b or c`.
    fn one_of(&self, texts: &[String]) -> String;
    /// Whether it is written from right to left.
    fn is_right_to_left(&self) -> bool {
        false
    }
}

/// How English does it.
#[derive(Clone, Copy, Debug, Default)]
pub struct English;

impl Grammar for English {
    fn plural(&self, number: u64) -> String {
        if number == 1 { "one" } else { "other" }.to_owned()
    }

    fn one_of(&self, texts: &[String]) -> String {
        match texts.split_last() {
            None => String::new(),
            Some((only, [])) => only.clone(),
            Some((last, rest)) => format!("{} or {last}", rest.join(", ")),
        }
    }
}

/// The messages of a language. They are read when they are said: a page says few of them when it starts.
#[derive(Debug, Default)]
pub struct Language {
    /// Looked through from the beginning: a hundred are said at most when the page changes, and to sort them takes 2 KB of code.
    messages: Vec<(String, String)>,
}

type Pattern = Vec<Piece>;

#[derive(Debug)]
enum Piece {
    Text(String),
    /// What is filled in under this name.
    Place(String),
    /// Another message, with the same places.
    Message(String),
    Choice {
        by: String,
        rows: Vec<(String, Pattern)>,
        /// Which row is taken where none is meant.
        usual: usize,
    },
}

impl Language {
    /// Reads a catalogue. What cannot be read shows as its id.
    pub fn read(catalogue: &str) -> Self {
        let mut messages = Vec::new();
        let mut block = String::new();
        // A message goes as far as its lines are indented.
        for line in catalogue.lines().chain(["end"]) {
            if line.starts_with(' ') || line.is_empty() {
                block.push('\n');
                block.push_str(line);
                continue;
            }
            if let Some((id, pattern)) = block.split_once('=') {
                messages.push((id.trim().to_owned(), pattern.trim().to_owned()));
            }
            block.clear();
            if !line.starts_with('#') {
                block.push_str(line);
            }
        }
        Self { messages }
    }

    /// The ids of its messages.
    pub fn ids(&self) -> impl Iterator<Item = &str> {
        self.messages.iter().map(|(id, _)| id.as_str())
    }

    /// A phrase as text. What it quotes between two backticks gets the language's marks.
    pub fn write(&self, phrase: &Phrase, grammar: &dyn Grammar) -> String {
        let marks = self.write_plain(&Phrase::new("quotes"), &English);
        let marks = marks.split_once("text").map(|(open, close)| (open.to_owned(), close.to_owned()));
        self.written(phrase, grammar, marks.as_ref())
    }

    /// The same with its backticks.
    pub fn write_plain(&self, phrase: &Phrase, grammar: &dyn Grammar) -> String {
        self.written(phrase, grammar, None)
    }

    fn written(&self, phrase: &Phrase, grammar: &dyn Grammar, marks: Option<&(String, String)>) -> String {
        let mut writer = Writer { language: self, grammar, marks, text: String::new(), is_quoting: false };
        writer.message(phrase.id(), phrase, 0);
        writer.text
    }
}

struct Writer<'a> {
    language: &'a Language,
    grammar: &'a dyn Grammar,
    /// What stands before and behind what is quoted; none: backticks.
    marks: Option<&'a (String, String)>,
    text: String,
    is_quoting: bool,
}

impl Writer<'_> {
    fn message(&mut self, id: &str, phrase: &Phrase, depth: usize) {
        let message = self.language.messages.iter().find(|(other, _)| other == id);
        match message.filter(|_| depth < DEEPEST).and_then(|(_, text)| Reader::of(text).pattern(false)) {
            Some(pattern) => self.pattern(&pattern, phrase, depth),
            None => self.text.push_str(id),
        }
    }

    fn pattern(&mut self, pattern: &[Piece], phrase: &Phrase, depth: usize) {
        for piece in pattern {
            match piece {
                Piece::Text(words) => self.say(words),
                Piece::Message(id) => self.message(id, phrase, depth + 1),
                Piece::Place(name) if self.is_to_isolate(phrase.fill(name)) => {
                    self.text.push(ISOLATE);
                    self.fill(name, phrase, depth);
                    self.text.push(END_OF_ISOLATE);
                }
                Piece::Place(name) => self.fill(name, phrase, depth),
                Piece::Choice { by, rows, usual } => {
                    let row = self.row(phrase.fill(by), rows).or_else(|| rows.get(*usual));
                    if let Some((_, pattern)) = row {
                        self.pattern(pattern, phrase, depth);
                    }
                }
            }
        }
    }

    /// Each entry of a list is isolated by itself.
    fn is_to_isolate(&self, fill: Option<&Fill>) -> bool {
        self.grammar.is_right_to_left() && !matches!(fill, Some(Fill::OneOf(_) | Fill::List(_)))
    }

    fn listed(&self, texts: &[String]) -> Vec<String> {
        if !self.grammar.is_right_to_left() {
            return texts.to_vec();
        }
        texts.iter().map(|text| format!("{ISOLATE}{text}{END_OF_ISOLATE}")).collect()
    }

    /// Words of the language, in which backticks mean its marks; what is between them is notation.
    fn say(&mut self, words: &str) {
        let Some((open, close)) = self.marks else { return self.text.push_str(words) };
        for (place, part) in words.split('`').enumerate() {
            if place > 0 {
                self.is_quoting = !self.is_quoting;
                self.text.push_str(if self.is_quoting { open } else { "" });
                if self.grammar.is_right_to_left() {
                    self.text.push(if self.is_quoting { ISOLATE_LEFT_TO_RIGHT } else { END_OF_ISOLATE });
                }
                self.text.push_str(if self.is_quoting { "" } else { close });
            }
            self.text.push_str(part);
        }
    }

    fn row<'b>(&self, by: Option<&Fill>, rows: &'b [(String, Pattern)]) -> Option<&'b (String, Pattern)> {
        let named = |key: &str| rows.iter().find(|(name, _)| name == key);
        match by? {
            Fill::Key(key) => named(key),
            Fill::Number(number) => named(&number.to_string()).or_else(|| named(&self.grammar.plural(*number))),
            _ => None,
        }
    }

    fn fill(&mut self, name: &str, phrase: &Phrase, depth: usize) {
        match phrase.fill(name) {
            None => self.text.push_str(name),
            // Somebody's own text: whatever stands in it.
            Some(Fill::Text(text)) => self.text.push_str(text),
            Some(Fill::Number(number)) => self.text.push_str(&number.to_string()),
            Some(Fill::Key(key)) => self.text.push_str(key),
            Some(Fill::Phrase(phrase)) => self.message(phrase.id(), phrase, depth + 1),
            Some(Fill::Row(phrases)) => {
                for (place, phrase) in phrases.iter().enumerate() {
                    if place > 0 {
                        self.text.push(' ');
                    }
                    self.message(phrase.id(), phrase, depth + 1);
                }
            }
            Some(Fill::OneOf(texts)) if texts.is_empty() => self.message("none", phrase, depth + 1),
            Some(Fill::OneOf(texts)) => self.say(&self.grammar.one_of(&self.listed(texts))),
            Some(Fill::List(texts)) => {
                let comma = if self.grammar.is_right_to_left() { "، " } else { ", " };
                self.say(&self.listed(texts).join(comma));
            }
            Some(Fill::Short(phrase, most)) => {
                let text = self.language.written(phrase, self.grammar, self.marks);
                let Some((end, _)) = text.char_indices().nth(*most) else { return self.text.push_str(&text) };
                self.text.push_str(&text[..end]);
                self.text.push('…');
                // What was cut off ends here.
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

impl<'a> Reader<'a> {
    fn of(pattern: &'a str) -> Self {
        Self { rest: pattern }
    }

    /// A message's text; that of a row ends with its line, or with the brace behind all rows.
    fn pattern(&mut self, is_row: bool) -> Option<Pattern> {
        let mut pieces = Pattern::new();
        loop {
            let end = self.rest.find(['{', '}', '\n']).unwrap_or(self.rest.len());
            // A text that goes on in the next line is not one that catalogues have.
            let (text, rest) = self.rest.split_at(end);
            let is_end = !rest.starts_with('{');
            let text = if is_end { text.trim_end() } else { text };
            if !text.is_empty() {
                pieces.push(Piece::Text(text.to_owned()));
            }
            self.rest = rest;
            if is_end {
                return (rest.is_empty() || is_row).then_some(pieces);
            }
            self.rest = &rest[1..];
            pieces.push(self.placeable()?);
        }
    }

    /// What stands between braces, of which the first is read.
    fn placeable(&mut self) -> Option<Piece> {
        self.skip_blank();
        let piece = if self.has('"') {
            let (text, rest) = self.rest.split_once('"')?;
            self.rest = rest;
            Piece::Text(text.to_owned())
        } else if self.has('$') {
            let name = self.name();
            self.skip_blank();
            if self.has('-') {
                self.has('>').then_some(())?;
                self.choice(name)?
            } else {
                Piece::Place(name)
            }
        } else {
            Piece::Message(self.name())
        };
        self.skip_blank();
        self.has('}').then_some(piece)
    }

    fn choice(&mut self, by: String) -> Option<Piece> {
        let mut rows = Vec::new();
        let mut usual = None;
        loop {
            self.skip_blank();
            if self.rest.starts_with('}') {
                return usual.map(|usual| Piece::Choice { by, rows, usual });
            }
            if self.has('*') {
                usual = Some(rows.len());
            }
            self.has('[').then_some(())?;
            let key = self.name();
            self.has(']').then_some(())?;
            self.rest = self.rest.trim_start_matches(' ');
            rows.push((key, self.pattern(true)?));
        }
    }

    /// Whether that comes next; it is read then.
    fn has(&mut self, c: char) -> bool {
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
        Language::read(CATALOGUE).write(phrase, &English)
    }

    #[test]
    fn places_choices_and_messages_are_filled_in() {
        assert_eq!(written(&Phrase::new("hello").text("name", "c2")), "Hello, c2!");
        let many = |n: u64, side| written(&Phrase::new("many").number("n", n).key("side", side));
        assert_eq!(many(0, "light"), "nothing, «it» says");
        assert_eq!(many(1, "light"), "one piece, «it» says");
        assert_eq!(many(2, "light"), "2 pieces of light {, «it» says");
        assert_eq!(many(2, "unknown"), "2 pieces of dark, «it» says");
        let within = Phrase::new("last").phrase("of", Phrase::new("hello").text("name", "you"));
        assert_eq!(written(&within), "Hello, you!");
        let texts = ["a", "b", "c"].map(str::to_owned).to_vec();
        assert_eq!(written(&Phrase::new("last").with("of", Fill::OneOf(texts))), "a, b or c");
    }

    /// Counts as English does, and is written the other way.
    struct RightToLeft;

    impl Grammar for RightToLeft {
        fn plural(&self, number: u64) -> String {
            English.plural(number)
        }

        fn one_of(&self, texts: &[String]) -> String {
            English.one_of(texts)
        }

        fn is_right_to_left(&self) -> bool {
            true
        }
    }

    #[test]
    fn what_is_filled_in_and_quoted_is_isolated_from_right_to_left() {
        // Easier to read: < and > for the isolates.
        let written = |phrase: &Phrase| {
            let text = Language::read(CATALOGUE).write(phrase, &RightToLeft);
            text.replace([ISOLATE, ISOLATE_LEFT_TO_RIGHT], "<").replace(END_OF_ISOLATE, ">")
        };
        let hello = Phrase::new("hello").text("name", "c2-c3");
        assert_eq!(written(&hello), "Hello, <c2-c3>!");
        assert_eq!(written(&Phrase::new("many").number("n", 1_u32)), "one piece, «<it>» says");
        let texts = ["a", "b"].map(str::to_owned).to_vec();
        assert_eq!(written(&Phrase::new("last").with("of", Fill::List(texts.clone()))), "<a>، <b>");
        assert_eq!(written(&Phrase::new("last").with("of", Fill::OneOf(texts))), "<a> or <b>");
        // Cut behind its tenth character, the isolate among them.
        assert_eq!(written(&Phrase::new("last").with("of", Fill::Short(hello, 10))), "<Hello, <c2…>>");
    }

    #[test]
    fn what_cannot_be_read_shows_its_name_and_stops_nothing() {
        assert_eq!(written(&Phrase::new("broken")), "broken");
        assert_eq!(written(&Phrase::new("missing")), "missing");
        assert_eq!(written(&Phrase::new("hello")), "Hello, name!");
        assert!(written(&Phrase::new("circle")).ends_with("circle"));
        for (end, _) in CATALOGUE.char_indices() {
            Language::read(&CATALOGUE[..end]);
        }
    }
}
