//! Keys of positions, for transposition tables and for finding a position again.

use std::hash::{Hash, Hasher};

use crate::game::Game;

/// A game whose positions have keys.
pub trait Keyed: Game {
    /// A number that equal positions with equal counts of quiet plies share and others most probably do not, for
    /// transposition tables: the count says how near a draw is, and evaluations may depend on it.
    fn key(&self, position: &Self::Position) -> u64 {
        let mut hasher = KeyHasher::default();
        position.hash(&mut hasher);
        let quiet = self.quiet_plies(position);
        if quiet > 0 {
            hasher.write_usize(quiet);
        }
        hasher.finish()
    }
}

/// A quick hash of some words that spreads over all bits (the finalizer of `MurmurHash3`, word by word). It is the same on
/// every machine, unlike the standard library's, and keeps seeded searches alike everywhere.
#[derive(Default)]
pub(crate) struct KeyHasher(u64);

impl KeyHasher {
    fn mix(&mut self, word: u64) {
        self.0 = mixed(self.0.rotate_left(5) ^ word);
    }
}

/// Spreads a word over all bits. Different words become different ones.
#[inline]
pub(crate) const fn mixed(word: u64) -> u64 {
    let mut mixed = word.wrapping_mul(0x9e37_79b9_7f4a_7c15);
    mixed = (mixed ^ mixed >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
    mixed = (mixed ^ mixed >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    mixed ^ mixed >> 33
}

impl Hasher for KeyHasher {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            self.mix(chunk.iter().rev().fold(0, |word, &byte| word << 8 | u64::from(byte)));
        }
    }

    fn write_u8(&mut self, word: u8) {
        self.mix(word.into());
    }

    fn write_u16(&mut self, word: u16) {
        self.mix(word.into());
    }

    fn write_u32(&mut self, word: u32) {
        self.mix(word.into());
    }

    fn write_u64(&mut self, word: u64) {
        self.mix(word);
    }

    // Sizes are 32 bits wide in WebAssembly and 64 natively: both are to give one key.
    fn write_usize(&mut self, word: usize) {
        self.mix(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.mix((word as i64).cast_unsigned());
    }
}
