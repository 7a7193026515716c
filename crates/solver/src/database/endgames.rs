//! What a game tells of its states, so that there can be databases of them.

use std::fmt::{Debug, Display};

use alquerque_core::{Notation, Numbering, StateSpace};

/// What of the pieces of one player does not change but for good.
pub trait Pieces: Copy + PartialEq + Debug + Display + Sync {
    /// All that so many pieces can be; what can become something else comes after what it can become.
    fn all(count: u32) -> impl Iterator<Item = Self>;

    /// How many there are.
    fn count(self) -> u32;

    /// As a byte, for files.
    fn code(self) -> u8;

    /// The pieces of a byte.
    fn of_code(code: u8) -> Self;
}

/// A game whose states can be in databases, in layers of those with the same pieces.
///
/// All moves that leave the pieces what they are can be taken back within a layer and its counterpart, in which it is the other's
/// turn; all others lead to layers that come before in [`Layers::order`](super::Layers::order).
pub trait Endgames: StateSpace + Notation + Copy + PartialEq + Sync {
    /// What alone decides the legal moves.
    type State: Copy + Debug + Into<Self::Position>;
    /// The pieces of one player.
    type Pieces: Pieces;
    /// The numbers of the states of a layer.
    type Ranking: Numbering<State = Self::State> + Clone + Debug + Sync;

    /// The game that the databases of this one are of: who begins has no part in what a state is worth.
    fn plain(self) -> Self;

    /// The state of a position.
    fn state(position: &Self::Position) -> &Self::State;

    /// The pieces of whoever is to move, and of the other.
    fn pieces(state: &Self::State) -> [Self::Pieces; 2];

    /// The numbers of the states in which whoever is to move has these pieces, and the other those.
    fn ranking(self, pieces: [Self::Pieces; 2]) -> Self::Ranking;

    /// Whether a state is a draw by something that its number does not know.
    fn is_drawn(&self, _state: &Self::State) -> bool {
        false
    }

    /// Shows all states from which a move may lead to this one that leaves the pieces what they are.
    fn before(&self, state: &Self::State, see: impl FnMut(Self::State));
}
