//! Players and their names.

use alquerque_core::search::LEVEL_COUNT;
use alquerque_core::{GameId, Player};
use alquerque_language::{Phrase, message};

use crate::game::uct_limit::UctLimit;
use crate::text::grouped;
use crate::text::nouns::BySide;

/// The player of a side: a human or an AI.
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

/// How the names of AIs in headers begin, and how they began before.
const COMPUTER: &str = "Computer, ";
const FORMER: &str = "AI, ";
const LEVEL: &str = "level ";
/// Suffix of level names since there have been twelve levels. Names without it are of the original ten.
const OF_TWELVE: &str = " of 12";
const DEPTH: &str = "depth ";
const UCT: &str = "UCT, ";
const PLAYOUTS: &str = " playouts";
const SECONDS: &str = " s";
const CHANCE: &str = "random moves";
/// The name of a friend elsewhere in headers.
const FRIEND: &str = "Friend";

impl Seat {
    /// The player's name.
    pub fn phrase(self) -> Phrase {
        match self {
            Self::Level(level) => Phrase::new(message::SEAT_LEVEL).number("level", level),
            Self::Depth(depth) => Phrase::new(message::SEAT_DEPTH).number("depth", depth),
            Self::Uct(limit) => Phrase::new(message::SEAT_UCT).phrase("limit", limit.phrase()),
            Self::Chance => Phrase::new(message::SEAT_CHANCE),
            Self::Player(number) => Phrase::new(message::SEAT_PLAYER).number("number", number),
            Self::You => Phrase::new(message::SEAT_YOU),
            Self::Friend => Phrase::new(message::SEAT_FRIEND),
        }
    }

    /// The name for the narrow row beside the board: without "Computer" for levels and UCT.
    pub fn short(self) -> Phrase {
        match self {
            Self::Level(level) => Phrase::new(message::LEVEL_NAME).number("level", level),
            Self::Uct(limit) => Phrase::new(message::UCT_NAME).phrase("limit", limit.phrase()),
            other => other.phrase(),
        }
    }

    /// The shortest name, for a place beside a clock.
    pub fn shortest(self) -> Phrase {
        match self {
            Self::Uct(UctLimit::Playouts(playouts)) => Phrase::verbatim(&format!("UCT {}", grouped(playouts))),
            other => other.short(),
        }
    }

    /// Label of the AI's strength field; names the side if both are AIs.
    pub fn strength(self, of: Option<Player>, game: GameId) -> Phrase {
        let phrase = match self {
            Self::Level(level) => {
                Phrase::new(message::STRENGTH_LEVEL).number("level", level).number("levels", LEVEL_COUNT)
            }
            Self::Depth(depth) => Phrase::new(message::STRENGTH_DEPTH).number("moves", depth),
            Self::Uct(_) => Phrase::new(message::STRENGTH_UCT),
            _ => Phrase::new(message::STRENGTH),
        };
        match of {
            Some(player) => phrase.key("whose", "both").by(player, game),
            None => phrase.key("whose", "one"),
        }
    }

    /// The name of an AI or a friend in headers; `None` for a human at this device. Not translated, since other programs
    /// read the files.
    pub fn header_name(self) -> Option<String> {
        Some(match self {
            Self::Level(level) => format!("{COMPUTER}{LEVEL}{level}{OF_TWELVE}"),
            Self::Depth(depth) => format!("{COMPUTER}{DEPTH}{depth}"),
            Self::Uct(UctLimit::Playouts(playouts)) => format!("{COMPUTER}{UCT}{playouts}{PLAYOUTS}"),
            Self::Uct(UctLimit::Seconds(seconds)) => format!("{COMPUTER}{UCT}{seconds}{SECONDS}"),
            Self::Chance => format!("{COMPUTER}{CHANCE}"),
            Self::Friend => FRIEND.to_owned(),
            Self::Player(_) | Self::You => return None,
        })
    }
}

/// The AI named by a header, if any.
pub fn ai_named(name: &str) -> Option<Seat> {
    let name = name.strip_prefix(COMPUTER).or_else(|| name.strip_prefix(FORMER))?;
    let number = |start, end| name.strip_prefix(start)?.strip_suffix(end)?.parse().ok();
    let limit = |end| name.strip_prefix(UCT)?.strip_suffix(end)?.parse().ok();
    let uct = limit(PLAYOUTS).map(UctLimit::Playouts).or_else(|| limit(SECONDS).map(UctLimit::Seconds));
    if let Some(limit) = uct {
        return Some(Seat::Uct(limit));
    }
    match (number(LEVEL, OF_TWELVE), number(LEVEL, ""), number(DEPTH, "")) {
        (Some(level), ..) => Some(Seat::Level(level)),
        (_, Some(level), _) => Some(Seat::Level(level_from_ten(level))),
        (.., Some(depth)) => Some(Seat::Depth(depth)),
        _ => (name == CHANCE).then_some(Seat::Chance),
    }
}

/// Converts a level of the original ten to the one of the twelve with its name and about its strength.
pub const fn level_from_ten(level: u8) -> u8 {
    level.saturating_add((level > 3) as u8 + (level > 7) as u8)
}

/// The AI or friend named by a header, if any.
pub fn seat_named(name: &str) -> Option<Seat> {
    if name == FRIEND { Some(Seat::Friend) } else { ai_named(name) }
}

/// The player's name from a header; the names of AIs and friends are translated.
pub fn player_named(name: &str) -> Phrase {
    seat_named(name).map_or_else(|| Phrase::verbatim(name), Seat::phrase)
}
