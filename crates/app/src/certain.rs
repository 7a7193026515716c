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
pub fn weighed(player: Player, searched: &SearchReport, proof: &SearchReport) -> SearchReport {
    let place = |root: &RootMove| proof.root_moves.iter().position(|other| other.mv == root.mv);
    let mut moves = searched.root_moves.clone();
    // What the search has not looked at.
    let is_new = |root: &&RootMove| !searched.root_moves.iter().any(|other| other.mv == root.mv);
    moves.extend(proof.root_moves.iter().filter(is_new).cloned());
    for root in &mut moves {
        if let Some(known) = place(root).map(|place| &proof.root_moves[place]).filter(|known| known.proven.is_some()) {
            (root.proven, root.length) = (known.proven, known.length);
        }
    }
    // The move that the search likes best among those of which nothing is certain.
    let open = moves.iter().find(|root| root.proven.is_none()).and_then(|root| root.expected);
    let is_better_than_draw = open.is_some_and(|expected| expected > HalfPoints::from(1.0));
    // Sorting keeps the order of what is alike.
    moves.sort_by_key(|root| match root.proven.map(|proven| Fate::of(proven, player)) {
        Some(Fate::Wins) => (0, plies(root.length), place(root)),
        Some(Fate::Draws) => (2, 0, None),
        None if is_better_than_draw => (1, 0, None),
        None => (3, 0, None),
        Some(Fate::Loses) => (4, 0, place(root)),
    });
    let first = moves.first();
    let follows = |report: &&SearchReport| report.principal_variation.first() == first.map(|root| &root.mv);
    let line = [proof, searched].into_iter().find(follows).map(|report| report.principal_variation.clone());
    let proven = proof.proven.or(searched.proven).or(first.and_then(|root| {
        // A win is certain though the other moves are not.
        root.proven.filter(|&proven| Fate::of(proven, player) == Fate::Wins)
    }));
    SearchReport {
        expected: proven.map(|proven| proven.half_points(player)).or(first.and_then(|root| root.expected)),
        proven,
        length: first.and_then(|root| root.length),
        principal_variation: line.unwrap_or_else(|| first.iter().map(|root| root.mv.clone()).collect()),
        root_moves: moves,
        ..searched.clone()
    }
}

/// By this wins are compared: of two of the same length either is as good.
fn plies(length: Option<Length>) -> u32 {
    match length {
        Some(Length::Exactly(plies) | Length::AtMost(plies)) => plies,
        None => u32::MAX,
    }
}
