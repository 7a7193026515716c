//! What alone decides the legal moves.

use super::bitboard::Bitboard;
use super::point::{Direction, Point};
use crate::Player;

/// What stands where, who moves, which steps are barred because they would take back a checker's own last step, and the turns
/// passed just before. Two states that are equal have the same moves, which lead to equal states: so they are what is proved.
///
/// What counts plies is the [`Clock`](super::Clock).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct State {
    pub(super) checkers: [Bitboard; 2],
    /// For each direction the checkers that may not step that way now.
    pub(super) barred: [Bitboard; 8],
    pub(super) to_move: Player,
    /// How many turns in a row were passed, up to this state.
    pub(super) passes: u8,
}

impl State {
    /// The twelve light checkers on rows 1 and 2, d3 and e3, the dark ones opposite; light to move.
    pub const START: Self = Self {
        checkers: [
            Bitboard(Bitboard::row(0).0 | Bitboard::row(1).0 | 0b1_1000 << 12),
            Bitboard(Bitboard::row(3).0 | Bitboard::row(4).0 | 0b0_0011 << 12),
        ],
        barred: [Bitboard::EMPTY; 8],
        to_move: Player::Light,
        passes: 0,
    };

    /// Light to move, and nothing on the board.
    pub(super) const BARE: Self = Self { checkers: [Bitboard::EMPTY; 2], ..Self::START };

    /// The state with these checkers, light's first, in which no step is barred and no turn was passed; `None` where two
    /// checkers stand on one point.
    pub fn new(checkers: [Bitboard; 2], to_move: Player) -> Option<Self> {
        let free = (checkers[0] & checkers[1]).is_empty();
        free.then_some(Self { checkers, to_move, ..Self::BARE })
    }

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

    /// How many turns in a row were passed just before this state.
    #[inline]
    pub const fn passes(&self) -> u8 {
        self.passes
    }
}
