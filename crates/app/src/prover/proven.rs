//! Combining proven results with the estimates of a search.

use alquerque_core::{Outcome, Player};
use alquerque_messages::{ExpectedScore, Length, RootMove, SearchReport};

/// The proven result of a move for the side making it. Better is greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum ProvenResult {
    /// It loses.
    Loses,
    /// It draws.
    Draws,
    /// It wins.
    Wins,
}

impl ProvenResult {
    /// A result from the point of view of `player`.
    pub fn from_outcome(proven: Outcome, player: Player) -> Self {
        match proven {
            Outcome::Draw => Self::Draws,
            Outcome::Win(winner) if winner == player => Self::Wins,
            Outcome::Win(_) => Self::Loses,
        }
    }

    /// The best of several moves; known if one wins, or if all are proven.
    pub fn best(moves: impl IntoIterator<Item = Option<Self>>) -> Option<Self> {
        let better = |best: Option<Self>, result| match (best, result) {
            (Some(Self::Wins), _) | (_, Some(Self::Wins)) => Some(Self::Wins),
            (best, result) => Some(best?.max(result?)),
        };
        moves.into_iter().reduce(better).flatten()
    }
}

/// Merges the results of the search and the prover for a position with `player` to move. Returns the moves in order of
/// preference, each with its proven result.
///
/// Wins come first, the quickest in front. Losses come last, in the prover's order, which prefers moves that are hard
/// to refute. Unproven moves keep the search's estimate; a proven draw counts as half a point.
pub fn combine(player: Player, searched: SearchReport, proof: &SearchReport) -> SearchReport {
    let mut report = searched;
    let mut moves = std::mem::take(&mut report.root_moves);
    if moves.is_empty() {
        // The search has not started yet.
        moves.clone_from(&proof.root_moves);
    }
    let place = |root: &RootMove| proof.root_moves.iter().position(|other| other.mv == root.mv);
    for root in &mut moves {
        if let Some(known) = place(root).map(|place| &proof.root_moves[place]).filter(|known| known.proven.is_some()) {
            (root.proven, root.length) = (known.proven, known.length);
        }
    }
    // The unproven move with the best estimate.
    let open = moves.iter().find(|root| root.proven.is_none()).and_then(|root| root.expected);
    let is_better_than_draw = open.is_some_and(|expected| expected > ExpectedScore::DRAW);
    let result = |root: &RootMove| root.proven.map(|proven| ProvenResult::from_outcome(proven, player));
    let rank = |root: &RootMove| match result(root) {
        Some(ProvenResult::Wins) => (0, plies(root.length)),
        None if is_better_than_draw => (1, 0),
        Some(ProvenResult::Draws) => (2, 0),
        None => (3, 0),
        Some(ProvenResult::Loses) => (4, place(root).unwrap_or_default()),
    };
    // The sort is stable.
    moves.sort_by_key(rank);
    report.root_moves = moves;
    let Some(first) = report.root_moves.first() else { return report };
    let won = first.proven.filter(|_| result(first) == Some(ProvenResult::Wins));
    report.proven = won.or(proof.proven).or(report.proven);
    report.length = first.length;
    report.expected = report.proven.map(|proven| ExpectedScore::from_outcome(proven, player)).or(first.expected);
    if proof.principal_variation.first() == Some(&first.mv) {
        report.principal_variation.clone_from(&proof.principal_variation);
    } else if report.principal_variation.first() != Some(&first.mv) {
        report.principal_variation = vec![first.mv.clone()];
    }
    report
}

/// Distance to a win. Wins of the same length are equivalent.
fn plies(length: Option<Length>) -> usize {
    match length {
        Some(Length::Exactly(plies) | Length::AtMost(plies)) => plies as usize,
        None => usize::MAX,
    }
}
