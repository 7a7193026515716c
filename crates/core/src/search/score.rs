//! Scores of a depth-limited search and what they mean, and the expected score, the unit in which all engines are
//! compared.
//!
//! A score is in hundredths of a man, from the point of view of the side to move. Decided games lie
//! beyond [`MAX_EVALUATION`]: a win is worth more the sooner it comes, and a loss less.

use std::f32::consts::LN_10;

use serde::{Deserialize, Serialize};

use crate::evaluate::MAX_EVALUATION;
use crate::{Outcome, Player};

/// The score of an immediate win; one that comes n plies later is worth n less.
pub const WIN: i32 = 30_000;
/// The score of a drawn game, and of an equal one.
pub(super) const DRAW: i32 = 0;
/// Beyond any score.
pub(super) const INFINITE: i32 = 32_000;

/// The score for `player` of a game that ended with `outcome` `ply` plies below the root.
pub(super) fn of_outcome(outcome: Outcome, player: Player, ply: usize) -> i32 {
    let plies = i32::try_from(ply).unwrap_or(INFINITE - WIN);
    match outcome {
        Outcome::Draw => DRAW,
        Outcome::Win(winner) if winner == player => WIN - plies,
        Outcome::Win(_) => plies - WIN,
    }
}

/// The plies until the game is over with best play, if the score represents a decided game.
///
/// ```
/// use alquerque_core::search::{WIN, plies_to_end};
/// assert_eq!(plies_to_end(WIN - 3), Some(3));
/// assert_eq!(plies_to_end(4 - WIN), Some(4));
/// assert_eq!(plies_to_end(250), None);
/// ```
pub fn plies_to_end(score: i32) -> Option<u32> {
    (score.abs() > MAX_EVALUATION).then(|| (WIN - score.abs()).unsigned_abs())
}

/// The outcome that the score represents, if it represents a decided game and `player` is to move.
pub fn outcome_of(score: i32, player: Player) -> Option<Outcome> {
    plies_to_end(score).map(|_| Outcome::Win(if score > 0 { player } else { player.opponent() }))
}

/// The expected result that a score represents: 1 is a win, 0 a loss, and a decided game gives one of these.
///
/// It is the logistic curve of the Elo rating, 1 / (1 + 10^(-score / `ten_to_one`)), with the game's own scale, see
/// [`Evaluation::ten_to_one`](crate::evaluate::Evaluation::ten_to_one).
///
/// ```
/// use alquerque_core::search::{WIN, expected_result};
/// assert_eq!(expected_result(0, 400.0), 0.5);
/// assert_eq!(expected_result(WIN - 9, 400.0), 1.0);
/// assert!((expected_result(100, 400.0) - 0.64).abs() < 0.001);
/// ```
pub fn expected_result(score: i32, ten_to_one: f32) -> f32 {
    match plies_to_end(score) {
        Some(_) if score > 0 => 1.0,
        Some(_) => 0.0,
        None => 1.0 / (1.0 + libm::expf(-(score as f32) * LN_10 / ten_to_one)),
    }
}

/// Converts a score for storage: scores of decided games count plies from the root, stored ones from their position,
/// which lies `ply` plies below.
#[inline]
pub(super) fn from_here(score: i32, ply: usize) -> i32 {
    score + if score.abs() > MAX_EVALUATION { score.signum() * plies(ply) } else { 0 }
}

/// Converts a stored score back.
#[inline]
pub(super) fn from_root(score: i32, ply: usize) -> i32 {
    score - if score.abs() > MAX_EVALUATION { score.signum() * plies(ply) } else { 0 }
}

/// No path is as long as the range of scores.
fn plies(ply: usize) -> i32 {
    i32::try_from(ply).unwrap_or(0)
}

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
