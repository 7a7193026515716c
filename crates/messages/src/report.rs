//! The report of a search.

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
    /// Merges the reports of UCT searches of one position that run side by side, each with a tree of its own: visits
    /// and results add up, and a proof by any of them counts. See `alquerque_core::search::Report::merged`. Returns the
    /// default for no reports.
    pub fn merged(reports: &[&Self]) -> Self {
        let Some(&first) = reports.first() else { return Self::default() };
        let mut root_moves: Vec<RootMove> = Vec::new();
        for root in &first.root_moves {
            let merged = RootMove::merged(&root.mv, reports);
            // Insertion sort, as the library's sort takes a few kilobytes of code.
            let better = root_moves.iter().take_while(|other| other.merit() >= merged.merit()).count();
            root_moves.insert(better, merged);
        }
        let best = root_moves.first();
        let variation = |report: &&&Self| report.principal_variation.first() == best.map(|best| &best.mv);
        let principal_variation = reports.iter().find(variation).map(|report| report.principal_variation.clone());
        let [mut playouts, mut nodes] = [0; 2];
        for report in reports {
            if let Work::Uct { playouts: more, nodes: other } = report.work {
                (playouts, nodes) = (playouts + more, nodes + other);
            }
        }
        Self {
            work: Work::Uct { playouts, nodes },
            per_second: reports.iter().map(|report| report.per_second).sum(),
            // All reports have the same time.
            progress: first.progress,
            expected: best.and_then(|best| best.expected),
            proven: reports.iter().find_map(|report| report.proven),
            length: None,
            principal_variation: principal_variation.unwrap_or_default(),
            root_moves,
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

impl RootMove {
    /// Merges what several searches found about a move.
    fn merged(mv: &str, reports: &[&SearchReport]) -> Self {
        let all = || reports.iter().flat_map(|report| &report.root_moves).filter(|root| root.mv == mv);
        let visits = all().map(|root| root.visits).sum();
        if let Some(proven) = all().find(|root| root.proven.is_some()) {
            return Self { visits, ..proven.clone() };
        }
        let points: f64 = all().filter_map(|root| Some(root.expected?.share() * f64::from(root.visits))).sum();
        #[expect(clippy::cast_possible_truncation, reason = "a mean of numbers from 0 to 1")]
        let expected = (visits > 0).then(|| HalfPoints::of_share((points / f64::from(visits)) as f32));
        Self { mv: mv.to_owned(), visits, expected, proven: None, length: None }
    }

    /// The sort order of moves: a proven win first, then the most visited, and proven losses last.
    fn merit(&self) -> (u8, u32, Option<HalfPoints>) {
        let share = self.expected.map_or(0.5, HalfPoints::share);
        let rank = match self.proven {
            Some(_) if share > 0.75 => 2,
            Some(_) if share < 0.25 => 0,
            _ => 1,
        };
        (rank, self.visits, self.expected)
    }
}
