//! What a search has found out.

use std::cmp::Reverse;

use rand::Rng;

use crate::Outcome;
use crate::random::below;

/// The state of a search.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<M> {
    /// Playouts made since the search began at this position.
    pub playouts: u64,
    /// Playouts that the tree knows of, those kept from searches of earlier positions included.
    pub tree_playouts: u64,
    /// Nodes of the tree.
    pub nodes: usize,
    /// The move to play; none where the game is over.
    pub best: Option<M>,
    /// The moves that both sides are expected to play, the best one first.
    pub principal_variation: Vec<M>,
    /// The expected result for the side to move: 1 is a win, 0 a loss; 0.5 as long as nothing is known.
    pub expected: f32,
    /// The outcome with best play, where it is proven.
    pub proven: Option<Outcome>,
    /// The legal moves, best first.
    pub root_moves: Vec<RootMove<M>>,
}

impl<M: Copy> Report<M> {
    /// The move of a player who plays the best one, but in `slips` of a hundred turns any legal one. None where the
    /// game is over.
    pub fn choose<R: Rng>(&self, slips: u32, rng: &mut R) -> Option<M> {
        if slips > 0 && below(rng, 100) < slips {
            let count = u32::try_from(self.root_moves.len()).unwrap_or(u32::MAX);
            return self.root_moves.get(below(rng, count) as usize).map(|root| root.mv);
        }
        self.best
    }
}

/// A legal move in the eyes of the search.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RootMove<M> {
    /// The move.
    pub mv: M,
    /// Playouts that began with it.
    pub visits: u32,
    /// Their mean result for the side to move, 0 to 1, or its proven result; 0.5 as long as nothing is known.
    pub win_rate: f32,
    /// The outcome with best play after it, where it is proven.
    pub proven: Option<Outcome>,
}

/// The places of some moves by what they are worth, the greatest key first; among equals the first stays the first. It is
/// one function for all games: a sort of its own for each weighs as much as its search.
pub(super) fn best_first(keys: impl Iterator<Item = [u64; 3]>) -> Vec<usize> {
    let mut places: Vec<(Reverse<[u64; 3]>, usize)> = Vec::new();
    for (place, key) in keys.enumerate() {
        let key = (Reverse(key), place);
        // There are some dozens of moves: a sort for more of them is thrice the code.
        places.insert(places.partition_point(|other| *other < key), key);
    }
    places.into_iter().map(|(_, place)| place).collect()
}
