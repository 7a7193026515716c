//! A state and its clock.

use std::hash::{Hash, Hasher};
use std::ops::Deref;

use super::state::State;

/// The ply counters, used for the draw by quiet plies and in notation. The legal moves do not depend on them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// The halfmove clock: plies since the last capture or the start.
    pub quiet_plies: u16,
    /// The move number, which counts a light and a dark ply together, starting at 1.
    pub move_number: u16,
}

impl Clock {
    /// The initial counters.
    pub const ZERO: Self = Self { quiet_plies: 0, move_number: 1 };
}

/// A [`State`] together with its [`Clock`].
///
/// Positions are equal if play can continue in the same ways, that is, if their states are equal; the clock is not
/// compared.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(super) state: State,
    pub(super) clock: Clock,
}

impl Position {
    /// The twelve light checkers on rows 1 and 2, d3 and e3, the dark ones opposite; light to move.
    pub const START: Self = Self { state: State::START, clock: Clock::ZERO };

    /// The state, which decides the legal moves.
    #[inline]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// The ply counters.
    #[inline]
    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// The halfmove clock: plies since the last capture or the start.
    #[inline]
    pub const fn quiet_plies(&self) -> u16 {
        self.clock.quiet_plies
    }

    /// The move number, which counts a light and a dark ply together, starting at 1.
    pub const fn move_number(&self) -> u16 {
        self.clock.move_number
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
    /// Sets the clock to zero.
    #[inline]
    fn from(state: State) -> Self {
        Self { state, clock: Clock::ZERO }
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
