//! Players and their names.

use alquerque_core::search::LEVEL_COUNT;
use alquerque_core::{GameId, Player};
use alquerque_language::Phrase;
use alquerque_messages::{Budget, MAX_SEARCH_DEPTH};
use serde::{Deserialize, Serialize};

use crate::text::grouped;
use crate::text::nouns::BySide;

/// Who plays a side: a human or an AI.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seat {
    /// One of two humans at this device, 1 or 2.
    Player(u8),
    /// The only human at this device.
    You,
    /// A friend elsewhere.
    Friend,
    /// The computer at this level.
    Level(u8),
    /// Alpha-beta at this depth.
    Depth(u8),
    /// UCT with this limit.
    Uct(UctLimit),
    /// Random moves.
    Chance,
}

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

    /// The limit in words.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Playouts(playouts) => Phrase::new("limit-playouts").text("playouts", &grouped(playouts)),
            Self::Seconds(seconds) => Phrase::new("limit-seconds").number("seconds", seconds),
        }
    }

    /// The limit as a choice, which says where the originals' limits come from.
    pub fn choice(self) -> Phrase {
        match self {
            Self::Playouts(8_000) => Phrase::new("limit-of-alquerque").phrase("limit", self.phrase()),
            Self::Playouts(32_000) => Phrase::new("limit-of-ucthello").phrase("limit", self.phrase()),
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

const AI_LEVEL: &str = "AI, level ";
/// Suffix of level names since there have been twelve levels. Names without it are of the original ten.
const OF_TWELVE: &str = " of 12";
const AI_DEPTH: &str = "AI, depth ";
const AI_UCT: &str = "AI, UCT, ";
const PLAYOUTS: &str = " playouts";
const SECONDS: &str = " s";
const AI_CHANCE: &str = "AI, random moves";

impl Seat {
    /// The player's name.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Level(level) => Phrase::new("seat-level").number("level", level),
            Self::Depth(depth) => Phrase::new("seat-depth").number("depth", depth),
            Self::Uct(limit) => Phrase::new("seat-uct").phrase("limit", limit.phrase()),
            Self::Chance => Phrase::new("seat-chance"),
            Self::Player(number) => Phrase::new("seat-player").number("number", number),
            Self::You => Phrase::new("seat-you"),
            Self::Friend => Phrase::new("seat-friend"),
        }
    }

    /// The name for the narrow row beside the board: without "Computer" for levels and UCT.
    pub fn short(self) -> Phrase {
        match self {
            Self::Level(level) => Phrase::new("level-name").number("level", level),
            Self::Uct(limit) => Phrase::new("uct-name").phrase("limit", limit.phrase()),
            other => other.phrase(),
        }
    }

    /// Label of the AI's strength field; names the side if both are AIs.
    pub fn strength(self, of: Option<Player>, game: GameId) -> Phrase {
        let phrase = match self {
            Self::Level(level) => Phrase::new("strength-level").number("level", level).number("levels", LEVEL_COUNT),
            Self::Depth(depth) => {
                Phrase::new("strength-depth").number("depth", depth).number("deepest", MAX_SEARCH_DEPTH)
            }
            Self::Uct(_) => Phrase::new("strength-uct"),
            _ => Phrase::new("strength"),
        };
        match of {
            Some(player) => phrase.key("whose", "both").by(player, game),
            None => phrase.key("whose", "one"),
        }
    }

    /// The AI's name in headers. Not translated, since other programs read the files.
    pub fn header_name(self) -> String {
        match self {
            Self::Level(level) => format!("{AI_LEVEL}{level}{OF_TWELVE}"),
            Self::Depth(depth) => format!("{AI_DEPTH}{depth}"),
            Self::Uct(UctLimit::Playouts(playouts)) => format!("{AI_UCT}{playouts}{PLAYOUTS}"),
            Self::Uct(UctLimit::Seconds(seconds)) => format!("{AI_UCT}{seconds}{SECONDS}"),
            _ => AI_CHANCE.to_owned(),
        }
    }
}

/// The AI named by a header, if any.
pub fn ai_named(name: &str) -> Option<Seat> {
    let number = |start, end| name.strip_prefix(start)?.strip_suffix(end)?.parse().ok();
    let limit = |end| name.strip_prefix(AI_UCT)?.strip_suffix(end)?.parse().ok();
    let uct = limit(PLAYOUTS).map(UctLimit::Playouts).or_else(|| limit(SECONDS).map(UctLimit::Seconds));
    if let Some(limit) = uct {
        return Some(Seat::Uct(limit));
    }
    match (number(AI_LEVEL, OF_TWELVE), number(AI_LEVEL, ""), number(AI_DEPTH, "")) {
        (Some(level), ..) => Some(Seat::Level(level)),
        (_, Some(level), _) => Some(Seat::Level(level_from_ten(level))),
        (.., Some(depth)) => Some(Seat::Depth(depth)),
        _ => (name == AI_CHANCE).then_some(Seat::Chance),
    }
}

/// The level of the twelve that has the name and about the strength of `level` of the original ten.
pub const fn level_from_ten(level: u8) -> u8 {
    level.saturating_add((level > 3) as u8 + (level > 7) as u8)
}

/// The player's name from a header; AI names are translated.
pub fn player_named(name: &str) -> Phrase {
    ai_named(name).map_or_else(|| Phrase::verbatim(name), Seat::phrase)
}
