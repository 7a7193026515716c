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
