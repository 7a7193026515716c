//! What a database needs from a game.

use std::fmt::{Debug, Display};

use alquerque_core::{Notation, Numbering, StateSpace};

/// The pieces of one player, as far as they change only irreversibly.
pub trait Pieces: Copy + PartialEq + Debug + Display + Sync {
    /// All combinations of this many pieces, each after those that can turn into it.
    fn all(count: u32) -> impl Iterator<Item = Self>;

    /// The number of pieces.
    fn count(self) -> u32;

    /// As a byte, for files.
    fn code(self) -> u8;

    /// The pieces of a byte.
    fn from_code(code: u8) -> Self;
}

/// A game with databases, in layers of states with the same pieces.
///
/// Moves that do not change the pieces stay within a layer and its counterpart; all others lead to earlier layers in
/// [`Layers::order`](super::Layers::order).
pub trait Endgames: StateSpace + Notation + Copy + PartialEq + Sync {
    /// The part of a position that decides the legal moves.
    type State: Copy + Debug + Into<Self::Position>;
    /// The pieces of one player.
    type Pieces: Pieces;
    /// The numbering of a layer's states.
    type Ranking: Numbering<State = Self::State> + Clone + Debug + Sync;

    /// The game by which databases are identified: values are independent of the first player.
    fn plain(self) -> Self;

    /// The state of a position.
    fn state(position: &Self::Position) -> &Self::State;

    /// The pieces of the side to move and of the opponent.
    fn pieces(state: &Self::State) -> [Self::Pieces; 2];

    /// The numbering of states with these pieces of the side to move and of the opponent.
    fn ranking(self, pieces: [Self::Pieces; 2]) -> Self::Ranking;

    /// Whether a state is a draw for a reason outside its number.
    fn is_drawn(&self, _state: &Self::State) -> bool {
        false
    }

    /// Whether a turn captures at most one piece.
    fn captures_one(self) -> bool {
        false
    }

    /// Calls `see` with every state from which a move that does not change the pieces may lead to this one.
    fn before(&self, state: &Self::State, see: impl FnMut(Self::State));
}
