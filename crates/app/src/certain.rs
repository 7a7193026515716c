//! What is certain of moves, and how it goes together with what a search estimates.

use alquerque_core::{Outcome, Player};
use alquerque_messages::{HalfPoints, Length, Proven, RootMove, SearchReport};

/// What becomes of a move for certain, for whoever makes it. The better is the greater.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Fate {
    /// It loses.
    Loses,
    /// It draws.
    Draws,
    /// It wins.
    Wins,
}

impl Fate {
    /// What a result is to `player`.
    pub fn of(proven: Proven, player: Player) -> Self {
        match Outcome::from(proven) {
            Outcome::Draw => Self::Draws,
            Outcome::Win(winner) if winner == player => Self::Wins,
            Outcome::Win(_) => Self::Loses,
        }
    }

    /// The best of several moves: certain where one wins, or where all are certain.
    pub fn best(moves: impl IntoIterator<Item = Option<Self>>) -> Option<Self> {
        let better = |best: Option<Self>, fate| match (best, fate) {
            (Some(Self::Wins), _) | (_, Some(Self::Wins)) => Some(Self::Wins),
            (best, fate) => Some(best?.max(fate?)),
        };
        moves.into_iter().reduce(better).flatten()
    }
}

/// What the search and the prover know of a position with `player` to move, in one: the moves with what is certain of each, the one
/// to be played first. A win goes before all else, the quickest first. A loss comes last, and among losses the prover's order
/// holds: it knows which is the most treacherous. What is not certain stands as the search has it, and a certain draw counts for
/// half a point.
pub fn weighed(player: Player, searched: SearchReport, proof: &SearchReport) -> SearchReport {
    let mut report = searched;
    let mut moves = std::mem::take(&mut report.root_moves);
    if moves.is_empty() {
        // The search has not begun yet.
        moves.clone_from(&proof.root_moves);
    }
    let place = |root: &RootMove| proof.root_moves.iter().position(|other| other.mv == root.mv);
    for root in &mut moves {
        if let Some(known) = place(root).map(|place| &proof.root_moves[place]).filter(|known| known.proven.is_some()) {
            (root.proven, root.length) = (known.proven, known.length);
        }
    }
    // The move that the search likes best among those of which nothing is certain.
    let open = moves.iter().find(|root| root.proven.is_none()).and_then(|root| root.expected);
    let is_better_than_draw = open.is_some_and(|expected| expected > HalfPoints::from(1.0));
    let fate = |root: &RootMove| root.proven.map(|proven| Fate::of(proven, player));
    let rank = |root: &RootMove| match fate(root) {
        Some(Fate::Wins) => (0, plies(root.length)),
        None if is_better_than_draw => (1, 0),
        Some(Fate::Draws) => (2, 0),
        None => (3, 0),
        Some(Fate::Loses) => (4, place(root).unwrap_or_default()),
    };
    // They are few, and of those that are alike the first comes first.
    while let Some(place) = (0..moves.len()).min_by_key(|&place| rank(&moves[place])) {
        report.root_moves.push(moves.remove(place));
    }
    let Some(first) = report.root_moves.first() else { return report };
    let won = first.proven.filter(|_| fate(first) == Some(Fate::Wins));
    report.proven = won.or(proof.proven).or(report.proven);
    report.length = first.length;
    report.expected = report.proven.map(|proven| proven.half_points(player)).or(first.expected);
    if proof.principal_variation.first() == Some(&first.mv) {
        report.principal_variation.clone_from(&proof.principal_variation);
    } else if report.principal_variation.first() != Some(&first.mv) {
        report.principal_variation = vec![first.mv.clone()];
    }
    report
}

/// By this wins are compared: of two of the same length either is as good.
fn plies(length: Option<Length>) -> usize {
    match length {
        Some(Length::Exactly(plies) | Length::AtMost(plies)) => plies as usize,
        None => usize::MAX,
    }
}
