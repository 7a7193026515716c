//! Positions as states, for those who prove things about them.

use crate::game::Game;

/// A game whose positions can be taken for states: what alone decides the legal moves, without what counts plies.
///
/// What is proved of a state holds for every position with it from which no draw by a count is reached first.
pub trait StateSpace: Game {
    /// The position with all that counts plies at its beginning.
    fn at_rest(&self, position: &Self::Position) -> Self::Position;

    /// A number that a state shares with those that are alike but for a symmetry of the rules, or for an exchange of the
    /// players with their sides of the board, and most probably with no other.
    fn canonical_key(&self, position: &Self::Position) -> u64;
}

/// Numbers the states with the same pieces, from 0 on. States that are alike but for a symmetry of the rules, or for an exchange of
/// the players, share a number.
pub trait Numbering {
    /// What is numbered.
    type State;

    /// How many numbers there are.
    fn count(&self) -> usize;

    /// The number of a state, which must have the pieces that this is for.
    fn rank(&self, state: &Self::State) -> usize;

    /// Whether a number is that of its state: others are left out.
    fn is_used(&self, _rank: usize) -> bool {
        true
    }

    /// The state of a number, which must be less than [`Numbering::count`], with light to move.
    fn state(&self, rank: usize) -> Self::State;
}
