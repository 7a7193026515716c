//! Compression of weights by adaptive binary range coding, the range coder of LZMA.
//!
//! Most weights are near zero, as most fillings are rare, and near those of the stage before: how likely each bit is depends on
//! what that was.

/// Probabilities are in 2048ths.
const PRECISION: u32 = 11;
/// How fast they follow what occurs.
const RATE: u32 = 5;
/// The range is kept above this.
const LEAST_RANGE: u32 = 1 << 24;

/// Beyond this, weights of the stage before count as the same.
const LARGE: usize = 24;
/// Bits of a magnitude with a probability each.
const STEPS: usize = 32;
/// Sums of two earlier magnitudes with a probability each.
const SUMS: usize = 12;

/// Codes a bit that is one with the probability `chance`: an encoder writes `bit` and a decoder ignores it. Returns the bit.
pub(super) trait Coder {
    fn code(&mut self, chance: &mut u16, bit: bool) -> bool;
}

/// The part of the range that stands for a zero.
fn bound(range: u32, chance: u16) -> u32 {
    (range >> PRECISION) * u32::from(chance)
}

fn learn(chance: &mut u16, bit: bool) {
    if bit {
        *chance -= *chance >> RATE;
    } else {
        *chance += ((1 << PRECISION) - *chance) >> RATE;
    }
}

/// Writes.
pub(super) struct Encoder {
    low: u64,
    range: u32,
    /// The last byte and the bytes 255 after it, which a carry may still change.
    held: u8,
    ones: usize,
    out: Vec<u8>,
}

impl Encoder {
    pub(super) fn new() -> Self {
        Self { low: 0, range: u32::MAX, held: 0, ones: 0, out: Vec::new() }
    }

    #[expect(clippy::cast_possible_truncation, reason = "takes a byte and the carry apart")]
    fn shift(&mut self) {
        let carry = (self.low >> 32) as u8;
        let next = (self.low >> 24) as u8;
        if carry == 1 || next != u8::MAX {
            self.out.push(self.held.wrapping_add(carry));
            self.out.extend(std::iter::repeat_n(u8::MAX.wrapping_add(carry), self.ones));
            self.held = next;
            self.ones = 0;
        } else {
            self.ones += 1;
        }
        self.low = (self.low & 0x00ff_ffff) << 8;
    }

    /// The bytes written.
    pub(super) fn finish(mut self) -> Vec<u8> {
        for _ in 0..5 {
            self.shift();
        }
        self.out
    }
}

impl Coder for Encoder {
    fn code(&mut self, chance: &mut u16, bit: bool) -> bool {
        let bound = bound(self.range, *chance);
        if bit {
            self.low += u64::from(bound);
            self.range -= bound;
        } else {
            self.range = bound;
        }
        learn(chance, bit);
        while self.range < LEAST_RANGE {
            self.range <<= 8;
            self.shift();
        }
        bit
    }
}

/// Reads; after the end there are zeros.
pub(super) struct Decoder<'a> {
    code: u32,
    range: u32,
    rest: std::slice::Iter<'a, u8>,
}

impl<'a> Decoder<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        let mut decoder = Self { code: 0, range: u32::MAX, rest: bytes.iter() };
        for _ in 0..5 {
            decoder.shift();
        }
        decoder
    }

    fn shift(&mut self) {
        self.code = self.code << 8 | u32::from(self.rest.next().copied().unwrap_or(0));
    }
}

impl Coder for Decoder<'_> {
    fn code(&mut self, chance: &mut u16, _: bool) -> bool {
        let bound = bound(self.range, *chance);
        let bit = self.code >= bound;
        if bit {
            self.code -= bound;
            self.range -= bound;
        } else {
            self.range = bound;
        }
        learn(chance, bit);
        while self.range < LEAST_RANGE {
            self.range <<= 8;
            self.shift();
        }
        bit
    }
}

/// The probabilities.
pub(super) struct Model {
    zero: [[u16; SUMS]; LARGE + 1],
    sign: [u16; 3],
    more: [[u16; STEPS]; LARGE + 1],
}

impl Model {
    pub(super) fn new() -> Self {
        const EVEN: u16 = 1 << (PRECISION - 1);
        Self { zero: [[EVEN; SUMS]; LARGE + 1], sign: [EVEN; 3], more: [[EVEN; STEPS]; LARGE + 1] }
    }

    /// Codes a weight that comes after those of the last two stages; a decoder ignores `weight`. Returns the weight.
    pub(super) fn code(&mut self, coder: &mut impl Coder, before: [i8; 2], weight: i8) -> i8 {
        let [last, earlier] = before.map(|weight| usize::from(weight.unsigned_abs()));
        let last_size = last.min(LARGE);
        if !coder.code(&mut self.zero[last_size][(last + earlier).min(SUMS - 1)], weight != 0) {
            return 0;
        }
        let sign = match before[0] {
            0 => 0,
            1.. => 1,
            _ => 2,
        };
        let negative = coder.code(&mut self.sign[sign], weight < 0);
        let mut size = 1;
        while size < i8::MAX
            && coder.code(
                &mut self.more[last_size][usize::from(size.unsigned_abs()).min(STEPS) - 1],
                weight.unsigned_abs() > size.unsigned_abs(),
            )
        {
            size += 1;
        }
        if negative { -size } else { size }
    }
}
