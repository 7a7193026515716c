//! What crosses `postMessage`: plain data in the user's terms.
//!
//! Every request but the greeting carries an `id` of the caller's choice, and every answer to it repeats that, so that
//! a late answer is recognised. No bitboard and no 64-bit integer crosses.

pub mod analysis;
mod failure;
mod report;

use serde::{Deserialize, Serialize};

pub use failure::{DEEPEST_PERFT, Failure};
pub use report::{Effort, HalfPoints, Length, Proven, RootMove, SearchReport, count};

/// The version of page and worker, which must be the same on both sides.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// What the page asks of the worker.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Request {
    /// Who are you? Answered with [`Answer::Hello`].
    Hello {
        /// The page's version.
        version: String,
    },
    /// Look for a move. Answered with [`Answer::Progress`] about ten times a second and at the end with one
    /// [`Answer::Done`]; a search that is already running is given up unanswered.
    Search(SearchRequest),
    /// End the search of this id now. Answered with its [`Answer::Done`], or not at all if it has ended.
    Stop {
        /// The id of the search.
        id: u32,
    },
    /// Are you alive? Answered with [`Answer::Pong`] after the slice of a search that is under way.
    Ping,
    /// Count leaves of the game tree, for benchmarks. Answered with [`Answer::Perft`].
    Perft {
        /// Repeated in the answer.
        id: u32,
        /// The ruleset's text.
        rules: String,
        /// Plies from the ruleset's starting position.
        depth: u32,
    },
}

/// A position, as the game's course, and how much to think about it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchRequest {
    /// Repeated in every answer to this request.
    pub id: u32,
    /// What the answer is for.
    pub purpose: Purpose,
    /// The ruleset's text, such as `merkel`.
    pub rules: String,
    /// The position in which the game began, where it is not the one in which the ruleset begins.
    pub start: Option<String>,
    /// The moves from there to the position in question.
    pub moves: Vec<String>,
    /// What looks for the move.
    pub engine: Engine,
    /// How much it may do.
    pub budget: Budget,
    /// Makes the search repeatable; without it the seed is drawn by chance.
    pub seed: Option<u32>,
}

/// What a search is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Purpose {
    /// A move that is played. Only here does a level slip.
    #[default]
    Play,
    /// Advice for somebody who is to move.
    Hint,
    /// What a position is worth, for somebody who studies it.
    Analyse,
    /// What is certain of a position.
    Prove,
}

impl Purpose {
    /// How urgent it is: of two searches the one of the greater priority goes first.
    pub const fn priority(self) -> u8 {
        match self {
            Self::Play => 4,
            Self::Hint => 3,
            Self::Analyse => 2,
            Self::Prove => 1,
        }
    }
}

/// The greatest depth of [`Engine::AlphaBeta`]: deeper searches would take too long in most games.
pub const DEEPEST_SEARCH: u8 = 12;

/// What looks for a move.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Engine {
    /// Monte-Carlo tree search.
    Uct {
        /// The exploration constant of UCB1.
        exploration: f32,
    },
    /// Alpha-beta search.
    AlphaBeta {
        /// Plies, which are the strength: 1 to [`DEEPEST_SEARCH`].
        depth: u8,
    },
    /// Any legal move, at once.
    Random,
    /// Endgame databases, books and proofs: of the prover's worker only, which has no other.
    Proof,
}

/// How much a search may do. Whatever it is, it ends when its move is certain, and when it is told to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Budget {
    /// What a level of strength has, 1 to 10: a row of the table [`alquerque_core::search::LEVELS`]. Only [`Engine::Uct`] has
    /// levels.
    Level(u8),
    /// So many playouts. Only [`Engine::Uct`] makes them.
    Playouts(u32),
    /// So many milliseconds.
    Millis(u32),
    /// Whatever the engine needs until it has done what it can.
    Unlimited,
}

/// What the worker answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Answer {
    /// The worker is ready.
    Hello {
        /// The worker's version.
        version: String,
    },
    /// The worker is alive.
    Pong,
    /// How the search stands.
    Progress {
        /// The request's id.
        id: u32,
        /// The state of the search.
        report: SearchReport,
    },
    /// The search has ended.
    Done {
        /// The request's id.
        id: u32,
        /// The move to play; none where the game is over.
        best: Option<String>,
        /// The state of the search at its end.
        report: SearchReport,
    },
    /// The prover could not load all that it should know: it will find out less.
    Incomplete,
    /// The leaves of the game tree.
    Perft {
        /// The request's id.
        id: u32,
        /// The number of leaves.
        nodes: f64,
        /// The time taken, in milliseconds.
        millis: f64,
    },
    /// The request could not be used.
    Failed {
        /// The request's id, where it could be read.
        id: Option<u32>,
        /// What is wrong.
        why: Failure,
    },
}
