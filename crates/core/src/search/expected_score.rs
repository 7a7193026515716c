//! The expected score, the unit in which all engines are compared.

use serde::{Deserialize, Serialize};

use crate::{Outcome, Player};

/// A side's expected score: 1 is a win, 0.5 a draw, 0 a loss, and while nothing is proven it is anything in between.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(from = "f32", into = "f32")]
pub struct ExpectedScore(f32);

impl ExpectedScore {
    /// The score of a draw.
    pub const DRAW: Self = Self(0.5);

    /// The player's score for an outcome.
    pub fn from_outcome(outcome: Outcome, player: Player) -> Self {
        Self(outcome.score(player))
    }

    /// The score, from 0 to 1.
    pub fn value(self) -> f64 {
        f64::from(self.0)
    }
}

impl From<f32> for ExpectedScore {
    /// Clamps to the range; NaN becomes an even game.
    fn from(score: f32) -> Self {
        if score.is_nan() { Self::DRAW } else { Self(score.clamp(0.0, 1.0)) }
    }
}

impl From<ExpectedScore> for f32 {
    fn from(score: ExpectedScore) -> Self {
        score.0
    }
}
