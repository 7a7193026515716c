//! What a depth-limited search needs to know of a game.

use std::hash::{Hash, Hasher};

use crate::Game;

/// The greatest amount of a static evaluation; scores beyond it stand for games that are decided.
pub const MAX_EVALUATION: i32 = 20_000;

/// A game whose positions can be judged without searching.
pub trait Evaluate: Game {
    /// How good the position, which is not decided, is for the side to move: 100 is about one man's worth, and the
    /// amount is at most [`MAX_EVALUATION`]. The same position with sides swapped is worth the same to the side to move.
    /// Besides what makes positions equal it may depend on [`Game::quiet_plies`] alone.
    fn evaluate(&self, position: &Self::Position) -> i32;

    /// Whether a legal move leaves the balance of the game as it is, so that [`Evaluate::evaluate`] can be trusted
    /// once all moves are of this kind: no capture.
    fn is_quiet(&self, position: &Self::Position, mv: Self::Move) -> bool;

    /// How promising a legal move looks, for the order in which moves are tried: the greater, the sooner.
    fn promise(&self, position: &Self::Position, mv: Self::Move) -> i32 {
        let _ = (position, mv);
        0
    }

    /// The score, in hundredths of a man, with which ten games are won for one that is lost. That of the Elo scale, 400, fits
    /// `draughts` and `medieval` well: by self-play at depths 3 to 7 it is 340 to 430 there, as the example `fit-odds` of
    /// the tests' package finds out.
    fn ten_to_one(&self) -> f32 {
        400.0
    }

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
        let mut mixed = (self.0.rotate_left(5) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        mixed = (mixed ^ mixed >> 33).wrapping_mul(0xff51_afd7_ed55_8ccd);
        mixed = (mixed ^ mixed >> 33).wrapping_mul(0xc4ce_b9fe_1a85_ec53);
        self.0 = mixed ^ mixed >> 33;
    }
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
