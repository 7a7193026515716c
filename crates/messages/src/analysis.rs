//! What the study asks of its workers.

pub mod lab;
pub mod uct;

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
