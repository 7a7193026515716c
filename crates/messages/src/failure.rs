//! The reasons why a worker refuses a request.

use std::fmt::{self, Display, Formatter};

use alquerque_core::TextError;
use alquerque_language::{Phrase, in_english};
use serde::{Deserialize, Serialize};

use crate::{MAX_SEARCH_DEPTH, VERSION};

/// The maximum depth of a worker's perft, as deeper ones take too long.
pub const MAX_PERFT_DEPTH: u32 = 13;

/// The reason for refusing a request.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Failure {
    /// The message is not a request; with the decoder's error.
    NoRequest(String),
    /// Rules, a position or moves cannot be parsed; with the text.
    NoText(String),
    /// The exploration constant of UCT is out of range.
    NoExploration,
    /// The depth of alpha-beta is out of range.
    NoDepth(u8),
    /// The level is out of range.
    NoLevel {
        /// The requested level.
        level: u8,
        /// The number of levels.
        levels: usize,
    },
    /// The engine has no levels, or no playouts.
    OnlyUct,
    /// The request is for the other kind of worker: prover or search.
    OtherWorker,
    /// The depth of the perft is out of range.
    TooDeep(u32),
}

impl Failure {
    /// The reason as a phrase, without capital and full stop.
    pub fn phrase(&self) -> Phrase {
        let number =
            |id: &'static str, number: u64, most: u64| Phrase::new(id).number("number", number).number("most", most);
        match self {
            Self::NoRequest(problem) => Phrase::new("failure-no-request").text("why", problem).text("version", VERSION),
            Self::NoText(text) => Phrase::new("failure-no-text").text("text", text),
            Self::NoExploration => Phrase::new("failure-no-exploration"),
            Self::NoDepth(depth) => number("failure-no-depth", (*depth).into(), MAX_SEARCH_DEPTH.into()),
            Self::NoLevel { level, levels } => number("failure-no-level", (*level).into(), *levels as u64),
            Self::OnlyUct => Phrase::new("failure-only-uct"),
            Self::OtherWorker => Phrase::new("failure-other-worker"),
            Self::TooDeep(depth) => number("failure-too-deep", (*depth).into(), MAX_PERFT_DEPTH.into()),
        }
    }
}

impl From<TextError> for Failure {
    fn from(error: TextError) -> Self {
        Self::NoText(error.text().to_string())
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        f.write_str(&in_english(&self.phrase()))
    }
}
