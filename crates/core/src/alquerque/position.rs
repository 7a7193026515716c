//! States, which decide the legal moves, and positions: a state and its ply counters.

use std::hash::{Hash, Hasher};
use std::ops::Deref;

use super::point::{Bitboard, Direction, Point};
use crate::Player;

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

/// The checkers, the side to move, the barred steps (those that would undo a checker's own last step), and the turns
/// just passed. Equal states have the same moves, which lead to equal states; the solver proves values of states.
///
/// Plies are counted by the [`Position`](super::Position).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) checkers: [Bitboard; 2],
    /// For each direction, the checkers whose step is barred.
    pub(super) barred: [Bitboard; 8],
    pub(super) to_move: Player,
    /// The number of turns just passed in a row.
    pub(super) passes: u8,
}

impl State {
    /// The twelve light checkers on rows 1 and 2, d3 and e3, the dark ones opposite; light to move.
    pub const START: Self = Self {
        checkers: [
            Bitboard::rows([0b1_1111, 0b1_1111, 0b1_1000, 0, 0]),
            Bitboard::rows([0, 0, 0b0_0011, 0b1_1111, 0b1_1111]),
        ],
        barred: [Bitboard::EMPTY; 8],
        to_move: Player::Light,
        passes: 0,
    };

    /// The empty board, light to move.
    pub(super) const BARE: Self = Self { checkers: [Bitboard::EMPTY; 2], ..Self::START };

    /// The state with these checkers, light's first, without barred steps or passes; `None` if two checkers share a
    /// point.
    pub fn new(checkers: [Bitboard; 2], to_move: Player) -> Option<Self> {
        let free = (checkers[0] & checkers[1]).is_empty();
        free.then_some(Self { checkers, to_move, ..Self::BARE })
    }

    /// The points on which `player` has checkers.
    #[inline]
    pub const fn checkers(&self, player: Player) -> Bitboard {
        self.checkers[player.index()]
    }

    /// The owner of the checker on `point`, if there is one.
    #[inline]
    pub fn checker_at(&self, point: Point) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| self.checkers(player).contains(point))
    }

    /// The points without a checker.
    #[inline]
    pub fn empty(&self) -> Bitboard {
        !(self.checkers[0] | self.checkers[1])
    }

    /// The side to move.
    #[inline]
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// The checkers whose step in `direction` is barred because it would undo their own last step.
    #[inline]
    pub const fn barred(&self, direction: Direction) -> Bitboard {
        self.barred[direction.index()]
    }

    /// The number of turns just passed in a row.
    #[inline]
    pub const fn passes(&self) -> u8 {
        self.passes
    }
}
