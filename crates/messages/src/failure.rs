//! Why a worker could not use a request: kinds with their data, and their words in English.

use std::fmt::{self, Display, Formatter};

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
    /// UCT explores by no such constant, as it is written.
    NoExploration(String),
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
    /// A perft of that depth would take too long.
    TooDeep(u32),
}

impl Display for Failure {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoRequest(problem) => write!(f, "this is no request ({problem}); expected one of version {VERSION}"),
            Self::NoText(problem) => f.write_str(problem),
            Self::NoExploration(constant) => {
                write!(f, "there is no exploration constant {constant}; expected 0 to 1000")
            }
            Self::NoDepth(depth) => write!(f, "there is no depth {depth}; expected 1 to {DEEPEST_SEARCH}"),
            Self::NoLevel { level, levels } => write!(f, "there is no level {level}; expected 1 to {levels}"),
            Self::OnlyUct => f.write_str("only UCT has levels and playouts; expected a time or no limit"),
            Self::TooDeep(depth) => write!(f, "depth {depth} takes too long; expected at most {DEEPEST_PERFT}"),
        }
    }
}
