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

/// A search of so many playouts sees for itself what is to be seen at a glance, and when it is a trap.
const CAREFUL: u64 = 1000;

impl<M: Copy + PartialEq> Report<M> {
    /// The move of a player who plays the best one, but in `slips` of a hundred turns takes no care and plays any of those that
    /// are `seen` at a [`glance`](super::glance()). Who slips and searches little overlooks nothing of these at other turns
    /// either. None where the game is over.
    pub fn choose<R: Rng>(&self, slips: u32, seen: impl FnOnce(&[M]) -> Vec<M>, rng: &mut R) -> Option<M> {
        let is_careless = slips > 0 && below(rng, 100) < slips;
        if slips == 0 || !is_careless && self.tree_playouts >= CAREFUL {
            return self.best;
        }
        let all: Vec<M> = self.root_moves.iter().map(|root| root.mv).collect();
        let seen = seen(&all);
        if is_careless {
            let count = u32::try_from(seen.len()).unwrap_or(u32::MAX);
            return seen.get(below(rng, count) as usize).copied();
        }
        // The best of them.
        all.into_iter().find(|mv| seen.contains(mv))
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

/// A legal move and what both sides are expected to play after it.
#[derive(Clone, Debug, PartialEq)]
pub struct RootLine<M> {
    /// The move in the eyes of the search.
    pub root: RootMove<M>,
    /// The moves, that one first: as far as the tree has been there.
    pub moves: Vec<M>,
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
