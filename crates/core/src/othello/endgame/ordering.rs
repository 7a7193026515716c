//! The move ordering of the solver.

use crate::othello::evaluate::{CORNERS, estimate};
use crate::othello::flips::flips;
use crate::othello::movegen::sets;

/// Represents a pass in place of a square.
pub(super) const PASS: u8 = 64;

/// The four quarters of the board.
const QUADRANTS: [u64; 4] = [0x0f0f_0f0f, 0xf0f0_f0f0, 0x0f0f_0f0f << 32, 0xf0f0_f0f0 << 32];

/// The quadrants with an odd number of empty squares. The side that plays there first can also play there last.
#[inline]
pub(super) fn odd_quadrants(empty: u64) -> u64 {
    QUADRANTS.into_iter().filter(|quadrant| (empty & quadrant).count_ones() % 2 == 1).fold(0, |odd, one| odd | one)
}

/// A legal move.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Choice {
    /// The rank: moves with smaller ones are tried first.
    pub(super) rank: i32,
    pub(super) square: u8,
    pub(super) flips: u64,
}

impl Choice {
    /// The move to this square, without a rank yet.
    #[inline]
    pub(super) fn new(square: u8, own: u64, opponent: u64) -> Self {
        Self { rank: 0, square, flips: flips(usize::from(square), own, opponent) }
    }

    /// The position after the move, from the opponent's point of view.
    #[inline]
    pub(super) fn play(self, own: u64, opponent: u64) -> (u64, u64) {
        let set = if self.square == PASS { 0 } else { 1 << (self.square & 63) };
        (opponent & !self.flips, own | self.flips | set)
    }

    /// Ranks the move by the opponent's replies, counting those to corners twice, and by parity in case of a tie.
    #[inline]
    pub(super) fn rank_by_replies(&mut self, own: u64, opponent: u64, odd: u64) {
        let (next, other) = self.play(own, opponent);
        let replies = sets(next, other);
        let count = replies.count_ones() + (replies & CORNERS).count_ones();
        let even = odd >> (self.square & 63) & 1 == 0;
        self.rank = 2 * count.cast_signed() + i32::from(even);
    }

    /// Ranks the move by the opponent's replies and the evaluation.
    #[inline]
    pub(super) fn rank_deeply(&mut self, own: u64, opponent: u64, odd: u64) {
        self.rank_by_replies(own, opponent, odd);
        let (next, other) = self.play(own, opponent);
        self.rank = 200 * self.rank + estimate(next, other);
    }
}
