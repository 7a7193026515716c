//! What crosses `postMessage`: plain data in the user's terms.
//!
//! Every request but the greeting carries an `id` of the caller's choice, and every answer to it repeats that, so that
//! a late answer is recognised. No bitboard and no 64-bit integer crosses.

use serde::{Deserialize, Serialize};

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
    /// The strength of [`Engine::Uct`], 1 to 10: a row of the table [`alquerque_core::search::LEVELS`].
    pub level: u8,
    /// The exploration constant of UCB1.
    pub exploration: f32,
    /// Makes the search repeatable; without it the seed is drawn by chance.
    pub seed: Option<u32>,
    /// The most playouts of [`Engine::Uct`], in place of the level's.
    pub playouts: Option<u32>,
    /// The most time in milliseconds, in place of the level's.
    pub millis: Option<u32>,
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
}

impl Purpose {
    /// How urgent it is: of two searches the one of the greater priority goes first.
    pub const fn priority(self) -> u8 {
        match self {
            Self::Play => 3,
            Self::Hint => 2,
            Self::Analyse => 1,
        }
    }
}

/// The greatest depth of [`Engine::AlphaBeta`]: deeper searches would take too long in most games.
pub const DEEPEST_SEARCH: u8 = 12;

/// What looks for a move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Engine {
    /// Monte-Carlo tree search, as strong as the request's level.
    #[default]
    Uct,
    /// Alpha-beta search, which takes the time it needs unless the request limits it.
    AlphaBeta {
        /// Plies, which are the strength: 1 to [`DEEPEST_SEARCH`].
        depth: u8,
    },
    /// Any legal move, at once.
    Random,
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
        /// What is wrong, and what would be right.
        message: String,
    },
}

/// What a search has found out so far. Each engine tells what it knows; the rest is 0 or nothing.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SearchReport {
    /// Playouts that UCT made for this request.
    pub playouts: u32,
    /// Playouts per second of this request; of alpha-beta, which makes none, nodes per second.
    pub per_second: f64,
    /// Nodes of UCT's tree, or nodes that alpha-beta has looked at.
    pub nodes: u32,
    /// The plies of alpha-beta's last complete iteration.
    pub depth: Option<u32>,
    /// Alpha-beta's score in hundredths of a man for the side to move. Beyond
    /// [`MAX_EVALUATION`](alquerque_core::evaluate::MAX_EVALUATION) it stands for a decided game, and `proven` tells more.
    pub score: Option<i32>,
    /// The share of the budget that is used up, 0 to 1.
    pub progress: f64,
    /// The expected result for the side to move: 1 is a sure win, 0 a sure loss; 0.5 where nothing is known.
    pub expected: f64,
    /// The result with best play, where it is certain: `light`, `dark` or `draw`.
    pub proven: Option<String>,
    /// The moves that both sides are expected to play, the next one first.
    pub principal_variation: Vec<String>,
    /// The legal moves, the most promising first.
    pub root_moves: Vec<RootMove>,
}

/// A legal move in the eyes of the search.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RootMove {
    /// The move's notation.
    pub mv: String,
    /// Playouts that began with this move, or nodes that alpha-beta has looked at below it.
    pub visits: u32,
    /// The expected result for the side to move, 0 to 1. None where it is not known: alpha-beta finds out of most moves
    /// only that they are no better than the best.
    pub win_rate: Option<f64>,
}
