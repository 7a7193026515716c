//! What the study asks of an analyst, a worker of its own: to look at a position for as long as somebody looks at it.

pub mod lab;
pub mod uct;

use serde::{Deserialize, Serialize};

use crate::{Effort, Failure, HalfPoints, Proven};

// Alike with this crate's other messages: plain data are fields, each with what it means.

/// The most lines that an analysis has.
pub const MOST_LINES: u8 = 5;

/// What the study asks of an analyst.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Order {
    /// Look at a position. Answered with [`News::Progress`] about ten times a second and at the end with one [`News::Done`]; what
    /// was looked at before is given up unanswered.
    Analyse(Task),
    /// End the analysis of this id. Answered with its [`News::Done`], or not at all if it has ended.
    Stop {
        /// The id of the task.
        id: u32,
    },
    /// Show UCT at work.
    Uct(uct::Order),
    /// Make an experiment.
    Lab(lab::Order),
}

/// A position, as the game's course, and how to look at it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Task {
    /// Repeated in every answer.
    pub id: u32,
    /// The ruleset's text.
    pub rules: String,
    /// The position in which the game began, where it is not the one in which the ruleset begins.
    pub start: Option<String>,
    /// The moves from there to the position in question.
    pub moves: Vec<String>,
    /// What looks at it.
    pub method: Method,
    /// How many lines are told, 1 to [`MOST_LINES`].
    pub lines: u8,
    /// When it ends by itself.
    pub effort: Bound,
    /// Makes it repeatable; without it the seed is drawn by chance.
    pub seed: Option<u32>,
}

/// What looks at a position.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Method {
    /// Monte-Carlo tree search.
    Uct {
        /// The exploration constant of UCB1.
        exploration: f32,
    },
    /// Alpha-beta search, deeper and deeper.
    AlphaBeta,
}

/// When an analysis ends, if it is not told to and nothing is certain before: at the first of these that there is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Bound {
    /// So many playouts, or nodes.
    pub work: Option<u32>,
    /// So many milliseconds.
    pub millis: Option<u32>,
}

/// What an analyst answers.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum News {
    /// How the analysis stands.
    Progress {
        /// The task's id.
        id: u32,
        /// What is known so far.
        analysis: Analysis,
    },
    /// The analysis has ended.
    Done {
        /// The task's id.
        id: u32,
        /// What is known.
        analysis: Analysis,
    },
    /// The order could not be followed.
    Failed {
        /// The task's id, where it could be read.
        id: Option<u32>,
        /// What is wrong.
        why: Failure,
    },
    /// What is to be seen of UCT.
    Uct(uct::News),
    /// What comes of an experiment.
    Lab(lab::News),
}

/// What is known of a position.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Analysis {
    /// What it took.
    pub effort: Effort,
    /// Playouts or nodes, whichever the method counts, per second.
    pub per_second: f64,
    /// What the side to move may expect. None where nothing is known.
    pub expected: Option<HalfPoints>,
    /// The result with best play, where it is certain.
    pub proven: Option<Proven>,
    /// The best moves with what follows, the best first.
    pub lines: Vec<Line>,
}

/// A move, what is expected to follow, and what it is worth.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Line {
    /// The move, and those behind it.
    pub moves: Vec<String>,
    /// The share of the playouts, or of the nodes, that began with the move, 0 to 1.
    pub share: f32,
    /// What the side to move may expect of it.
    pub expected: Option<HalfPoints>,
    /// The result with best play behind it, where it is certain.
    pub proven: Option<Proven>,
    /// The score in hundredths of a man for the side to move, where the method has one.
    pub score: Option<i32>,
}
