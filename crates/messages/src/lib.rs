//! Messages between the page and its workers: plain data in the user's terms.
//!
//! Every request that starts work has an `id` chosen by the caller. Its answers repeat the id, so that late answers are
//! recognized. Messages cross as plain JavaScript objects with names in camelCase.

pub mod analysis;
mod course;
mod failure;
pub mod live;
pub mod picture;

use alquerque_core::search;
pub use alquerque_core::search::{ExpectedScore, Length, Work};
use analysis::lab::{LabAnswer, LabRequest};
use analysis::uct::{UctAnswer, UctRequest};
use analysis::{BestLine, LinesTask, Task};
pub use course::Course;
pub use failure::{Failure, MAX_PERFT_DEPTH};

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

/// The version, which must be the same in page and worker.
pub const VERSION: &str = env!("CARGO_PKG_VERSION");

/// A request to a search worker or the prover, from game or study.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Request {
    /// Asks the worker for its version. Answered with [`Answer::Hello`].
    Hello {
        /// The page's version.
        version: String,
    },
    /// Searches for a move. Answered with [`Answer::Progress`] about ten times a second, and at the end with one
    /// [`Answer::Done`]. A running search is dropped without an answer.
    Search(SearchRequest),
    /// Ends the search or analysis with this id. Answered with its last answer, or [`Answer::Pong`] if it has already
    /// ended.
    Stop {
        /// The id of the search or task.
        id: u32,
    },
    /// Checks that the worker is alive. Answered with [`Answer::Pong`] after the current slice of work.
    Ping,
    /// Counts the leaves of the game tree, for benchmarks. Answered with [`Answer::Perft`].
    Perft {
        /// Repeated in the answer.
        id: u32,
        /// The ruleset's text.
        rules: String,
        /// Plies from the ruleset's starting position.
        depth: u32,
    },
    /// Analyzes a position. Answered with [`StudyAnswer::Analysis`] at most three times a second, and at the end. Running
    /// work is dropped without an answer.
    Analyse(Task),
    /// Pauses the analysis with this id. Answered with its [`StudyAnswer::Analysis`], unless it has ended.
    Pause {
        /// The id of the task.
        id: u32,
    },
    /// Resumes the paused analysis with this id. The pause does not count as time.
    GoOn {
        /// The id of the task.
        id: u32,
    },
    /// Looks for the best lines from some positions, in one piece of work that is bounded by nodes. Answered with
    /// [`StudyAnswer::BestLines`].
    BestLines(LinesTask),
    /// Shows a UCT search at work.
    Uct(UctRequest),
    /// Runs an experiment.
    Lab(LabRequest),
}

/// A search: a position, an engine and a budget.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct SearchRequest {
    /// Repeated in every answer to this request.
    pub id: u32,
    /// The purpose.
    pub purpose: Purpose,
    /// The position.
    pub course: Course,
    /// The engine.
    pub engine: Engine,
    /// The limit.
    pub budget: Budget,
    /// A seed for a repeatable search; random if missing.
    pub seed: Option<u32>,
}

/// The purpose of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Purpose {
    /// A move to play. Only these searches make deliberate mistakes.
    #[default]
    Play,
    /// A hint for the side to move.
    Hint,
    /// The value of a position under study.
    Analyse,
    /// A proof of the result.
    Prove,
}

impl Purpose {
    /// The priority: searches with a higher one go first.
    pub const fn priority(self) -> u8 {
        match self {
            Self::Play => 4,
            Self::Hint => 3,
            Self::Analyse => 2,
            Self::Prove => 1,
        }
    }
}

/// The maximum depth of [`Engine::AlphaBeta`]: deeper searches take too long in most games.
pub const MAX_SEARCH_DEPTH: u8 = 12;

/// An engine.
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
        /// The depth in plies, 1 to [`MAX_SEARCH_DEPTH`], which determines the strength.
        depth: u8,
    },
    /// A random legal move, at once.
    Random,
    /// Endgame databases, books and proofs. The prover's worker has only this engine, and no other worker has it.
    Proof,
}

