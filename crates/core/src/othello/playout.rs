//! Random playouts, the innermost loop of the search.
//!
//! Moves are chosen uniformly, to within 2^-26: see [`below`](crate::random::below). The board is seen from the side to
//! move, nothing is allocated, and no move list is built.

#[cfg(test)]
mod tests;

use rand::Rng;

use super::flips::flips;
use super::game::Othello;
use super::movegen::{may_pass, sets, sides};
use super::position::Position;
use super::square::Bitboard;
use crate::playout::{PlayoutObserver, PlayoutPolicy};
use crate::random::below;
use crate::{Outcome, Player};

/// The state of a playout: the discs of the side to move and of the opponent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct State {
    own: u64,
    opponent: u64,
    to_move: Player,
}

impl State {
    #[inline]
    fn new(position: &Position) -> Self {
        let (own, opponent) = sides(position);
        Self { own, opponent, to_move: position.to_move() }
    }

    fn position(self) -> Position {
        let (own, opponent) = (Bitboard(self.own), Bitboard(self.opponent));
        let discs = if self.to_move == Player::Light { [own, opponent] } else { [opponent, own] };
        Position { discs, to_move: self.to_move }
    }

    #[inline]
    fn pass(self) -> Self {
        Self { own: self.opponent, opponent: self.own, to_move: self.to_move.opponent() }
    }

    /// The state after a random move among `sets`, which must not be empty.
    #[inline]
    fn set<R: Rng>(self, sets: u64, rng: &mut R) -> Self {
        let square = random_bit(sets, rng);
        let flips = flips(square as usize, self.own, self.opponent);
        Self { own: self.opponent ^ flips, opponent: self.own ^ flips ^ 1 << square, to_move: self.to_move.opponent() }
    }
}

/// The default playout policy.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FastPlayout;

impl PlayoutPolicy<Othello> for FastPlayout {
    #[inline]
    fn observed_playout<R: Rng, W: PlayoutObserver<Position>>(
        &self,
        game: &Othello,
        position: &Position,
        rng: &mut R,
        observer: &mut W,
    ) -> Outcome {
        let mut state = State::new(position);
        loop {
            let sets = sets(state.own, state.opponent);
            if sets != 0 {
                state = state.set(sets, rng);
            } else if may_pass(game.ruleset, state.own, state.opponent) {
                state = state.pass();
            } else {
                // Empty squares count for the winner, so they cannot change who wins.
                return state.position().majority();
            }
            observer.turn_played(|| state.position());
        }
    }
}

/// The index of a random bit of `bits`, which must not be empty.
#[inline]
fn random_bit<R: Rng>(bits: u64, rng: &mut R) -> u32 {
    let rank = below(rng, bits.count_ones());
    let mut rest = bits;
    for _ in 0..rank {
        rest &= rest - 1;
    }
    rest.trailing_zeros()
}
