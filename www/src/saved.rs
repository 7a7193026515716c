//! The running game in the form in which it is kept over a reload.

use alquerque_core::Reason;
use alquerque_core::family::AnyGame;
use alquerque_core::record::{Headers, from_link, to_link};
use alquerque_core::table::Table;
use serde::{Deserialize, Serialize};

const VERSION: u32 = 1;

/// A game as text: its rules, where it began, all its moves, and how many of them are played (the others were taken back).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct SavedGame {
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
    /// All of it once more as a link's payload, where there is something that the above does not tell: headers, comments.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    record: Option<String>,
}

impl SavedGame {
    /// What is to be kept of a game.
    pub(crate) fn of(table: &dyn Table) -> Self {
        Self {
            version: VERSION,
            rules: table.rules(),
            start: table.start_text(),
            moves: table.moves(),
            played: u32::try_from(table.played()).unwrap_or(u32::MAX),
            record: has_more(table).then(|| to_link(table)),
            agreed: table.ending().is_some_and(|ending| ending.reason == Reason::Agreement),
        }
    }

    /// The game, or why it cannot be gone on with.
    pub(crate) fn restore(&self) -> Result<Box<dyn Table>, String> {
        if self.version != VERSION {
            return Err(format!("it is of version {}, and this is version {VERSION}", self.version));
        }
        let plain = self.read().map_err(|error| error.to_string())?;
        let whole = self.record.as_deref().and_then(|record| from_link(record).ok());
        // What stands in the fields of its own counts.
        let own = Self { record: None, ..self.clone() };
        Ok(whole.filter(|whole| Self { record: None, ..Self::of(&**whole) } == own).unwrap_or(plain))
    }

    fn read(&self) -> Result<Box<dyn Table>, alquerque_core::TextError> {
        let game: AnyGame = self.rules.parse()?;
        let mut table = match &self.start {
            Some(start) => game.table_from(start)?,
            None => game.table(),
        };
        for text in &self.moves {
            table.play(text)?;
        }
        table.go_to(self.played as usize);
        if self.agreed {
            table.agree_on_draw();
        }
        Ok(table)
    }
}

/// Whether more is known of a game than its course.
fn has_more(table: &dyn Table) -> bool {
    *table.headers() != Headers::default() || (0..=table.moves().len()).any(|ply| !table.comment(ply).is_empty())
}
