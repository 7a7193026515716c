//! The state of the board.

use std::hash::{Hash, Hasher};

use super::bitboard::Bitboard;
use super::point::{Direction, Point};
use crate::Player;

/// Checkers on the board, the side to move, and the steps that are barred because they would take back a
/// checker's own last step.
///
/// Equality means that play can go on in the same ways: checkers, side to move, barred steps and passes. The counters
/// ([`Position::quiet_plies`], [`Position::move_number`]) do not take part.
#[derive(Clone, Copy, Debug)]
pub struct Position {
    pub(super) checkers: [Bitboard; 2],
    /// For each direction the checkers that may not step that way now.
    pub(super) barred: [Bitboard; 8],
    pub(super) to_move: Player,
    /// How many turns in a row were passed, up to this position.
    pub(super) passes: u8,
    pub(super) quiet_plies: u16,
    pub(super) move_number: u16,
}

impl Position {
    /// The twelve light checkers on rows 1 and 2, d3 and e3, the dark ones opposite; light to move.
    pub const START: Self = Self {
        checkers: [
            Bitboard(Bitboard::row(0).0 | Bitboard::row(1).0 | 0b1_1000 << 12),
            Bitboard(Bitboard::row(3).0 | Bitboard::row(4).0 | 0b0_0011 << 12),
        ],
        barred: [Bitboard::EMPTY; 8],
        to_move: Player::Light,
        passes: 0,
        quiet_plies: 0,
        move_number: 1,
    };

    /// The points on which `player` has checkers.
    #[inline]
    pub const fn checkers(&self, player: Player) -> Bitboard {
        self.checkers[player.index()]
    }

    /// Whose checker stands on `point`, if there is one.
    #[inline]
    pub fn checker_at(&self, point: Point) -> Option<Player> {
        Player::BOTH.into_iter().find(|&player| self.checkers(player).contains(point))
    }

    /// The points without a checker.
    #[inline]
    pub fn empty(&self) -> Bitboard {
        !(self.checkers[0] | self.checkers[1])
    }

    /// The side whose turn it is.
    #[inline]
    pub const fn to_move(&self) -> Player {
        self.to_move
    }

    /// The checkers that may not step in `direction`, because they came from there with their own last step.
    #[inline]
    pub const fn barred(&self, direction: Direction) -> Bitboard {
        self.barred[direction.index()]
    }

    /// How many turns in a row were passed just before this position.
    pub const fn passes(&self) -> u8 {
        self.passes
    }

    /// Plies since the last capture or the beginning.
    pub const fn quiet_plies(&self) -> u16 {
        self.quiet_plies
    }

    /// The number of the move, one for light and dark together; the first is 1.
    pub const fn move_number(&self) -> u16 {
        self.move_number
    }
}

impl PartialEq for Position {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.checkers == other.checkers
            && self.to_move == other.to_move
            && self.barred == other.barred
            && self.passes == other.passes
    }
}

impl Eq for Position {}

impl Hash for Position {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.checkers.hash(state);
        self.to_move.hash(state);
        self.barred.hash(state);
        self.passes.hash(state);
    }
}
