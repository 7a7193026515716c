//! What a search has found out.

use alquerque_core::{Outcome, Player};
use serde::{Deserialize, Serialize};

/// A count as a message carries it: the greatest that there is stands for whatever is greater.
pub fn count(number: impl TryInto<u32>) -> u32 {
    number.try_into().unwrap_or(u32::MAX)
}

// Alike with this crate's other messages and with `core`'s `search/report.rs`, which is for every type of moves and has figures
// that a message has not: plain data are fields, each with what it means.

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

/// How long a decided game still takes, if the winner plays as quickly as is known and the loser holds out.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Length {
    /// So many plies: no quicker win is there.
    Exactly(u32),
    /// No more plies than that.
    AtMost(u32),
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

/// What an engine has done for a request so far, in its own terms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Effort {
    /// Any move costs nothing.
    #[default]
    None,
    /// UCT's.
    Uct {
        /// Playouts that were made for this request.
        playouts: u32,
        /// Nodes of the tree, which may come from earlier requests.
        nodes: u32,
    },
    /// Alpha-beta's.
    AlphaBeta {
        /// The plies of the last complete iteration.
        depth: u32,
        /// The score in hundredths of a man for the side to move, where there is one. Beyond
        /// [`MAX_EVALUATION`](alquerque_core::evaluate::MAX_EVALUATION) it stands for a decided game, and the report's `proven`
        /// tells more.
        score: Option<i32>,
        /// Nodes that were looked at.
        nodes: u32,
    },
}

/// What a search has found out so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SearchReport {
    /// What it took.
    pub effort: Effort,
    /// Playouts or nodes, whichever the engine counts, per second of this request.
    pub per_second: f64,
    /// The share of the budget that is used up, 0 to 1.
    pub progress: f64,
    /// What the side to move may expect. None where nothing is known.
    pub expected: Option<HalfPoints>,
    /// The result with best play, where it is certain.
    pub proven: Option<Proven>,
    /// How long that takes, where somebody wins and that is known.
    pub length: Option<Length>,
    /// The moves that both sides are expected to play, the next one first. Those of a proven win go on to the end of the game, as far as
    /// the way is known.
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
    /// How long that takes from the position before the move, where somebody wins and that is known.
    pub length: Option<Length>,
}
