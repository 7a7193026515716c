//! How a running game continues: with which players, and whether automatically.

use alquerque_core::Player;
use serde::{Deserialize, Serialize};

use crate::storage::json;

/// How the running game of a kind continues.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "Stored", into = "Stored")]
pub enum GameMode {
    /// Between players at this device: people or the AI.
    #[default]
    Local,
    /// Loaded from text, a link or the library, and not continued here yet. The AI waits until the user resumes, even
    /// after a reload.
    Loaded,
    /// With a friend elsewhere, by links. The AI plays neither side. Holds the local player's side.
    ByLink(Player),
    /// In a lesson: the user moves, the opponent never replies, and nothing is saved.
    Lesson,
}

/// The stored fields of a mode. Lessons are never saved, see `State::settings_to_save`.
#[derive(Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
struct Stored {
    #[serde(default, skip_serializing_if = "json::is_default")]
    waits: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    by_link: Option<String>,
}

impl From<GameMode> for Stored {
    fn from(mode: GameMode) -> Self {
        let by_link = if let GameMode::ByLink(me) = mode { Some(me.name().to_owned()) } else { None };
        Self { waits: mode == GameMode::Loaded, by_link }
    }
}

impl From<Stored> for GameMode {
    fn from(Stored { waits, by_link }: Stored) -> Self {
        let me = by_link.and_then(|name| Player::from_name(&name));
        me.map_or(if waits { Self::Loaded } else { Self::Local }, Self::ByLink)
    }
}

/// Whether AI moves and forced passes are played automatically.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// At once.
    #[default]
    Running,
    /// Only when the user asks.
    Paused,
    /// The game is being replayed. Holds the number of the next move's timer; others are stale.
    Replaying(u32),
}
