//! Reads games from a text of any kind.

use super::imported::{Games, ImportError, Imported, is_full};
use super::lexer::{Lexer, Place};
use super::{ggf, link, movetext};
use crate::error::{Expected, Problem};

/// The longest text that is read, in bytes. What is written can be read again: a game of [`MOST_MOVES`](super::tree::MOST_MOVES) with
/// what is known of each position takes some 2.5 MB, and the rest is left for words.
pub const LONGEST_TEXT: usize = 1 << 22;

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
    let refused = |problem, expected| vec![Err(ImportError::new(1, Place::START, problem, expected))];
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    if text.len() > link::LONGEST_LINK {
        return refused(Problem::LongText, Expected::TextSize);
    }
    let first = text.trim_start().lines().next().unwrap_or_default().trim_end();
    if !first.contains(char::is_whitespace) && link::in_word(first).is_some() {
        return read_links(text);
    }
    if text.len() > LONGEST_TEXT {
        return refused(Problem::LongText, Expected::TextSize);
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
        return refused(Problem::NothingIn(text.trim().into()), Expected::Games);
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
            Err(error) => Err(ImportError::of(games.len() + 1, place, error)),
        });
    }
}
