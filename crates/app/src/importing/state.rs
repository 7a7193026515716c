//! Imports games from text in slices, so that the page stays responsive.

use std::collections::BTreeSet;

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Importer, Warning};
use alquerque_language::{Phrase, message};

use crate::library::Entry;
use crate::text::sentence;

/// Size of the first slice, and minimum and maximum of later ones, in bytes.
const FIRST_SLICE: usize = 1 << 14;
const SLICES: (usize, usize) = (1 << 10, 1 << 18);
/// Target duration of a slice in milliseconds. The next slice is larger after a shorter one, and smaller after a longer
/// one.
const MILLIS: (u64, u64) = (12, 30);
/// Maximum number of problems reported one by one.
const MAX_REPORTED: usize = 5;

/// An import in progress.
#[derive(Clone, Debug)]
pub struct Importing {
    /// Distinguishes it from earlier imports.
    pub(crate) number: u32,
    /// Whether the text comes from a file.
    pub(crate) is_file: bool,
    importer: Importer,
    /// The texts of further files, the last one first.
    next_texts: Vec<String>,
    has_several_files: bool,
    slice: usize,
    began: Option<u64>,
    /// Number of games in the text, unreadable ones included.
    games: usize,
    /// Number of games read.
    read: usize,
    first: Option<Box<dyn AnyRecord>>,
    /// The games, without duplicates.
    entries: Vec<Entry>,
    records: BTreeSet<String>,
    problems: Few<Phrase>,
    warnings: Few<(usize, Warning)>,
}

/// The first few of many items.
#[derive(Clone, Debug)]
struct Few<T> {
    first: Vec<T>,
    more: usize,
}

impl<T> Few<T> {
    const NONE: Self = Self { first: Vec::new(), more: 0 };

    fn push(&mut self, item: T) {
        if self.first.len() < MAX_REPORTED {
            self.first.push(item);
        } else {
            self.more += 1;
        }
    }

    /// Converts them to phrases, with a count of the rest.
    fn phrases(self, phrase: impl Fn(T) -> Phrase) -> Vec<Phrase> {
        let more = (self.more > 0).then(|| Phrase::new(message::AND_MORE).number("count", self.more));
        self.first.into_iter().map(phrase).chain(more).collect()
    }
}

/// The result of an import.
pub(crate) struct Found {
    /// The first game, if any is readable.
    pub(crate) first: Option<Box<dyn AnyRecord>>,
    /// All games, without duplicates.
    pub(crate) entries: Vec<Entry>,
    /// Whether the text holds several games, readable or not.
    pub(crate) several: bool,
    /// Why games are unreadable.
    pub(crate) problems: Vec<Phrase>,
    /// Warnings about readable games.
    pub(crate) warnings: Vec<Phrase>,
    /// Whether the games come from files.
    pub(crate) is_file: bool,
    /// The text, if it comes from one file.
    pub(crate) file: Option<String>,
}

/// How much of a text is searched for moves of chess, in bytes.
const SEARCHED: usize = 20_000;

/// Whether a text has moves of chess: a piece such as `N`, perhaps more, and a square, or castling.
fn is_chess(text: &str) -> bool {
    let is_move = |word: &str| {
        let mv = word.trim_start_matches(|c: char| c.is_ascii_digit() || c == '.');
        let mv = mv.trim_end_matches(['+', '#', '!', '?']);
        let Some(rest) = mv.strip_prefix(['K', 'Q', 'R', 'B', 'N']) else { return matches!(mv, "O-O" | "O-O-O") };
        let rest = rest.as_bytes();
        let is_square = matches!(rest, [.., b'a'..=b'h', b'1'..=b'8']);
        is_square && rest.len() <= 5 && rest.iter().all(|c| matches!(c, b'a'..=b'h' | b'1'..=b'8' | b'x'))
    };
    let words = text.get(..text.floor_char_boundary(SEARCHED)).unwrap_or(text).split_whitespace();
    words.filter(|word| is_move(word)).nth(1).is_some()
}

impl Importing {
    /// Starts an import.
    pub(crate) fn new(text: String, number: u32, is_file: bool) -> Self {
        Self {
            number,
            is_file,
            importer: Importer::new(text),
            next_texts: Vec::new(),
            has_several_files: false,
            slice: FIRST_SLICE,
            began: None,
            games: 0,
            read: 0,
            first: None,
            entries: Vec::new(),
            records: BTreeSet::new(),
            problems: Few::NONE,
            warnings: Few::NONE,
        }
    }

    /// Starts an import of several files; `problems` are those of files that can't be read.
    pub(crate) fn of_files(mut texts: Vec<String>, problems: Vec<Phrase>, number: u32) -> Self {
        texts.reverse();
        let mut importing = Self::new(texts.pop().unwrap_or_default(), number, true);
        importing.next_texts = texts;
        for problem in problems {
            importing.problems.push(problem);
        }
        importing
    }

    /// Reads the next slice; `now` is the time in milliseconds. Returns `true` when done.
    pub(crate) fn read_on(&mut self, now: u64) -> bool {
        if let Some(began) = self.began {
            let took = now.saturating_sub(began);
            let (few, many) = MILLIS;
            let slice = if took < few { self.slice * 2 } else { self.slice / (1 + usize::from(took > many)) };
            self.slice = slice.clamp(SLICES.0, SLICES.1);
        }
        self.began = Some(now);
        for result in self.importer.read_on(self.slice) {
            self.games += 1;
            match result {
                Ok(imported) => {
                    let entry = Entry::from_record(&*imported.record);
                    if self.records.insert(entry.record.clone()) {
                        self.entries.push(entry);
                    }
                    for warning in imported.warnings {
                        self.warnings.push((self.games, warning));
                    }
                    self.read += 1;
                    self.first.get_or_insert(imported.record);
                }
                Err(error) => self.problems.push(sentence(error.phrase())),
            }
        }
        if self.importer.is_done()
            && let Some(text) = self.next_texts.pop()
        {
            self.importer = Importer::new(text);
            self.has_several_files = true;
        }
        self.importer.is_done()
    }

    /// Progress as a message.
    pub fn progress(&self) -> Phrase {
        Phrase::new(message::READING_GAMES).number("percent", self.percent()).number("games", self.read)
    }

    /// Progress in percent.
    pub fn percent(&self) -> usize {
        let (at, all) = self.importer.progress();
        at * 100 / all.max(1)
    }

    /// The result, after the last slice.
    pub(crate) fn found(self) -> Found {
        let is_one = self.games == 1;
        let warning = |(number, warning): (usize, Warning)| {
            if is_one {
                return sentence(warning.0);
            }
            let phrase = Phrase::new(message::WARNING_OF_GAME).number("number", number);
            phrase.phrase("warning", warning.0).capitalized()
        };
        let mut problems = self.problems.phrases(|problem| problem);
        if self.read == 0 && !problems.is_empty() && is_chess(self.importer.text()) {
            problems.insert(0, Phrase::new(message::UNKNOWN_GAME));
        }
        Found {
            several: self.read > 1 || !problems.is_empty(),
            first: self.first,
            entries: self.entries,
            problems,
            warnings: self.warnings.phrases(warning),
            is_file: self.is_file,
            file: (self.is_file && !self.has_several_files).then(|| self.importer.text().to_owned()),
        }
    }
}
