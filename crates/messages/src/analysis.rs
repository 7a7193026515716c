//! What the study asks of its workers.

pub mod lab;
pub mod uct;

use alquerque_core::Outcome;
use serde::{Deserialize, Serialize};

use crate::{Budget, Course};

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
    /// The limit. The analysis also ends when its result is certain, or when the study stops it.
    pub budget: Budget,
    /// A seed for a repeatable analysis; random if missing.
    pub seed: Option<u32>,
}

/// A request for the best lines from some positions.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct LinesTask {
    /// Repeated in the answer.
    pub id: u32,
    /// The ruleset's text.
    pub rules: String,
    /// The positions.
    pub positions: Vec<String>,
}

/// The best moves of both sides from a position on, as far as a small search sees.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct BestLine {
    /// The moves.
    pub moves: Vec<String>,
    /// The result, if it is proven.
    pub outcome: Option<Outcome>,
    /// Whether the game is over at the end of the line.
    pub is_over: bool,
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
