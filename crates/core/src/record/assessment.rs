//! Assessments of positions: commands at the start of a comment, as in chess PGN, so that every format with comments
//! carries them.

use std::fmt::Write;

use super::headers::{MAX_COMMENT_LEN, comment_text};
use crate::Outcome;

/// The start of every command.
const BEGIN: &str = "[%";
/// The command for a move played after a hint; it is the whole comment if there is nothing else.
pub const HELPED: &str = "[%h]";
/// Precedes words that would otherwise be read as a command.
const WORDS: &str = "[%] ";

/// A player's expected score, from 0 to 1, rounded to a tenth of a percent.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Share(u16);

impl Share {
    /// A score of 1, in tenths of a percent.
    const WHOLE: u16 = 1000;

    /// Rounds a score between 0, a certain loss, and 1, a certain win; NaN becomes one half.
    pub fn new(share: f64) -> Self {
        let share = if share.is_nan() { 0.5 } else { share.clamp(0.0, 1.0) };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "it is between 0 and 1000")]
        Self((share * f64::from(Self::WHOLE)).round() as u16)
    }

    /// The score, from 0 to 1.
    pub fn value(self) -> f64 {
        f64::from(self.0) / f64::from(Self::WHOLE)
    }

    /// Parses a percentage with one decimal.
    fn read(text: &str) -> Option<Self> {
        let (percent, tenths) = text.split_once('.')?;
        let tenths = percent.parse::<u16>().ok()?.checked_mul(10)?.checked_add(tenths.parse().ok()?)?;
        (tenths <= Self::WHOLE).then_some(Self(tenths))
    }
}

/// A proven result with perfect play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Certain {
    /// The outcome.
    pub outcome: Outcome,
    /// The number of plies to the end, if known.
    pub plies: Option<u32>,
}

impl Certain {
    /// Parses the outcome's name, optionally followed by the number of plies.
    fn read(text: &str) -> Option<Self> {
        let (name, plies) = match text.split_once(' ') {
            Some((name, plies)) => (name, Some(plies.parse().ok()?)),
            None => (text, None),
        };
        Some(Self { outcome: Outcome::from_name(name)?, plies })
    }
}

/// An assessment of a position. Unknown parts are `None`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Assessment {
    /// Light's expected score.
    pub expected: Option<Share>,
    /// The proven result.
    pub certain: Option<Certain>,
    /// Whether the move to the position was played after a hint.
    pub helped: bool,
}

impl Assessment {
    /// Splits a comment into an assessment and words: the inverse of [`Assessment::join`]. Anything in a different form
    /// than [`Assessment::join`] writes is part of the words.
    pub fn split(comment: &str) -> (Self, &str) {
        let (mut assessment, mut rest) = (Self::default(), comment);
        while let Some(next) = assessment.with_next(rest) {
            (assessment, rest) = next;
        }
        let words = rest.strip_prefix(WORDS).filter(|words| assessment.would_take(words));
        (assessment, words.unwrap_or(rest))
    }

    /// The comment with this assessment and these words, which are changed as in
    /// [`Record::set_comment`](super::Record::set_comment). If it is too long, words are cut off.
    pub fn join(self, words: &str) -> String {
        let mut comment = self.commands();
        let line = comment_text(words);
        if !comment.is_empty() && !line.is_empty() {
            comment.push(' ');
        }
        if self.would_take(&line) {
            comment.push_str(WORDS);
        }
        comment.extend(line.chars().take(MAX_COMMENT_LEN - comment.len()));
        comment.truncate(comment.trim_end().len());
        comment
    }

    /// The commands, separated by spaces.
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

    /// Adds the command at the start of a text to the assessment and returns the rest; `None` if there is no such
    /// command, or if it has a different form.
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

    /// Whether words after these commands would be parsed as another command, ignoring marks.
    fn would_take(self, mut words: &str) -> bool {
        // Shorter code than that of `trim_start_matches`.
        while let Some(rest) = words.strip_prefix(WORDS) {
            words = rest;
        }
        self.with_next(words).is_some()
    }
}

#[cfg(test)]
mod tests;
