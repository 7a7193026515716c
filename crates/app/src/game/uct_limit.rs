//! How long UCT searches for a move when the user has chosen it as the opponent.

use alquerque_language::{Phrase, message};
use alquerque_messages::Budget;
use serde::{Deserialize, Serialize};

use crate::text::grouped;

/// How long UCT searches for a move. Stored as in [`UctLimit::name`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(into = "String", try_from = "String")]
pub enum UctLimit {
    /// This many playouts.
    Playouts(u32),
    /// This many seconds.
    Seconds(u32),
}

impl UctLimit {
    /// The limits to choose from. The original Alquerque has 8,000 playouts, the original Othello game 32,000.
    pub const CHOICES: [Self; 9] = [
        Self::Playouts(1_000),
        Self::Playouts(8_000),
        Self::Playouts(32_000),
        Self::Playouts(100_000),
        Self::Playouts(500_000),
        Self::Seconds(1),
        Self::Seconds(3),
        Self::Seconds(10),
        Self::Seconds(30),
    ];

    /// A short name that no other limit has, for example `8000` or `3s`.
    pub fn name(self) -> String {
        match self {
            Self::Playouts(playouts) => playouts.to_string(),
            Self::Seconds(seconds) => format!("{seconds}s"),
        }
    }

    /// The limit of this name, if it can be chosen.
    pub fn from_name(name: &str) -> Option<Self> {
        Self::CHOICES.into_iter().find(|limit| limit.name() == name)
    }

    /// Whether a search takes about a second at most.
    pub const fn is_short(self) -> bool {
        matches!(self, Self::Seconds(..=1) | Self::Playouts(..=8_000))
    }

    /// The limit in words.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Playouts(playouts) => Phrase::new(message::LIMIT_PLAYOUTS).text("playouts", &grouped(playouts)),
            Self::Seconds(seconds) => Phrase::new(message::LIMIT_SECONDS).number("seconds", seconds),
        }
    }

    /// The limit as a choice, which says where the originals' limits come from.
    pub fn choice(self) -> Phrase {
        match self {
            Self::Playouts(8_000) => Phrase::new(message::LIMIT_OF_ALQUERQUE).phrase("limit", self.phrase()),
            Self::Playouts(32_000) => Phrase::new(message::LIMIT_OF_UCTHELLO).phrase("limit", self.phrase()),
            _ => self.phrase(),
        }
    }
}

impl Default for UctLimit {
    /// That of the original Alquerque.
    fn default() -> Self {
        Self::Playouts(8_000)
    }
}

impl From<UctLimit> for Budget {
    fn from(limit: UctLimit) -> Self {
        match limit {
            UctLimit::Playouts(playouts) => Self::Playouts(playouts),
            UctLimit::Seconds(seconds) => Self::Millis(seconds * 1000),
        }
    }
}

impl From<UctLimit> for String {
    fn from(limit: UctLimit) -> Self {
        limit.name()
    }
}

impl TryFrom<String> for UctLimit {
    type Error = &'static str;

    fn try_from(name: String) -> Result<Self, Self::Error> {
        Self::from_name(&name).ok_or("no limit of UCT has this name")
    }
}