/// The limit of a search. A search also ends when its move is certain or the page stops it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Budget {
    /// The limits of a level, 1 to 12, see [`alquerque_core::search::levels`]. Only for [`Engine::Uct`], and for
    /// [`Engine::AlphaBeta`], whose depth the level then decides.
    Level(u8),
    /// A number of playouts. Only for [`Engine::Uct`].
    Playouts(u32),
    /// Milliseconds.
    Millis(u32),
    /// A number of nodes: the positions that the prover searches, or the nodes of an analysis by alpha-beta. The result
    /// does not depend on the speed of the machine.
    Nodes(u32),
    /// No limit: the engine ends by itself.
    Unlimited,
}

/// An answer of a search worker or the prover. `S` is the type of the study's answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Answer<S = StudyAnswer> {
    /// The worker is ready.
    Hello {
        /// The worker's version.
        version: String,
    },
    /// The worker is alive: the answer to requests that need no other.
    Pong,
    /// A report of a running search.
    Progress {
        /// The request's id.
        id: u32,
        /// The report.
        report: SearchReport,
    },
    /// The search has ended.
    Done {
        /// The request's id.
        id: u32,
        /// The move to play; `None` if the game is over.
        best: Option<String>,
        /// The final report.
        report: SearchReport,
    },
    /// Data could not be loaded: the prover's book or database, or the weights of a search. Work continues without it.
    Incomplete,
    /// The worker's module is loading. Sent by www/worker.js whenever bytes have arrived.
    Loading {
        /// The bytes received so far.
        received: u32,
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
    /// The request was refused.
    Failed {
        /// The request's id, if it could be read.
        id: Option<u32>,
        /// The reason.
        why: Failure,
    },
    /// An answer to a request that only the study makes.
    Study(S),
}

/// An answer as the game decodes it, without the study's.
pub type GameAnswer = Answer<IgnoredAny>;

impl GameAnswer {
    /// The answer, unless it is one of the study's.
    pub fn into_answer(self) -> Option<Answer> {
        Some(match self {
            Self::Hello { version } => Answer::Hello { version },
            Self::Pong => Answer::Pong,
            Self::Progress { id, report } => Answer::Progress { id, report },
            Self::Done { id, best, report } => Answer::Done { id, best, report },
            Self::Incomplete => Answer::Incomplete,
            Self::Loading { received } => Answer::Loading { received },
            Self::Perft { id, nodes, millis } => Answer::Perft { id, nodes, millis },
            Self::Failed { id, why } => Answer::Failed { id, why },
            Self::Study(_) => return None,
        })
    }
}

/// An answer to a request that only the study makes.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum StudyAnswer {
    /// A report of an analysis.
    Analysis {
        /// The task's id.
        id: u32,
        /// The report, with the lines of the best moves.
        report: SearchReport,
        /// Whether it has ended.
        done: bool,
    },
    /// The best lines.
    BestLines {
        /// The task's id.
        id: u32,
        /// A line for each position.
        lines: Vec<BestLine>,
    },
    /// The answer to a [`UctRequest`].
    Uct(UctAnswer),
    /// The answer to a [`LabRequest`].
    Lab(LabAnswer),
}

impl StudyAnswer {
    fn is_end(&self) -> bool {
        match self {
            Self::Analysis { done, .. }
            | Self::Lab(
                LabAnswer::Search { done, .. } | LabAnswer::Runs { done, .. } | LabAnswer::Deepening { done, .. },
            ) => *done,
            Self::BestLines { .. } => true,
            Self::Uct(_) | Self::Lab(LabAnswer::Tree { .. }) => false,
        }
    }
}

impl From<StudyAnswer> for Answer {
    fn from(answer: StudyAnswer) -> Self {
        Self::Study(answer)
    }
}

impl From<UctAnswer> for Answer {
    fn from(answer: UctAnswer) -> Self {
        Self::Study(StudyAnswer::Uct(answer))
    }
}

impl From<LabAnswer> for Answer {
    fn from(answer: LabAnswer) -> Self {
        Self::Study(StudyAnswer::Lab(answer))
    }
}

impl Answer {
    /// Whether this is the last answer to its request.
    pub fn is_end(&self) -> bool {
        match self {
            Self::Done { .. } => true,
            Self::Study(answer) => answer.is_end(),
            _ => false,
        }
    }
}

/// The report of a search, with its moves in notation.
pub type SearchReport = search::Report<String>;

/// A legal move in notation, with its statistics.
pub type RootMove = search::RootMove<String>;

/// Converts a count for a message; saturates at the maximum.
pub fn count(number: impl TryInto<u32>) -> u32 {
    number.try_into().unwrap_or(u32::MAX)
}
