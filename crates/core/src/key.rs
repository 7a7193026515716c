//! Hash keys of positions.

use std::hash::{Hash, Hasher};

/// Hashes the words that encode a whole position. Different positions have different words and so, almost certainly,
/// different hashes.
#[inline]
pub(crate) const fn packed<const WORDS: usize>(words: [u64; WORDS]) -> u64 {
    let mut mixed = 0;
    let mut index = 0;
    while index < WORDS {
        mixed = (mixed ^ mixed >> 32 ^ words[index]).wrapping_mul(MULTIPLIER);
        index += 1;
    }
    mixed = (mixed ^ mixed >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
    mixed ^ mixed >> 33
}

/// A fast hash of words, mixed one by one. Unlike the standard library's, it is the same on every machine, which keeps
/// seeded searches reproducible.
#[derive(Default)]
pub(crate) struct WordHasher<const STRONG: bool>(u64);

/// The hash for keys: mixes with the finalizer of `MurmurHash3`.
pub(crate) type KeyHasher = WordHasher<true>;
/// One multiplication per word, for hashing at every move; only the upper bits are good.
pub(crate) type QuickHasher = WordHasher<false>;

impl<const STRONG: bool> WordHasher<STRONG> {
    #[inline]
    fn mix(&mut self, word: u64) {
        let word = self.0.rotate_left(5) ^ word;
        self.0 = if STRONG { mixed(word) } else { word.wrapping_mul(MULTIPLIER) };
    }
}

/// The hash of a value for keys.
#[inline]
pub(crate) fn hash_of(value: impl Hash) -> u64 {
    let mut hasher = KeyHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

const MULTIPLIER: u64 = 0x9e37_79b9_7f4a_7c15;

/// Mixes the bits of a word. This is a bijection.
#[inline]
pub(crate) const fn mixed(word: u64) -> u64 {
    let mut mixed = word.wrapping_mul(MULTIPLIER);
    mixed = (mixed ^ mixed >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
    mixed = (mixed ^ mixed >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
    mixed ^ mixed >> 33
}

impl<const STRONG: bool> Hasher for WordHasher<STRONG> {
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

    // `usize` has 32 bits in WebAssembly and 64 natively, and both must give the same key.
    fn write_usize(&mut self, word: usize) {
        self.mix(word as u64);
    }

    fn write_isize(&mut self, word: isize) {
        self.mix((word as i64).cast_unsigned());
    }
}
