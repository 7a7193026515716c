//! What the study says, as phrases of a language.

use alquerque_app::words::side_key;
use alquerque_core::phrase::Phrase;
use alquerque_core::{GameId, Player};

use crate::engine_id::EngineId;

/// A move as it is to be read: it is not to be broken at its hyphen.
pub fn move_text(text: &str) -> String {
    text.replace('-', "\u{2011}")
}

/// What an engine has done so far, as it is shown.
#[derive(Clone, Debug, PartialEq)]
pub struct Figures {
    /// The plies of the last complete iteration, of a method that has such.
    pub depth: Option<u32>,
    /// Playouts or nodes, in thousands.
    pub thousands: String,
    /// The same per second.
    pub speed: String,
}

/// What is said beside an engine.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// It is off.
    Nothing,
    /// It cannot be had.
    Broken,
    /// There is nothing to look at.
    Over,
    /// It has just begun.
    Begins,
    /// What it has done, and whether it has ended.
    Figures(Figures, bool),
}

impl Said {
    /// In words for one of the engines; none where there is nothing to say. The percents below are light's.
    pub fn phrase(&self, which: EngineId, game: GameId) -> Option<Phrase> {
        let phrase = match self {
            Self::Nothing => return None,
            Self::Broken => Phrase::new("study-engine-broken"),
            Self::Over => Phrase::new("study-engine-over"),
            Self::Begins => Phrase::new("study-engine-begins"),
            Self::Figures(Figures { depth, thousands, speed }, done) => {
                let phrase = match depth {
                    Some(depth) => Phrase::new("study-engine-depth").number("depth", *depth),
                    None => Phrase::new("study-engine-playouts"),
                };
                phrase.text("thousands", thousands).text("speed", speed).key("done", if *done { "yes" } else { "no" })
            }
        };
        Some(phrase.phrase("method", which.title()).key("side", side_key(Player::Light, game)))
    }
}
