//! The reasons why a worker refuses a request.

use std::fmt::{self, Display, Formatter};

use alquerque_core::TextError;
use alquerque_language::{MessageId, Phrase, in_english, message};
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
            |id: MessageId, number: u64, most: u64| Phrase::new(id).number("number", number).number("most", most);
        match self {
            Self::NoRequest(problem) => {
                Phrase::new(message::FAILURE_NO_REQUEST).text("why", problem).text("version", VERSION)
            }
            Self::NoText(text) => Phrase::new(message::FAILURE_NO_TEXT).text("text", text),
            Self::NoExploration => Phrase::new(message::FAILURE_NO_EXPLORATION),
            Self::NoDepth(depth) => number(message::FAILURE_NO_DEPTH, (*depth).into(), MAX_SEARCH_DEPTH.into()),
            Self::NoLevel { level, levels } => number(message::FAILURE_NO_LEVEL, (*level).into(), *levels as u64),
            Self::OnlyUct => Phrase::new(message::FAILURE_ONLY_UCT),
            Self::OtherWorker => Phrase::new(message::FAILURE_OTHER_WORKER),
            Self::TooDeep(depth) => number(message::FAILURE_TOO_DEEP, (*depth).into(), MAX_PERFT_DEPTH.into()),
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
