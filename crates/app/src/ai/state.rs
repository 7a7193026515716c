//! State of the AI's searches.

use alquerque_core::Player;
use alquerque_core::any_record::AnyRecord;
use alquerque_messages::{ExpectedScore, SearchReport};

/// The AI's search, and the result of the last one.
#[derive(Clone, Debug, Default)]
pub struct AiState {
    /// The running search.
    pub(super) thinking: Option<Thinking>,
    /// Result of the last finished search.
    pub(super) last_result: Option<SearchResult>,
    /// Whether the user has been notified that a search runs without its weights.
    pub(super) missing_weights_reported: bool,
}

/// The AI's running search for a move.
#[derive(Clone, Debug, PartialEq)]
pub struct Thinking {
    /// Search id; answers with another id are stale.
    pub id: u32,
    /// The side that the AI is searching for.
    pub player: Player,
    /// When it began, in milliseconds of the page's clock.
    pub since: u64,
    /// Latest progress report; `None` until the first one arrives.
    pub report: Option<SearchReport>,
    /// The search's move and final report, while the prover may still override them.
    pub found: Option<(Option<String>, SearchReport)>,
    /// Whether to play without waiting for the prover.
    pub skip_prover: bool,
}

/// Result of a finished search.
#[derive(Clone, Debug, PartialEq)]
pub struct SearchResult {
    /// The side that the AI searched for.
    pub player: Player,
    /// Number of plies played before the position searched.
    pub ply: usize,
    /// The final report.
    pub report: SearchReport,
}

impl SearchResult {
    /// The move played, if the search had found a better one: weak levels blunder on purpose.
    pub fn blunder(&self, record: &dyn AnyRecord) -> Option<String> {
        let node = *record.tree().line().get(self.ply + 1)?;
        let (played, best) = (record.move_text(node), self.report.principal_variation.first()?);
        (record.played() > self.ply && played != *best).then_some(played)
    }

    /// Expected result for the searching side, if it still applies at `ply`: right after the AI's move, or after a pass
    /// that follows it.
    pub fn expected_at(&self, ply: usize) -> Option<f64> {
        // With a single legal move there was no real search.
        let searched = self.report.root_moves.len() > 1 || self.report.proven.is_some();
        let applies = searched && (self.ply + 1..=self.ply + 2).contains(&ply);
        self.report.expected.filter(|_| applies).map(ExpectedScore::value)
    }
}
