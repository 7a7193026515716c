//! Random numbers: the generator for all searches, and draws from it.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;

/// The random number generator of the searches: small, fast, and the same on every machine.
pub type SearchRng = Xoroshiro128PlusPlus;

/// Creates a generator from a seed.
pub fn rng(seed: u64) -> SearchRng {
    SearchRng::seed_from_u64(seed)
}

/// A number from 0 to `count - 1`; 0 if `count` is 0.
///
/// Lemire's multiplication without the correction: the relative error of a probability is less than `count` / 2^32.
#[inline]
pub fn below<R: Rng>(rng: &mut R, count: u32) -> u32 {
    ((u64::from(rng.next_u32()) * u64::from(count)) >> 32) as u32
}
