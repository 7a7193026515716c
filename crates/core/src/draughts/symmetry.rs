//! Exchanging the players, and canonical keys.

use super::position::Position;
use super::square::Bitboard;
use crate::Player;
use crate::key::hash_of;

impl Bitboard {
    /// The set, rotated by 180 degrees.
    #[inline]
    pub const fn turned(self) -> Self {
        // The last square moves to the first one's bit.
        Self(self.0.reverse_bits() >> Self::ALL.0.leading_zeros())
    }
}

impl Position {
    /// The position with the players exchanged: their colours and the side to move, with the board rotated by 180
    /// degrees.
    #[inline]
    #[must_use]
    pub fn exchanged(&self) -> Self {
        let [light, dark] = self.pieces;
        Self {
            pieces: [dark.turned(), light.turned()],
            kings: self.kings.turned(),
            to_move: self.to_move.opponent(),
            ..*self
        }
    }

    /// The position from the point of view of the side to move, as light.
    #[inline]
    #[must_use]
    pub fn seen_by_mover(&self) -> Self {
        if self.to_move == Player::Light { *self } else { self.exchanged() }
    }

    /// A key that is equal for positions that differ only by their counters and by exchanging the players, and almost
    /// certainly different for others.
    #[inline]
    pub(super) fn canonical_key(&self) -> u64 {
        hash_of(self.seen_by_mover())
    }
}

#[cfg(test)]
mod tests {
    use rand::{RngExt, SeedableRng};

    use crate::draughts::Draughts;
    use crate::random::SearchRng;
    use crate::{Game, StateSpace};

    #[test]
    fn a_position_and_its_exchange_have_one_key_and_equivalent_moves() {
        let game = Draughts::default();
        let next = |position: &_| {
            let moves = game.moves(position);
            let after = moves.iter().map(|&mv| game.canonical_key(&game.play_unchecked(position, mv)));
            let mut keys: Vec<u64> = after.collect();
            keys.sort_unstable();
            keys
        };
        for seed in 0..20 {
            let mut rng = SearchRng::seed_from_u64(seed);
            let mut position = game.start();
            loop {
                let exchanged = position.exchanged();
                assert_eq!((exchanged.exchanged(), exchanged == position), (position, false));
                assert_eq!(game.canonical_key(&exchanged), game.canonical_key(&position));
                assert_eq!(next(&exchanged), next(&position));
                let moves = game.moves(&position);
                if game.ending(&position, &moves).is_some() {
                    break;
                }
                position = game.play_unchecked(&position, moves[rng.random_range(0..moves.len())]);
            }
        }
    }
}
