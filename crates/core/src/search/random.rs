//! Chance: the generator of all searches, and a player that knows nothing else.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;

use crate::Game;

/// The random generator of the searches: small, quick, and the same on every machine.
pub type SearchRng = Xoroshiro128PlusPlus;

/// A generator whose sequence `seed` determines.
pub fn rng(seed: u64) -> SearchRng {
    SearchRng::seed_from_u64(seed)
}

/// A number from 0 to `count - 1`; 0 where `count` is 0.
///
/// Lemire's multiplication without the correction: a number is off its fair share by less than `count` / 2^32.
#[inline]
pub fn below<R: Rng>(rng: &mut R, count: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(count)) >> 32) as u32
}

/// Any legal move, each with the same probability; `None` where the game is over.
pub fn random_move<G: Game, R: Rng>(game: &G, position: &G::Position, rng: &mut R) -> Option<G::Move> {
    let moves = game.moves(position);
    if game.ending(position, &moves).is_some() {
        return None;
    }
    let count = u32::try_from(moves.len()).unwrap_or(u32::MAX);
    moves.get(below(rng, count) as usize).copied()
}
