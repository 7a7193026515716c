//! Reads games from a text of any kind.

use std::error::Error;
use std::fmt;

use super::lexer::{Lexer, Place};
use super::{ggf, link, movetext};
use crate::TextError;
use crate::any_record::AnyRecord;
use crate::error::quote;

/// The longest text that is read, in bytes.
pub const LONGEST_TEXT: usize = 1 << 20;

/// The most games that are read from a text.
pub const MOST_GAMES: usize = 1000;

/// The most moves of a game that are read.
pub const MOST_PLIES: usize = 10_000;

/// A game that was read.
#[derive(Clone, Debug)]
pub struct Imported {
    /// The game, at its last position.
    pub record: Box<dyn AnyRecord>,
    /// What was left out of the text, or does not agree with the rules, in a sentence each.
    pub warnings: Vec<String>,
}

/// Why a game cannot be read: what is wrong, where, and what would be right.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImportError {
    pub(super) game: usize,
    pub(super) place: Place,
    pub(super) message: String,
}

impl ImportError {
    pub(super) fn new(game: usize, place: Place, problem: &str, expected: &str) -> Self {
        Self { game, place, message: format!("{problem}; expected {expected}") }
    }

    /// An error in a part of the text that begins at `place` and stands in one line.
    pub(super) fn of(game: usize, place: Place, error: &TextError) -> Self {
        Self { game, place: place.plus(error.column().map_or(0, |column| column - 1)), message: error.to_string() }
    }

    /// The number of the game in the text, counted from 1.
    pub fn game(&self) -> usize {
        self.game
    }

    /// The line of the text, counted from 1.
    pub fn line(&self) -> usize {
        self.place.line
    }

    /// The character of the line, counted from 1.
    pub fn column(&self) -> usize {
        self.place.column
    }

    /// What is wrong and what would be right, in one line.
    pub fn message(&self) -> &str {
        &self.message
    }
}

impl fmt::Display for ImportError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Place { line, column } = self.place;
        write!(f, "game {}, line {line}, character {column}: {}", self.game, self.message)
    }
}

impl Error for ImportError {}

/// Games as they are read, one after the other.
pub(super) type Games = Vec<Result<Imported, ImportError>>;

/// The text of a file: in UTF-8, or in Latin-1, as old files of draughts are. `None` for a file that is no text, which a zero
/// tells.
pub fn file_text(bytes: &[u8]) -> Option<String> {
    let bytes = bytes.strip_prefix("\u{feff}".as_bytes()).unwrap_or(bytes);
    if bytes.contains(&0) {
        return None;
    }
    // The characters of Latin-1 are the first of Unicode.
    Some(str::from_utf8(bytes).map_or_else(|_| bytes.iter().copied().map(char::from).collect(), str::to_owned))
}

/// Reads all games of a text: a file of PDN or of our own form with tags, plain moves, Othello transcripts, GGF, or links
/// of [`to_link`](super::to_link), also such as stand in a letter. Which of them it is shows by itself. A game that cannot be
/// read does not hide the others; there is at least one game or one error.
pub fn import(text: &str) -> Vec<Result<Imported, ImportError>> {
    let refused = |problem: &str, expected: &str| vec![Err(ImportError::new(1, Place::START, problem, expected))];
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.len() > LONGEST_TEXT {
        return refused("the text is too long", "at most 1 MB");
    }
    let first = text.trim_start().lines().next().unwrap_or_default().trim_end();
    if !first.contains(char::is_whitespace) && link::in_word(first).is_some() {
        return read_links(text);
    }
    let games = if ggf::is_ggf(text) { ggf::read(text) } else { movetext::read(text) };
    // What makes no sense as a game may be a letter with a link in it.
    if !games.iter().any(Result::is_ok) && !text.lines().any(is_tag) {
        let linked = read_links(text);
        if !linked.is_empty() {
            return linked;
        }
    }
    if games.is_empty() {
        let problem = format!("there is no game in `{}`", quote(text.trim()));
        return refused(&problem, "games with tags, moves such as `c2-c3`, `11-15` or `f5d6`, GGF, or a link");
    }
    games
}

/// Whether a line looks like a tag. In a letter `[12:30]` may stand as well.
fn is_tag(line: &str) -> bool {
    line.starts_with('[') && line.contains('"')
}

/// Reads the links in a text; what stands around them is passed over.
fn read_links(text: &str) -> Games {
    let mut games = Games::new();
    let mut lexer = Lexer::new(text);
    loop {
        lexer.take_while(char::is_whitespace);
        let place = lexer.place();
        let word = lexer.take_while(|c| !c.is_whitespace());
        if word.is_empty() {
            return games;
        }
        let Some(link) = link::in_word(word) else { continue };
        if is_full(&mut games, place) {
            return games;
        }
        games.push(match link::from_link(link) {
            Ok(record) => Ok(Imported { record, warnings: Vec::new() }),
            Err(error) => Err(ImportError::of(games.len() + 1, place, &error)),
        });
    }
}

/// Adds the error for more games than are read; `true` where there are so many.
pub(super) fn is_full(games: &mut Games, place: Place) -> bool {
    let full = games.len() >= MOST_GAMES;
    if full {
        let problem = format!("there are more than {MOST_GAMES} games");
        games.push(Err(ImportError::new(MOST_GAMES + 1, place, &problem, "several smaller files")));
    }
    full
}
