//! What a search has found out.

use alquerque_core::{Outcome, Player};
use serde::{Deserialize, Serialize};

/// A result that is certain.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Proven {
    /// Light wins.
    Light,
    /// Dark wins.
    Dark,
    /// Nobody wins.
    Draw,
}

impl Proven {
    /// What `player` gets for it.
    pub fn half_points(self, player: Player) -> HalfPoints {
        HalfPoints::from(Outcome::from(self).score(player) * 2.0)
    }
}

impl From<Outcome> for Proven {
    fn from(outcome: Outcome) -> Self {
        match outcome {
            Outcome::Win(Player::Light) => Self::Light,
            Outcome::Win(Player::Dark) => Self::Dark,
            Outcome::Draw => Self::Draw,
        }
    }
}

impl From<Proven> for Outcome {
    fn from(proven: Proven) -> Self {
        match proven {
            Proven::Light => Self::Win(Player::Light),
            Proven::Dark => Self::Win(Player::Dark),
            Proven::Draw => Self::Draw,
        }
    }
}

/// What a side gets for a game, or may expect to get, in half points: 2 for a win, 1 for a draw, 0 for a loss, and what lies
/// between as long as nothing is certain.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(from = "f32", into = "f32")]
pub struct HalfPoints(f32);

impl HalfPoints {
    /// As a share of a whole point, 0 to 1.
    pub fn share(self) -> f64 {
        f64::from(self.0) / 2.0
    }

    /// From a share of a whole point.
    pub fn of_share(share: f32) -> Self {
        Self::from(share * 2.0)
    }
}

impl From<f32> for HalfPoints {
    /// The nearest that there is; an even game where it is no number.
    fn from(half_points: f32) -> Self {
        Self(if half_points.is_nan() { 1.0 } else { half_points.clamp(0.0, 2.0) })
    }
}

impl From<HalfPoints> for f32 {
    fn from(half_points: HalfPoints) -> Self {
        half_points.0
    }
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
    /// What the side to move may expect. None where nothing is known.
    pub expected: Option<HalfPoints>,
    /// The result with best play, where it is certain.
    pub proven: Option<Proven>,
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
    /// What the side to move may expect of it. None where it is not known: alpha-beta finds out of most moves only that they
    /// are no better than the best.
    pub expected: Option<HalfPoints>,
    /// The result with best play after this move, where it is certain.
    pub proven: Option<Proven>,
}
