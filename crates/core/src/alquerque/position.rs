//! A state and its clock.

use std::hash::{Hash, Hasher};

use super::bitboard::Bitboard;
use super::point::{Direction, Point};
use super::state::State;
use crate::Player;

/// What plies are counted for: the draw by quiet plies, and how a position is written. The legal moves do not depend on it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Plies since the last capture or the beginning.
    pub quiet_plies: u16,
    /// The number of the move, one for light and dark together; the first is 1.
    pub move_number: u16,
}

impl Clock {
    /// At the beginning.
    pub const ZERO: Self = Self { quiet_plies: 0, move_number: 1 };
}

/// A [`State`] together with its [`Clock`].
///
/// Equality means that play can go on in the same ways: it is that of the states, and the clock does not take part.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(super) state: State,
    pub(super) clock: Clock,
}

impl Position {
    /// The twelve light checkers on rows 1 and 2, d3 and e3, the dark ones opposite; light to move.
    pub const START: Self = Self { state: State::START, clock: Clock::ZERO };

    /// What decides the legal moves.
    #[inline]
    pub const fn state(&self) -> &State {
        &self.state
    }

    /// What counts plies.
    #[inline]
    pub const fn clock(&self) -> Clock {
        self.clock
    }

    /// The points on which `player` has checkers.
    #[inline]
    pub const fn checkers(&self, player: Player) -> Bitboard {
        self.state.checkers(player)
    }

    /// Whose checker stands on `point`, if there is one.
    #[inline]
    pub fn checker_at(&self, point: Point) -> Option<Player> {
        self.state.checker_at(point)
    }

    /// The points without a checker.
    #[inline]
    pub fn empty(&self) -> Bitboard {
        self.state.empty()
    }

    /// The side whose turn it is.
    #[inline]
    pub const fn to_move(&self) -> Player {
        self.state.to_move()
    }

    /// The checkers that may not step in `direction`, because they came from there with their own last step.
    #[inline]
    pub const fn barred(&self, direction: Direction) -> Bitboard {
        self.state.barred(direction)
    }

    /// How many turns in a row were passed just before this position.
    pub const fn passes(&self) -> u8 {
        self.state.passes()
    }

    /// Plies since the last capture or the beginning.
    #[inline]
    pub const fn quiet_plies(&self) -> u16 {
        self.clock.quiet_plies
    }

    /// The number of the move, one for light and dark together; the first is 1.
    pub const fn move_number(&self) -> u16 {
        self.clock.move_number
    }
}

impl From<State> for Position {
    /// With the clock at zero.
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
