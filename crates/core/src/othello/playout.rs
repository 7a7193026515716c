//! Random playouts, the innermost loop of the search.
//!
//! Each set is chosen uniformly among the legal ones, to within 2^-26, as [`below`](crate::random::below) tells. The
//! board is seen from the side to move, nothing is allocated, and no list of moves is made.

#[cfg(test)]
mod tests;

use std::cmp::Ordering;

use rand::Rng;

use super::bitboard::Bitboard;
use super::flips::flips;
use super::game::Othello;
use super::movegen::{may_pass, sets, sides};
use super::position::Position;
use super::ruleset::Ruleset;
use crate::playout::{PlayoutPolicy, WatchTurns};
use crate::random::below;
use crate::{Outcome, Player};

/// What a playout remembers: the discs of the side to move, and of the other.
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

    /// The state after a random one of `sets`, which must not be empty.
    #[inline]
    fn set<R: Rng>(self, sets: u64, rng: &mut R) -> Self {
        let square = random_bit(sets, rng);
        let flips = flips(square as usize, self.own, self.opponent);
        Self { own: self.opponent ^ flips, opponent: self.own ^ flips ^ 1 << square, to_move: self.to_move.opponent() }
    }
}

/// The playout that this file describes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FastPlayout;

impl PlayoutPolicy<Othello> for FastPlayout {
    #[inline]
    fn watched_playout<R: Rng, W: WatchTurns<Position>>(
        &self,
        game: &Othello,
        position: &Position,
        rng: &mut R,
        watch: &mut W,
    ) -> Outcome {
        playout(game.ruleset, position, rng, watch)
    }
}

/// Plays random moves to the end of the game, and tells of each.
#[inline]
pub(super) fn playout<R: Rng, W: WatchTurns<Position>>(
    ruleset: Ruleset,
    position: &Position,
    rng: &mut R,
    watch: &mut W,
) -> Outcome {
    let mut state = State::new(position);
    loop {
        let sets = sets(state.own, state.opponent);
        if sets != 0 {
            state = state.set(sets, rng);
        } else if may_pass(ruleset, state.own, state.opponent) {
            state = state.pass();
        } else {
            // Empty squares count for the winner and cannot change who it is.
            return match state.own.count_ones().cmp(&state.opponent.count_ones()) {
                Ordering::Less => Outcome::Win(state.to_move.opponent()),
                Ordering::Equal => Outcome::Draw,
                Ordering::Greater => Outcome::Win(state.to_move),
            };
        }
        watch.turn_made(|| state.position());
    }
}

/// The place of a random bit of `bits`, which must not be empty.
#[inline]
fn random_bit<R: Rng>(bits: u64, rng: &mut R) -> u32 {
    let rank = below(rng, bits.count_ones());
    let mut rest = bits;
    for _ in 0..rank {
        rest &= rest - 1;
    }
    rest.trailing_zeros()
}
