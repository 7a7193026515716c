//! What is known about a game besides its moves: who played, where, when, and how it was broken off.

use std::fmt;
use std::str::FromStr;

use crate::error::{Expected, Problem, Subject};
use crate::{Outcome, Player, TextError};

/// The most characters of a header's text; more are cut off.
pub const LONGEST_HEADER: usize = 200;

/// The most characters of a comment; more are cut off.
pub const LONGEST_COMMENT: usize = 2000;

/// A header that is a line of text.
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
    /// How often somebody looked who wins while the game was played: a number.
    Help,
}

impl Header {
    /// All of them. Links count them in this order: new ones go to the end.
    pub const ALL: [Self; 6] = [Self::Event, Self::Site, Self::Round, Self::Light, Self::Dark, Self::Help];

    /// The header that names a player.
    pub const fn of(player: Player) -> Self {
        match player {
            Player::Light => Self::Light,
            Player::Dark => Self::Dark,
        }
    }
}

/// What is known about a game besides its moves. What is not known is empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Headers {
    texts: [String; Header::ALL.len()],
    /// The day on which the game began.
    pub date: Date,
    /// The result where the players have stated it and the rules do not tell: one has resigned or run out of time. It is
    /// of no account once the game has ended by the rules, and forgotten when a move is played.
    pub result: Option<Outcome>,
}

impl Headers {
    /// The text of a header, empty where it is not known.
    pub fn text(&self, header: Header) -> &str {
        &self.texts[header as usize]
    }

    /// Sets the text of a header, as one line: runs of blanks become one, control characters are dropped, and what goes
    /// beyond [`LONGEST_HEADER`] is cut off. A question mark, PDN's sign for what is not known, empties it.
    pub fn set_text(&mut self, header: Header, text: &str) {
        let text = one_line(text, LONGEST_HEADER);
        self.texts[header as usize] = if text == "?" { String::new() } else { text };
    }
}

/// A text as one line of at most `longest` characters. What could disturb the display of other texts is dropped: control
/// characters and those that change the direction of writing.
fn one_line(text: &str, longest: usize) -> String {
    let disturbs = |c: char| {
        c.is_control()
            || matches!(c, '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}' | '\u{200e}' | '\u{200f}' | '\u{feff}')
    };
    let mut line = String::new();
    let mut length = 0;
    for c in text.chars() {
        if c.is_whitespace() {
            if line.is_empty() || line.ends_with(' ') {
                continue;
            }
        } else if disturbs(c) {
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

/// A comment as one line of at most [`LONGEST_COMMENT`] characters, without braces, which enclose comments in PDN.
pub(super) fn comment_line(text: &str) -> String {
    one_line(text, LONGEST_COMMENT).replace('{', "(").replace('}', ")")
}

/// A day, a month or a year of which parts may not be known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Date {
    year: Option<u16>,
    month: Option<u8>,
    day: Option<u8>,
}

impl Date {
    /// A day; `None` where there can be no such day.
    pub fn new(year: u16, month: u8, day: u8) -> Option<Self> {
        Self { year: Some(year), month: Some(month), day: Some(day) }.checked()
    }

    /// Whether nothing is known.
    pub fn is_unknown(self) -> bool {
        self == Self::default()
    }

    /// The date as PDN writes it, with points: `2026.11.21`, `2026.??.??`.
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

/// Writes `2026-11-21`, with question marks for what is not known.
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

/// Reads a year, or a year, a month and a day with `-`, `.` or `/` between them; question marks, or nothing, stand for
/// what is not known.
impl FromStr for Date {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        read_date(text).ok_or_else(|| TextError::new(Subject::Date, text, Problem::NoDate, Expected::Date))
    }
}

fn read_date(text: &str) -> Option<Date> {
    let text = text.trim();
    let mut parts = text.split(['-', '.', '/']);
    let mut part = |least: usize, most: usize| -> Option<Option<u16>> {
        let Some(text) = parts.next() else { return Some(None) };
        if !text.is_empty() && text.bytes().all(|byte| byte == b'?') {
            return Some(None);
        }
        let is_number = (least..=most).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        is_number.then(|| text.parse().ok())
    };
    if text.is_empty() {
        return Some(Date::default());
    }
    // A year has four digits: of `12` nobody knows what it is.
    let (year, month, day) = (part(4, 4)?, part(1, 2)?, part(1, 2)?);
    // At most two digits each.
    let small = |number: Option<u16>| number.and_then(|number| u8::try_from(number).ok());
    if parts.next().is_some() {
        return None;
    }
    Date { year, month: small(month), day: small(day) }.checked()
}
