//! Random numbers: the generator for all searches, and draws from it.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;

use crate::Game;

/// The random number generator of the searches: small, fast, and the same on every machine.
pub type SearchRng = Xoroshiro128PlusPlus;

/// Creates a generator from a seed.
pub fn rng(seed: u64) -> SearchRng {
    SearchRng::seed_from_u64(seed)
}

/// The seed of a random stream, given a common seed and the stream's number. Neighbouring seeds do not share streams.
pub const fn stream(seed: u64, number: u64) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number)
}

/// A number from 0 to `count - 1`; 0 if `count` is 0.
///
/// Lemire's multiplication without the correction: the relative error of a probability is less than `count` / 2^32.
#[inline]
pub fn below<R: Rng>(rng: &mut R, count: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(count)) >> 32) as u32
}

/// A random one of these moves; there must be at least one.
pub(crate) fn random_of<M: Copy, R: Rng>(moves: &[M], rng: &mut R) -> M {
    let count = u32::try_from(moves.len()).unwrap_or(u32::MAX);
    moves[below(rng, count) as usize]
}

/// A random legal move, each with the same probability; `None` if the game is over.
pub fn random_move<G: Game, R: Rng>(game: &G, position: &G::Position, rng: &mut R) -> Option<G::Move> {
    let moves = game.moves(position);
    game.ending(position, &moves).is_none().then(|| random_of(&moves, rng))
}
