//! The report of a search.

use alquerque_core::search::{self, Report};
use alquerque_core::{Outcome, Player};
use serde::{Deserialize, Serialize};

/// Converts a count for a message; saturates at the maximum.
pub fn count(number: impl TryInto<u32>) -> u32 {
    number.try_into().unwrap_or(u32::MAX)
}

/// The plies to the end of a decided game, if the winner takes the quickest known way and the loser resists as long as
/// possible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub enum Length {
    /// Exactly this many: there is no quicker win.
    Exactly(u32),
    /// At most this many.
    AtMost(u32),
}

/// A side's score or expected score in half points: 2 for a win, 1 for a draw, 0 for a loss, and anything in between
/// while nothing is proven.
#[derive(Clone, Copy, Debug, PartialEq, PartialOrd, Serialize, Deserialize)]
#[serde(from = "f32", into = "f32")]
pub struct HalfPoints(f32);

impl HalfPoints {
    /// As a share of a whole point, 0 to 1.
    pub fn share(self) -> f64 {
        f64::from(self.0) / 2.0
    }

    /// The player's score for an outcome.
    pub fn of(outcome: Outcome, player: Player) -> Self {
        Self::of_share(outcome.score(player))
    }

    /// Converts from a share of a whole point.
    pub fn of_share(share: f32) -> Self {
        Self::from(share * 2.0)
    }
}

impl From<f32> for HalfPoints {
    /// Clamps to the range; NaN becomes an even game.
    fn from(half_points: f32) -> Self {
        Self(if half_points.is_nan() { 1.0 } else { half_points.clamp(0.0, 2.0) })
    }
}

impl From<HalfPoints> for f32 {
    fn from(half_points: HalfPoints) -> Self {
        half_points.0
    }
}

/// The work an engine has done for a request, in its own terms.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", rename_all_fields = "camelCase")]
pub enum Work {
    /// No work.
    #[default]
    None,
    /// The work of UCT.
    Uct {
        /// Playouts made for this request.
        playouts: u32,
        /// Nodes of the tree, including those from earlier requests.
        nodes: u32,
    },
    /// The work of alpha-beta.
    AlphaBeta {
        /// The depth of the last complete iteration in plies.
        depth: u32,
        /// The score in hundredths of a man for the side to move. Scores beyond
        /// [`MAX_EVALUATION`](alquerque_core::evaluate::MAX_EVALUATION) mean a decided game: see the report's `proven`.
        score: Option<i32>,
        /// Nodes searched.
        nodes: u32,
    },
}

/// The results of a search so far.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct SearchReport {
    /// The work done.
    pub work: Work,
    /// Playouts or nodes per second of this request.
    pub per_second: f64,
    /// The share of the budget used, 0 to 1.
    pub progress: f64,
    /// The expected score of the side to move; `None` if nothing is known.
    pub expected: Option<HalfPoints>,
    /// The result with best play, if proven.
    pub proven: Option<Outcome>,
    /// The plies to the end of a proven win or loss, if known.
    pub length: Option<Length>,
    /// The principal variation. In a proven win it continues to the end of the game, as far as known.
    pub principal_variation: Vec<String>,
    /// The legal moves, best first.
    pub root_moves: Vec<RootMove>,
}

impl SearchReport {
    /// Merges the reports of UCT searches of one position that run side by side, see [`Report::merged`]. Returns the
    /// default for no reports.
    pub fn merged(reports: &[&Self]) -> Self {
        let found: Vec<_> = reports.iter().map(|report| report.of_playouts()).collect();
        let Some((merged, first)) = Report::merged(&found).zip(reports.first()) else { return Self::default() };
        // All have used the same time.
        let (per_second, progress) = (reports.iter().map(|report| report.per_second).sum(), first.progress);
        Self { per_second, progress, ..merged.into() }
    }

    /// The report of a search by playouts.
    fn of_playouts(&self) -> Report<String> {
        let (playouts, nodes) = match self.work {
            Work::Uct { playouts, nodes } => (playouts, nodes),
            _ => (0, 0),
        };
        #[expect(clippy::cast_possible_truncation, reason = "a share has no more digits")]
        let share = |expected: Option<HalfPoints>| expected.map_or(0.5, |expected| expected.share() as f32);
        let root_moves = self.root_moves.iter().map(|root| search::RootMove {
            mv: root.mv.clone(),
            visits: root.visits,
            win_rate: share(root.expected),
            proven: root.proven,
        });
        Report {
            playouts: playouts.into(),
            tree_playouts: self.root_moves.iter().map(|root| u64::from(root.visits)).sum(),
            nodes: nodes as usize,
            best: self.principal_variation.first().cloned(),
            principal_variation: self.principal_variation.clone(),
            expected: share(self.expected),
            proven: self.proven,
            root_moves: root_moves.collect(),
        }
    }
}

/// The report of a search by playouts, without times, which the caller adds.
impl From<Report<String>> for SearchReport {
    fn from(report: Report<String>) -> Self {
        let is_known = report.tree_playouts > 0 || report.proven.is_some();
        let root_moves = report.root_moves.into_iter().map(|root| RootMove {
            mv: root.mv,
            visits: root.visits,
            expected: (root.visits > 0 || root.proven.is_some()).then(|| HalfPoints::of_share(root.win_rate)),
            proven: root.proven,
            length: None,
        });
        Self {
            work: Work::Uct { playouts: count(report.playouts), nodes: count(report.nodes) },
            expected: is_known.then(|| HalfPoints::of_share(report.expected)),
            proven: report.proven,
            principal_variation: report.principal_variation,
            root_moves: root_moves.collect(),
            ..Self::default()
        }
    }
}

/// A legal move with its statistics.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct RootMove {
    /// The move's notation.
    pub mv: String,
    /// Playouts that started with this move, or nodes that alpha-beta has searched below it.
    pub visits: u32,
    /// The expected score for the side to move; `None` if unknown: for most moves, alpha-beta only proves that they are
    /// no better than the best.
    pub expected: Option<HalfPoints>,
    /// The result with best play after this move, if proven.
    pub proven: Option<Outcome>,
    /// The plies to the end, counted from before this move, if it is known to win or lose in that time.
    pub length: Option<Length>,
}
