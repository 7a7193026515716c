//! Imports games from text in any format.

use alquerque_language::{MessageId, Phrase, message};

use super::imported::{Games, ImportError, Imported};
use super::lexer::{Lexer, Place};
use super::movetext::GameReader;
use super::{ggf, link};
use crate::error::quoting;

/// Maximum length of a text in bytes: a phone can hold it in memory. Exports can be imported again: a game of
/// [`MAX_MOVES`](super::tree::MAX_MOVES) with an assessment of each position takes about 2.5 MB.
pub const MAX_TEXT_LEN: usize = 1 << 26;

/// Line ends other than `\n`, as in files of old Macs, and from word processors.
const OTHER_LINE_ENDS: [char; 4] = ['\r', '\u{85}', '\u{2028}', '\u{2029}'];

/// Imports all games of a text: draughts PDN, the same tag format for the other games, plain moves, Othello
/// transcripts, GGF, or links of [`to_link`](super::to_link), also within running text. The format is detected. An
/// unreadable game does not hide the others. The result has at least one game or error.
pub fn import(text: &str) -> Vec<Result<Imported, ImportError>> {
    let mut importer = Importer::new(text.to_owned());
    let mut games = Vec::new();
    while !importer.is_done() {
        games.extend(importer.read_on(usize::MAX));
    }
    games
}

/// Imports games as [`import`] does, in slices: a large text takes seconds.
#[derive(Clone, Debug)]
pub struct Importer {
    text: String,
    /// The place up to which the text has been read, as a byte offset and as line and column.
    at: usize,
    place: Place,
    form: Form,
    games: Games,
}

/// The format of a text, with the state of parsing it.
#[derive(Clone, Debug)]
enum Form {
    Links,
    Ggf,
    Movetext(Box<GameReader>),
    /// No game was found: looks for links, and reports these errors if there are none.
    Prose(Games),
    /// The text has been read to its end.
    Done,
}

impl Importer {
    /// Starts reading a text.
    pub fn new(mut text: String) -> Self {
        if text.starts_with('\u{feff}') {
            text.drain(..'\u{feff}'.len_utf8());
        }
        if text.contains(OTHER_LINE_ENDS) {
            text = text.replace("\r\n", "\n").replace(OTHER_LINE_ENDS, "\n");
        }
        let first = text.trim_start().lines().next().unwrap_or_default().trim_end();
        let is_link = !first.contains(char::is_whitespace) && link::in_word(first).is_some();
        let is_too_long = text.len() > if is_link { link::MAX_LINK_LEN } else { MAX_TEXT_LEN };
        let mut games = Games::default();
        let form = if is_too_long {
            games.push(refuse(message::PROBLEM_LONG_TEXT, message::EXPECTED_TEXT_SIZE));
            Form::Done
        } else if is_link {
            Form::Links
        } else if ggf::is_ggf(&text) {
            Form::Ggf
        } else {
            Form::Movetext(Box::new(GameReader::new(1)))
        };
        Self { text, at: 0, place: Place::START, form, games }
    }

    /// Reads about `bytes` further bytes, to the end of the part begun there, and returns the games completed
    /// meanwhile.
    pub fn read_on(&mut self, bytes: usize) -> Vec<Result<Imported, ImportError>> {
        let mut left = bytes;
        while left > 0 && !matches!(self.form, Form::Done) {
            let (begin, end) = (self.at, self.at.saturating_add(left));
            let mut lexer = Lexer::new(&self.text[begin..], self.place, false);
            let mut goes_on = true;
            while goes_on && self.text.len() - lexer.rest().len() < end {
                goes_on = match &mut self.form {
                    Form::Links | Form::Prose(_) => read_link(&mut lexer, &mut self.games),
                    Form::Ggf => ggf::read_on(&mut lexer, &mut self.games),
                    Form::Movetext(reader) => reader.read_on(&mut lexer, &mut self.games),
                    Form::Done => false,
                };
            }
            (self.at, self.place) = (self.text.len() - lexer.rest().len(), lexer.place());
            left = left.saturating_sub(self.at - begin);
            if !goes_on {
                self.end_form();
            }
        }
        // As long as no game could be read, the errors may be replaced by those of links.
        let is_settled = self.games.any_read || matches!(self.form, Form::Done);
        if is_settled { self.games.take() } else { Vec::new() }
    }

    /// Whether all games have been read.
    pub fn is_done(&self) -> bool {
        matches!(self.form, Form::Done) && self.games.waiting.is_empty()
    }

    /// The text, without a byte order mark, and with `\n` as its line ends.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// The number of bytes read, and of all bytes.
    pub fn progress(&self) -> (usize, usize) {
        (self.at, self.text.len())
    }

    /// Handles the end of the text in the format that it seemed to have.
    fn end_form(&mut self) {
        let form = std::mem::replace(&mut self.form, Form::Done);
        match form {
            // Not a game: look for links in the text.
            Form::Ggf | Form::Movetext(_) if !self.games.any_read && !self.text.lines().any(is_tag) => {
                self.form = Form::Prose(std::mem::take(&mut self.games));
                (self.at, self.place) = (0, Place::START);
                return;
            }
            Form::Prose(errors) if self.games.is_empty() => self.games = errors,
            _ => {}
        }
        if self.games.is_empty() {
            self.games.push(refuse(quoting(message::PROBLEM_NOTHING_IN, self.text.trim()), message::EXPECTED_GAMES));
        }
    }
}

fn refuse(problem: impl Into<Phrase>, expected: MessageId) -> Result<Imported, ImportError> {
    Err(ImportError::new(1, Place::START, problem, expected))
}

/// Whether a line looks like a tag. Prose may contain `[12:30]`, which isn't one.
fn is_tag(line: &str) -> bool {
    line.starts_with('[') && line.contains('"')
}

/// Reads the next word, which may be a link; `false` at the end. Skips the characters around a link.
fn read_link(lexer: &mut Lexer<'_>, games: &mut Games) -> bool {
    lexer.take_while(char::is_whitespace);
    let place = lexer.place();
    let word = lexer.take_while(|c| !c.is_whitespace());
    if word.is_empty() {
        return false;
    }
    let Some(link) = link::in_word(word) else { return true };
    if games.is_hopeless() {
        return false;
    }
    games.push(match link::from_link(link) {
        Ok(record) => Ok(Imported { record, warnings: Vec::new() }),
        Err(error) => Err(ImportError::in_line(games.next_number(), place, &error)),
    });
    true
}
