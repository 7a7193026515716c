//! States: positions without ply counters, for the solver.

use crate::game::Game;

/// A game whose positions split into a state, which alone decides the legal moves, and ply counters.
///
/// A value proven for a state holds for each of its positions, unless a draw by a count comes first.
pub trait StateSpace: Game {
    /// The position with its ply counters reset.
    fn at_rest(&self, position: &Self::Position) -> Self::Position;

    /// A hash that is equal for states that differ only by a symmetry of the rules or by exchanging the players along
    /// with their sides of the board, and almost certainly different for others.
    fn canonical_key(&self, position: &Self::Position) -> u64;
}

/// Indexes the states with given pieces, from 0. States that are equivalent by symmetry or by exchanging the players
/// share an index.
pub trait Numbering {
    /// The states to index.
    type State;

    /// The number of indices.
    fn count(&self) -> usize;

    /// The index of a state, which must have these pieces.
    fn rank(&self, state: &Self::State) -> usize;

    /// Whether an index is the canonical one of its state; other indices are unused.
    fn is_used(&self, _rank: usize) -> bool {
        true
    }

    /// The state with an index, which must be less than [`Numbering::count`], with light to move.
    fn state(&self, rank: usize) -> Self::State;
}
