//! Chance: the generator of all searches, and numbers that are drawn with it.

use rand::{Rng, SeedableRng};
use rand_xoshiro::Xoroshiro128PlusPlus;

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
