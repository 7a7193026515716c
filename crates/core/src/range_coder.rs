//! An adaptive binary range coder, as in LZMA (I. Pavlov; G. N. N. Martin, *Range encoding*,
//! 1979).

/// The adaptive probability of a 0, in 2048ths.
#[derive(Clone, Copy, Debug)]
pub struct Chance(u16);

const BITS: u32 = 11;
/// The adaptation rate of probabilities.
const PACE: u32 = 5;
/// When the range falls below this, it is extended by a byte.
const MIN_RANGE: u32 = 1 << 24;

impl Default for Chance {
    fn default() -> Self {
        Self(1 << (BITS - 1))
    }
}

impl Chance {
    fn adapt(&mut self, bit: bool) {
        if bit {
            self.0 -= self.0 >> PACE;
        } else {
            self.0 += ((1 << BITS) - self.0) >> PACE;
        }
    }
}

/// An encoder or decoder of bits. Both run the same code, so that a format is defined only once.
pub trait Coder {
    /// Encodes the bit, or decodes one; `None` at the end of the input.
    fn bit(&mut self, chance: &mut Chance, bit: bool) -> Option<bool>;

    /// Codes a number of at most `chances.len()` in unary: that many ones and a zero.
    fn count(&mut self, chances: &mut [Chance], count: usize) -> Option<usize> {
        for (index, chance) in chances.iter_mut().enumerate() {
            if !self.bit(chance, count > index)? {
                return Some(index);
            }
        }
        Some(chances.len())
    }

    /// Codes a number bit by bit, each with a probability that depends on the bits before it. There is a
    /// probability for each possible number, a power of two of them.
    fn number(&mut self, chances: &mut [Chance], number: usize) -> Option<usize> {
        let mut read = 1;
        for bit in (0..chances.len().ilog2()).rev() {
            let bit = self.bit(&mut chances[read], number >> bit & 1 == 1)?;
            read = read << 1 | usize::from(bit);
        }
        Some(read - chances.len())
    }
}

/// The encoder.
#[derive(Debug)]
pub struct Encoder {
    low: u64,
    range: u32,
    /// The last byte that a carry can still change, and the number of bytes of 255 after it.
    cache: u8,
    pending: usize,
    bytes: Vec<u8>,
}

impl Default for Encoder {
    /// An encoder without output.
    fn default() -> Self {
        Self { low: 0, range: u32::MAX, cache: 0, pending: 0, bytes: Vec::new() }
    }
}

impl Encoder {
    /// Returns the output.
    pub fn finish(mut self) -> Vec<u8> {
        for _ in 0..5 {
            self.shift();
        }
        self.bytes
    }

    fn shift(&mut self) {
        let [carry, top] = [self.low >> 32, self.low >> 24 & 255].map(|bits| bits.to_le_bytes()[0]);
        if carry == 1 || top != u8::MAX {
            self.bytes.push(self.cache.wrapping_add(carry));
            self.bytes.extend(std::iter::repeat_n(u8::MAX.wrapping_add(carry), self.pending));
            self.cache = top;
            self.pending = 0;
        } else {
            self.pending += 1;
        }
        self.low = self.low << 8 & 0xffff_ff00;
    }
}

impl Coder for Encoder {
    fn bit(&mut self, chance: &mut Chance, bit: bool) -> Option<bool> {
        let bound = (self.range >> BITS) * u32::from(chance.0);
        if bit {
            self.low += u64::from(bound);
            self.range -= bound;
        } else {
            self.range = bound;
        }
        chance.adapt(bit);
        while self.range < MIN_RANGE {
            self.range <<= 8;
            self.shift();
        }
        Some(bit)
    }
}

/// The decoder.
#[derive(Debug)]
pub struct Decoder<'a> {
    code: u32,
    range: u32,
    bytes: &'a [u8],
}

impl<'a> Decoder<'a> {
    /// Starts decoding; `None` if there are too few bytes.
    pub fn new(bytes: &'a [u8]) -> Option<Self> {
        // The first byte comes from the encoder's empty cache.
        let (&[_, b1, b2, b3, b4], bytes) = bytes.split_first_chunk()?;
        Some(Self { code: u32::from_be_bytes([b1, b2, b3, b4]), range: u32::MAX, bytes })
    }
}

impl Coder for Decoder<'_> {
    fn bit(&mut self, chance: &mut Chance, _: bool) -> Option<bool> {
        let bound = (self.range >> BITS) * u32::from(chance.0);
        let bit = self.code >= bound;
        if bit {
            self.code -= bound;
            self.range -= bound;
        } else {
            self.range = bound;
        }
        chance.adapt(bit);
        while self.range < MIN_RANGE {
            let &byte = self.bytes.split_off_first()?;
            self.range <<= 8;
            self.code = self.code << 8 | u32::from(byte);
        }
        Some(bit)
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests {
    use crate::search::rng;
    use rand::RngExt;

    use super::*;

    #[test]
    fn written_data_is_read_back() {
        let mut rng = rng(1);
        let numbers: Vec<(usize, usize)> =
            (0..10_000).map(|_| (rng.random_range(0..4) * rng.random_range(0..2), rng.random_range(0..64))).collect();
        let (mut counts, mut places) = ([Chance::default(); 3], [Chance::default(); 64]);
        let mut encoder = Encoder::default();
        for &(count, number) in &numbers {
            encoder.count(&mut counts, count);
            encoder.number(&mut places, number);
        }
        let bytes = encoder.finish();
        // Less than two bits for the counts, which are mostly 0, and six for the numbers.
        assert!(bytes.len() < 10_000, "{}", bytes.len());
        let (mut counts, mut places) = ([Chance::default(); 3], [Chance::default(); 64]);
        let mut decoder = Decoder::new(&bytes).unwrap();
        let mut read = || Some((decoder.count(&mut counts, 0)?, decoder.number(&mut places, 0)?));
        for &written in &numbers {
            assert_eq!(read(), Some(written));
        }
        // A truncated input ends.
        let mut decoder = Decoder::new(&bytes[..100]).unwrap();
        let mut chance = Chance::default();
        assert!((0..100_000).any(|_| decoder.bit(&mut chance, false).is_none()));
    }
}
