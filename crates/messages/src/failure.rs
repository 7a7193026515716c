//! Why a worker could not use a request: kinds with their data, and their words in English.

use std::fmt::{self, Display, Formatter};

use alquerque_core::phrase::Phrase;
use alquerque_core::words::write_in_english;
use serde::{Deserialize, Serialize};

use crate::{DEEPEST_SEARCH, VERSION};

/// The deepest perft that a worker counts: more would take too long.
pub const DEEPEST_PERFT: u32 = 13;

/// Why a request could not be used.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Failure {
    /// It is no request; what its reader says of it.
    NoRequest(String),
    /// Rules, a position or moves cannot be read; what the core says of them.
    NoText(String),
    /// UCT explores by no such constant.
    NoExploration,
    /// Alpha-beta searches to no such depth.
    NoDepth(u8),
    /// There is no such level.
    NoLevel {
        /// What was asked for.
        level: u8,
        /// How many levels there are.
        levels: usize,
    },
    /// Only UCT has levels and playouts.
    OnlyUct,
    /// It is for the other kind of worker: the prover's, or the search's.
    OtherWorker,
    /// A perft of that depth would take too long.
    TooDeep(u32),
}

impl Failure {
    /// Why the request could not be used, without a capital and a full stop.
    pub fn phrase(&self) -> Phrase {
        let number =
            |id: &'static str, number: u64, most: u64| Phrase::new(id).number("number", number).number("most", most);
        match self {
            Self::NoRequest(problem) => Phrase::new("failure-no-request").text("why", problem).text("version", VERSION),
            Self::NoText(text) => Phrase::new("failure-no-text").text("text", text),
            Self::NoExploration => Phrase::new("failure-no-exploration"),
            Self::NoDepth(depth) => number("failure-no-depth", (*depth).into(), DEEPEST_SEARCH.into()),
            Self::NoLevel { level, levels } => number("failure-no-level", (*level).into(), *levels as u64),
            Self::OnlyUct => Phrase::new("failure-only-uct"),
            Self::OtherWorker => Phrase::new("failure-other-worker"),
            Self::TooDeep(depth) => number("failure-too-deep", (*depth).into(), DEEPEST_PERFT.into()),
        }
    }
}

impl Display for Failure {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_in_english(&self.phrase(), f)
    }
}
