//! Headers: players, event, date and stated result.

use std::fmt;
use std::str::FromStr;

use alquerque_language::{is_control, message};

use crate::{Outcome, Player, TextError};

/// Maximum length of a header in characters; longer ones are cut off.
pub const MAX_HEADER_LEN: usize = 200;

/// Maximum length of a comment in characters; longer ones are cut off.
pub const MAX_COMMENT_LEN: usize = 2000;

/// A text header.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Header {
    /// The tournament or match.
    Event,
    /// The place.
    Site,
    /// The round of the event.
    Round,
    /// The player of the light pieces.
    Light,
    /// The player of the dark pieces.
    Dark,
    /// The number of times that a player took a hint or looked up who wins.
    Help,
    /// The study to which the game belongs as a chapter. Only in files: a study's page stores it once for all chapters.
    Study,
    /// The chapter's name.
    Chapter,
}

impl Header {
    /// All headers. Links number them in this order, so add new ones at the end.
    pub const ALL: [Self; 8] =
        [Self::Event, Self::Site, Self::Round, Self::Light, Self::Dark, Self::Help, Self::Study, Self::Chapter];

    /// The header that names a player.
    pub const fn of(player: Player) -> Self {
        match player {
            Player::Light => Self::Light,
            Player::Dark => Self::Dark,
        }
    }
}

/// The PDN tag and the GGF property of each header, in GGF's order. The last ones, from [`FIRST_OPTIONAL`] on, are
/// omitted from tags if they are empty; chapters have the name that other programs give them in PGN.
pub(super) const HEADERS: [(&str, &str, Header); Header::ALL.len()] = [
    ("Site", "PC", Header::Site),
    ("Event", "EV", Header::Event),
    ("Round", "RO", Header::Round),
    ("Dark", "PB", Header::Dark),
    ("Light", "PW", Header::Light),
    ("Help", "HELP", Header::Help),
    ("StudyName", "STUDY", Header::Study),
    ("ChapterName", "CHAPTER", Header::Chapter),
];
/// The place of the first optional header in [`HEADERS`].
pub(super) const FIRST_OPTIONAL: usize = 5;

/// The headers of a game. Unknown ones are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers {
    texts: [String; Header::ALL.len()],
    /// The date on which the game started.
    pub date: Date,
    /// The stated result, if the rules give none, as after a resignation. It is ignored once the game is over by the
    /// rules, and dropped when a move is played.
    pub result: Option<Outcome>,
    /// Whether the game is not over in its last position, although a player could have claimed a draw there: a game from
    /// a file with another result. Dropped when a move is played.
    pub is_unclaimed: bool,
}

impl Headers {
    /// The text of a header; empty if unknown.
    pub fn text(&self, header: Header) -> &str {
        &self.texts[header as usize]
    }

    /// Sets the text of a header, as one line: runs of spaces become one, control characters are dropped, and text
    /// beyond [`MAX_HEADER_LEN`] is cut off. A question mark, PDN's sign for unknown, clears it.
    pub fn set_text(&mut self, header: Header, text: &str) {
        let text = one_line(text, MAX_HEADER_LEN);
        self.texts[header as usize] = if text == "?" { String::new() } else { text };
    }
}

/// A text as one line of at most `longest` characters, without control characters and direction marks.
fn one_line(text: &str, longest: usize) -> String {
    let mut line = String::new();
    let mut length = 0;
    for c in text.chars() {
        if c.is_whitespace() {
            if line.is_empty() || line.ends_with(' ') {
                continue;
            }
        } else if is_control(c) {
            continue;
        }
        if length == longest {
            break;
        }
        line.push(if c.is_whitespace() { ' ' } else { c });
        length += 1;
    }
    line.truncate(line.trim_end().len());
    line
}

/// What separates the paragraphs of a comment.
pub const PARAGRAPH: &str = "\n\n";

/// A comment of at most [`MAX_COMMENT_LEN`] characters, without control characters and direction marks. Blank lines
/// separate paragraphs, each of which is one line.
pub(super) fn comment_text(text: &str) -> String {
    let mut comment = String::new();
    let (mut length, mut is_apart, mut line_ends) = (0, false, 0);
    for c in text.chars() {
        if c.is_whitespace() {
            is_apart = true;
            line_ends += usize::from(c == '\n');
        } else if !is_control(c) {
            let between = match line_ends {
                _ if comment.is_empty() || !is_apart => "",
                0 | 1 => " ",
                _ => PARAGRAPH,
            };
            (is_apart, line_ends) = (false, 0);
            length += between.len() + 1;
            if length > MAX_COMMENT_LEN {
                break;
            }
            comment.push_str(between);
            comment.push(c);
        }
    }
    comment
}

/// A date, parts of which may be unknown.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Date {
    year: Option<u16>,
    month: Option<u8>,
    day: Option<u8>,
}

impl Date {
    /// A date; `None` if it is invalid.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        Self { year: Some(year), month: Some(month), day: Some(day) }.checked()
    }

    /// Whether no part of it is known.
    pub fn is_unknown(self) -> bool {
        self == Self::default()
    }

    /// The date in PDN's form, with dots: `2026.11.21`, `2026.??.??`.
    pub fn pdn(self) -> String {
        self.to_string().replace('-', ".")
    }

    fn checked(self) -> Option<Self> {
        const DAYS: [u8; 12] = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
        let longest = match self.month {
            Some(month) => *DAYS.get(usize::from(month).checked_sub(1)?)?,
            None => 31,
        };
        let leap = |year: u16| year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
        let no_such_day = self.day.is_some_and(|day| day == 0 || day > longest)
            || (self.month, self.day) == (Some(2), Some(29)) && self.year.is_some_and(|year| !leap(year));
        (!no_such_day && self.year.is_none_or(|year| year <= 9999)).then_some(self)
    }
}

/// Writes `2026-11-21`, with question marks for unknown parts.
impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.year {
            Some(year) => write!(f, "{year:04}")?,
            None => f.write_str("????")?,
        }
        for part in [self.month, self.day] {
            match part {
                Some(part) => write!(f, "-{part:02}")?,
                None => f.write_str("-??")?,
            }
        }
        Ok(())
    }
}

/// Parses a year, or a year, month and day separated by `-`, `.` or `/`; unknown parts are question marks or empty.
impl FromStr for Date {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        read_date(text).ok_or_else(|| TextError::new("date", text, message::PROBLEM_NO_DATE, message::EXPECTED_DATE))
    }
}

fn read_date(text: &str) -> Option<Date> {
    let text = text.trim();
    let mut parts = text.split(['-', '.', '/']);
    let mut part = |min: usize, max: usize| -> Option<Option<u16>> {
        let Some(text) = parts.next() else { return Some(None) };
        if !text.is_empty() && text.bytes().all(|byte| byte == b'?') {
            return Some(None);
        }
        let is_number = (min..=max).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| text.parse().ok())
    };
    if text.is_empty() {
        return Some(Date::default());
    }
    // A year has four digits; `12` would be ambiguous.
    let (year, month, day) = (part(4, 4)?, part(1, 2)?, part(1, 2)?);
    // Month and day have at most two digits.
    let small = |number: Option<u16>| number.and_then(|number| u8::try_from(number).ok());
    if parts.next().is_some() {
        return None;
    }
    Date { year, month: small(month), day: small(day) }.checked()
}
