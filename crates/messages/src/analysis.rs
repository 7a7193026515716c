//! What the study asks of its workers.

pub mod lab;
pub mod uct;

use alquerque_core::Outcome;
use serde::{Deserialize, Serialize};

use crate::{Course, HalfPoints, Work};

/// The maximum number of lines of an analysis.
pub const MAX_LINES: u8 = 5;

/// An analysis: a position, a method and a limit.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Task {
    /// Repeated in every answer.
    pub id: u32,
    /// The position.
    pub course: Course,
    /// The method.
    pub method: Method,
    /// The number of lines, 1 to [`MAX_LINES`].
    pub lines: u8,
    /// The limit.
    pub effort: Bound,
    /// A seed for a repeatable analysis; random if missing.
    pub seed: Option<u32>,
}

/// A search method.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Method {
    /// Monte-Carlo tree search.
    Uct {
        /// The exploration constant of UCB1.
        exploration: f32,
    },
    /// Alpha-beta search by iterative deepening.
    AlphaBeta,
}

/// The limit of an analysis: it ends when it reaches either of these, when its result is certain, or when the study
/// stops it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Bound {
    /// Playouts or nodes.
    pub work: Option<u32>,
    /// Milliseconds.
    pub millis: Option<u32>,
}

/// The results of an analysis so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Analysis {
    /// The work done.
    pub work: Work,
    /// Playouts or nodes per second.
    pub per_second: f64,
    /// The expected score of the side to move; `None` if nothing is known.
    pub expected: Option<HalfPoints>,
    /// The result with best play, if proven.
    pub proven: Option<Outcome>,
    /// The best moves with their lines, best first.
    pub lines: Vec<Line>,
}

impl Analysis {
    /// Seconds of work so far.
    pub fn seconds(&self) -> f64 {
        let work = match self.work {
            Work::Uct { playouts, .. } => playouts,
            Work::AlphaBeta { nodes, .. } => nodes,
            Work::None => 0,
        };
        if self.per_second > 0.0 { f64::from(work) / self.per_second } else { 0.0 }
    }
}

/// A line: a move, its continuation and its value.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct Line {
    /// The move and its continuation.
    pub moves: Vec<String>,
    /// The share of the playouts or nodes that started with the move, 0 to 1.
    pub share: f32,
    /// The expected score for the side to move.
    pub expected: Option<HalfPoints>,
    /// The result with best play after it, if proven.
    pub proven: Option<Outcome>,
    /// The score of alpha-beta in hundredths of a man for the side to move.
    pub score: Option<i32>,
}
