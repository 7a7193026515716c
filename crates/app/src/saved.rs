//! The running game in the form in which it is kept over a reload.

use alquerque_core::Reason;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::family::AnyGame;
use alquerque_core::record::{Headers, from_link, to_link};
use serde::{Deserialize, Serialize};

const VERSION: u32 = 1;

/// A game as text: its rules, where it began, all its moves, and how many of them are played (the others were taken back).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct SavedGame {
    version: u32,
    rules: String,
    /// The first position, where it is not the one in which the ruleset begins.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    start: Option<String>,
    moves: Vec<String>,
    played: u32,
    /// Whether the players have agreed on a draw.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    agreed: bool,
    /// All of it once more as a link's payload, where there is something that the above does not tell: variations, headers,
    /// comments, symbols.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    record: Option<String>,
}

impl SavedGame {
    /// What is to be kept of a game.
    pub fn of(record: &dyn AnyRecord) -> Self {
        Self {
            version: VERSION,
            rules: record.rules(),
            start: record.start_text(),
            moves: record.moves(),
            played: u32::try_from(record.played()).unwrap_or(u32::MAX),
            record: has_more(record).then(|| to_link(record)),
            agreed: record.ending().is_some_and(|ending| ending.reason == Reason::Agreement),
        }
    }

    /// The game, to be gone on with.
    ///
    /// # Errors
    /// Says why that cannot be.
    pub fn restore(&self) -> Result<Box<dyn AnyRecord>, String> {
        if self.version != VERSION {
            return Err(format!("it is of version {}, and this is version {VERSION}", self.version));
        }
        let plain = self.read().map_err(|error| error.to_string())?;
        let whole = self.record.as_deref().and_then(|record| from_link(record).ok());
        // What stands in the fields of its own counts.
        let own = Self { record: None, ..self.clone() };
        Ok(whole.filter(|whole| Self { record: None, ..Self::of(&**whole) } == own).unwrap_or(plain))
    }

    fn read(&self) -> Result<Box<dyn AnyRecord>, alquerque_core::TextError> {
        let game: AnyGame = self.rules.parse()?;
        let mut record = match &self.start {
            Some(start) => game.record_from(start)?,
            None => game.record(),
        };
        for text in &self.moves {
            record.play(text)?;
        }
        record.go_to(self.played as usize);
        if self.agreed {
            record.agree_on_draw();
        }
        Ok(record)
    }
}

/// Whether more is known of a game than its course.
fn has_more(record: &dyn AnyRecord) -> bool {
    *record.headers() != Headers::default() || record.tree().has_remarks() || !record.tree().is_single()
}

/// The key for a text that is put aside: the first that is free, or has this very text.
pub fn key_aside(key: &str, text: &str, kept: impl Fn(&str) -> Option<String>) -> String {
    let mut aside = format!("{key}.unreadable");
    let mut number = 1;
    while kept(&aside).is_some_and(|other| other != text) {
        number += 1;
        aside = format!("{key}.unreadable.{number}");
    }
    aside
}
