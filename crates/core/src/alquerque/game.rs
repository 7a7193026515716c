//! Alquerque as a [`Game`].

use super::movegen::{self, Move};
use super::point::{Bitboard, Direction};
use super::position::{Position, State};
use super::ruleset::Ruleset;
use crate::key::packed;
use crate::{Ending, Game, Player, Reason, StateSpace};

/// Plies without a capture that draw a game in which positions can repeat.
pub const QUIET_PLIES_DRAW: u16 = 100;

/// Passes in a row that draw the game.
pub const PASSES_DRAW: u8 = 2;

/// Alquerque with its ruleset; parsed from a text such as `merkel,invert=allowed`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Alquerque {
    /// The rules.
    pub ruleset: Ruleset,
}

impl Game for Alquerque {
    type Position = Position;
    type Move = Move;

    fn start(&self) -> Position {
        State { to_move: self.ruleset.begin, ..State::START }.into()
    }

    #[inline]
    fn to_move(&self, position: &Position) -> Player {
        position.to_move()
    }

    #[inline]
    fn moves_into(&self, position: &Position, moves: &mut Vec<Move>) {
        movegen::moves_into(self.ruleset, &position.state, moves);
    }

    #[inline]
    fn play_unchecked(&self, position: &Position, mv: Move) -> Position {
        movegen::play_unchecked(self.ruleset, position, mv)
    }

    #[inline]
    fn ending(&self, position: &Position, moves: &[Move]) -> Option<Ending> {
        let player = position.to_move();
        if moves.is_empty() {
            return Some(Ending::lost(player, !position.checkers(player).is_empty()));
        }
        if position.passes() >= PASSES_DRAW {
            return Some(Ending::draw(Reason::Passes));
        }
        (self.can_repeat() && position.quiet_plies() >= QUIET_PLIES_DRAW).then_some(Ending::draw(Reason::QuietPlies))
    }

    #[inline]
    fn can_repeat(&self) -> bool {
        self.ruleset.can_repeat()
    }

    #[inline]
    fn quiet_plies(&self, position: &Position) -> usize {
        if self.can_repeat() { position.quiet_plies().into() } else { 0 }
    }

    #[inline]
    fn at_rest(&self, position: &Position) -> Position {
        (*position.state()).into()
    }

    #[inline]
    fn key(&self, position: &Position) -> u64 {
        // At most one step of each checker is barred. The first three sets are the bits of its direction; the last
        // holds all checkers with a barred step.
        let mut barred = [Bitboard::EMPTY; 4];
        for direction in Direction::ALL {
            let set = position.barred(direction);
            barred[3] |= set;
            for (bit, plane) in barred[..3].iter_mut().enumerate() {
                if direction.index() >> bit & 1 == 1 {
                    *plane |= set;
                }
            }
        }
        let pair = |first: Bitboard, second: Bitboard| u64::from(first.0) | u64::from(second.0) << u32::BITS;
        let player = position.to_move().index() as u64;
        packed([
            pair(position.checkers(Player::Light), position.checkers(Player::Dark)),
            pair(barred[0], barred[1]),
            pair(barred[2], barred[3]),
            player | u64::from(position.passes()) << 8 | (self.quiet_plies(position) as u64) << 16,
        ])
    }
}

impl StateSpace for Alquerque {
    #[inline]
    fn canonical_key(&self, position: &Position) -> u64 {
        position.state().canonical_key(self.ruleset)
    }
}
