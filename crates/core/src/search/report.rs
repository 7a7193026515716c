//! The report of a UCT search.

use std::cmp::Reverse;

use super::judgement::playout_value;
use crate::Outcome;

/// The results of a search so far.
#[derive(Clone, Debug, PartialEq)]
pub struct Report<M> {
    /// Playouts made since the search began at this position.
    pub playouts: u64,
    /// Playouts in the tree, including those kept from searches of earlier positions.
    pub tree_playouts: u64,
    /// Nodes of the tree.
    pub nodes: usize,
    /// The move to play; none where the game is over.
    pub best: Option<M>,
    /// The principal variation, which starts with the best move.
    pub principal_variation: Vec<M>,
    /// The expected result for the side to move: 1 is a win, 0 a loss; 0.5 as long as nothing is known.
    pub expected: f32,
    /// The outcome with best play, where it is proven.
    pub proven: Option<Outcome>,
    /// The legal moves, best first.
    pub root_moves: Vec<RootMove<M>>,
}

impl<M: Copy> Report<M> {
    /// The legal moves, best first, and what the search thinks of each, for [`Judgement::choose`](super::Judgement::choose); see
    /// [`playout_value`].
    pub fn values(&self) -> Vec<(M, f32)> {
        let value = |root: &RootMove<M>| playout_value(root.win_rate, root.visits, root.proven.is_some());
        self.root_moves.iter().map(|root| (root.mv, value(root))).collect()
    }
}

/// A legal move and what the search knows of it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RootMove<M> {
    /// The move.
    pub mv: M,
    /// Playouts that started with it.
    pub visits: u32,
    /// Their mean result for the side to move, 0 to 1, or its proven result; 0.5 as long as nothing is known.
    pub win_rate: f32,
    /// The outcome with best play after it, where it is proven.
    pub proven: Option<Outcome>,
}

/// A legal move with its principal variation.
#[derive(Clone, Debug, PartialEq)]
pub struct RootLine<M> {
    /// The move.
    pub root: RootMove<M>,
    /// The principal variation, that move first, as far as the tree goes.
    pub moves: Vec<M>,
}

/// The indices of some keys in descending order; the order of equals is kept. Not generic over the move, as a sort compiled for
/// each game is as large as its search.
pub(super) fn best_first(keys: impl Iterator<Item = [u64; 3]>) -> Vec<usize> {
    let mut places: Vec<(Reverse<[u64; 3]>, usize)> = Vec::new();
    for (place, key) in keys.enumerate() {
        let key = (Reverse(key), place);
        // For some dozens of moves insertion is enough, and a third of the code.
        places.insert(places.partition_point(|other| *other < key), key);
    }
    places.into_iter().map(|(_, place)| place).collect()
}
