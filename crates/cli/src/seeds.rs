//! The seeds of random streams.

/// The seed of a random stream, given the program's seed and the stream's number. Neighbouring seeds must not share
/// streams.
pub(crate) fn stream(seed: u64, number: u64) -> u64 {
    seed.wrapping_mul(0x9e37_79b9_7f4a_7c15).wrapping_add(number)
}
