//! What is estimated and known about a position, and how the move to it was found: commands at the beginning of its comment, as
//! chess programs write them. So every form that carries comments carries them, too.

use std::fmt::Write;

use super::headers::{LONGEST_COMMENT, comment_line};
use crate::Outcome;

/// What every command begins with.
const BEGIN: &str = "[%";
/// What says that a move was played after a hint; all of a comment, where nothing else is known or said.
pub const HELPED: &str = "[%h]";
/// What stands before words that would be taken for a command.
const WORDS: &str = "[%] ";

/// A share of the point that a game is about, from 0 to 1: so much of it a side may expect to get. It is kept to a tenth of a
/// percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Share(u16);

impl Share {
    /// The whole point, in tenths of a percent.
    const WHOLE: u16 = 1000;

    /// The nearest to a share between 0, a certain loss, and 1, a certain win; the half where it is no number.
    pub fn new(share: f64) -> Self {
        let share = if share.is_nan() { 0.5 } else { share.clamp(0.0, 1.0) };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is between 0 and 1000")]
        Self((share * f64::from(Self::WHOLE)).round() as u16)
    }

    /// The share, from 0 to 1.
    pub fn value(self) -> f64 {
        f64::from(self.0) / f64::from(Self::WHOLE)
    }

    /// Reads a percentage with one decimal.
    fn read(text: &str) -> Option<Self> {
        let (percent, tenths) = text.split_once('.')?;
        let tenths = percent.parse::<u16>().ok()?.checked_mul(10)?.checked_add(tenths.parse().ok()?)?;
        (tenths <= Self::WHOLE).then_some(Self(tenths))
    }
}

/// How a game ends for certain, if nobody makes a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Certain {
    /// Who wins, if anybody.
    pub outcome: Outcome,
    /// The number of plies to the end, where it is known.
    pub plies: Option<u32>,
}

impl Certain {
    /// Reads the outcome's name, and perhaps the number of plies behind it.
    fn read(text: &str) -> Option<Self> {
        let (name, plies) = match text.split_once(' ') {
            Some((name, plies)) => (name, Some(plies.parse().ok()?)),
            None => (text, None),
        };
        Some(Self { outcome: Outcome::from_name(name)?, plies })
    }
}

/// What is estimated and known about a position, and how the move to it was found. What is not known is `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Assessment {
    /// The share of the point that light may expect.
    pub expected: Option<Share>,
    /// How the game ends for certain.
    pub certain: Option<Certain>,
    /// Whether the move to the position was played after a hint.
    pub helped: bool,
}

impl Assessment {
    /// The assessment at the beginning of a comment, and the words behind it: the inverse of [`Assessment::join`]. What is not
    /// exactly as that would write it belongs to the words.
    pub fn split(comment: &str) -> (Self, &str) {
        let (mut assessment, mut rest) = (Self::default(), comment);
        while let Some(next) = assessment.with_next(rest) {
            (assessment, rest) = next;
        }
        let words = rest.strip_prefix(WORDS).filter(|words| assessment.would_take(words));
        (assessment, words.unwrap_or(rest))
    }

    /// The comment of this assessment and these words, which become one line as
    /// [`Record::set_comment`](super::Record::set_comment) makes it. Of a comment that would be too long words are cut off.
    pub fn join(self, words: &str) -> String {
        let mut comment = self.commands();
        let line = comment_line(words);
        if !comment.is_empty() && !line.is_empty() {
            comment.push(' ');
        }
        if self.would_take(&line) {
            comment.push_str(WORDS);
        }
        comment.extend(line.chars().take(LONGEST_COMMENT - comment.len()));
        comment.truncate(comment.trim_end().len());
        comment
    }

    /// The commands, a blank between each two.
    fn commands(self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        if let Some(Share(tenths)) = self.expected {
            let _ = write!(text, " [%e {}.{}]", tenths / 10, tenths % 10);
        }
        if let Some(Certain { outcome, plies }) = self.certain {
            let _ = write!(text, " [%c {}", outcome.name());
            if let Some(plies) = plies {
                let _ = write!(text, " {plies}");
            }
            text.push(']');
        }
        if self.helped {
            text.push(' ');
            text.push_str(HELPED);
        }
        text.split_off(usize::from(!text.is_empty()))
    }

    /// The assessment with the command at the beginning of a text, and what follows it; `None` where none of ours is there, or where
    /// it would be written in another way, or in another place.
    fn with_next(self, text: &str) -> Option<(Self, &str)> {
        let (command, _) = text.strip_prefix(BEGIN)?.split_once(']')?;
        let mut with = self;
        match command.split_once(' ').unwrap_or((command, "")) {
            ("e", value) => with.expected = Some(Share::read(value)?),
            ("c", value) => with.certain = Some(Certain::read(value)?),
            ("h", _) => with.helped = true,
            _ => return None,
        }
        let (written, rest) = text.split_at(BEGIN.len() + command.len() + 1);
        let both = with.commands();
        let is_next = both.strip_prefix(&self.commands()).is_some_and(|new| new.trim_start() == written);
        let rest = if rest.is_empty() { Some(rest) } else { rest.strip_prefix(' ') };
        Some(with).filter(|_| is_next).zip(rest)
    }

    /// Whether words behind these commands would be taken for another one, but for the marks before them.
    fn would_take(self, mut words: &str) -> bool {
        // Shorter code than `trim_start_matches` has.
        while let Some(rest) = words.strip_prefix(WORDS) {
            words = rest;
        }
        self.with_next(words).is_some()
    }
}

#[cfg(test)]
mod tests;
