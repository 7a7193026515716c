//! A state and its ply counters.

use std::hash::{Hash, Hasher};
use std::ops::Deref;

use super::state::State;

/// A [`State`] together with the ply counters, which are used for the draw by quiet plies and in notation. The legal moves
/// do not depend on them.
///
/// Positions are equal if play can continue in the same ways, that is, if their states are equal; the counters are
/// not compared.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(super) state: State,
    pub(super) quiet_plies: u16,
    pub(super) move_number: u16,
}

impl Position {
    /// The state, which decides the legal moves.
    #[inline]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The halfmove clock: plies since the last capture or the start.
    #[inline]
    pub const fn quiet_plies(&self) -> u16 {
        self.quiet_plies
    }

    /// The move number, which counts a light and a dark ply together, starting at 1.
    pub const fn move_number(&self) -> u16 {
        self.move_number
    }
}

/// Gives access to the state's methods.
impl Deref for Position {
    type Target = State;

    #[inline]
    fn deref(&self) -> &State {
        &self.state
    }
}

impl From<State> for Position {
    /// With initial counters.
    #[inline]
    fn from(state: State) -> Self {
        Self { state, quiet_plies: 0, move_number: 1 }
    }
}

impl PartialEq for Position {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.state == other.state
    }
}

impl Eq for Position {}

impl Hash for Position {
    #[inline]
    fn hash<H: Hasher>(&self, hasher: &mut H) {
        self.state.hash(hasher);
    }
}
