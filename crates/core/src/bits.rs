//! Numbers in streams of bits.

/// Which bit of a number, and of a byte, comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BitOrder {
    /// As in links.
    HighestFirst,
    /// As in files of puzzles.
    LowestFirst,
}

impl BitOrder {
    /// The exponent of the bit at this index of `count`.
    const fn exponent(self, index: u32, count: u32) -> u32 {
        match self {
            Self::HighestFirst => count - 1 - index,
            Self::LowestFirst => index,
        }
    }
}

/// Writes numbers as bits.
#[derive(Debug)]
pub struct BitWriter {
    order: BitOrder,
    bytes: Vec<u8>,
    /// The number of bits used in the last byte; 0 means all of them.
    used: u32,
}

impl BitWriter {
    /// A writer without any bits.
    pub const fn new(order: BitOrder) -> Self {
        Self { order, bytes: Vec::new(), used: 0 }
    }

    /// Writes the lowest `count` bits of a number.
    pub fn push(&mut self, number: usize, count: u32) {
        for index in 0..count {
            if self.used == 0 {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                let bit = number >> self.order.exponent(index, count) & 1;
                *last |= u8::from(bit == 1) << self.order.exponent(self.used, 8);
            }
            self.used = (self.used + 1) % 8;
        }
    }

    /// Writes a number below `limit`.
    pub fn push_below(&mut self, number: usize, limit: usize) {
        self.push(number, width(limit));
    }

    /// Writes `index`, one of `0..choices`, in truncated binary: no bits if there is only one choice, and lower indices
    /// may take one bit less.
    pub fn push_choice(&mut self, index: usize, choices: usize) {
        let (bits, short) = choice_code(choices);
        if index < short {
            self.push(index, bits);
        } else {
            let long = index + short;
            self.push(long >> 1, bits);
            self.push(long & 1, 1);
        }
    }

    /// All bits, padded with zeros to whole bytes.
    pub fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// The number of bits of a number below `limit`.
const fn width(limit: usize) -> u32 {
    usize::BITS - limit.saturating_sub(1).leading_zeros()
}

/// The length of the short codes, and their number.
fn choice_code(choices: usize) -> (u32, usize) {
    let bits = choices.max(1).ilog2();
    (bits, (2 << bits) - choices)
}

/// Reads the bits of a [`BitWriter`] with the same order. Each method returns `None` at the end of the bits.
#[derive(Debug)]
pub struct BitReader<'a> {
    order: BitOrder,
    bytes: &'a [u8],
    /// The number of bits read.
    read: usize,
}

impl<'a> BitReader<'a> {
    /// A reader from the first bit on.
    pub const fn new(order: BitOrder, bytes: &'a [u8]) -> Self {
        Self { order, bytes, read: 0 }
    }

    /// Reads a number of `count` bits.
    pub fn bits(&mut self, count: u32) -> Option<usize> {
        let mut number = 0;
        for index in 0..count {
            let byte = self.bytes.get(self.read / 8)?;
            let place = u32::try_from(self.read % 8).ok()?;
            let bit = usize::from(byte >> self.order.exponent(place, 8) & 1);
            number |= bit << self.order.exponent(index, count);
            self.read += 1;
        }
        Some(number)
    }

    /// Reads a number below `limit`; `None` if it is too large.
    pub fn below(&mut self, limit: usize) -> Option<usize> {
        self.bits(width(limit)).filter(|&number| number < limit)
    }

    /// Reads one of `0..choices`, which must not be empty.
    pub fn choice(&mut self, choices: usize) -> Option<usize> {
        let (bits, short) = choice_code(choices);
        let index = self.bits(bits)?;
        if index < short { Some(index) } else { Some((index << 1 | self.bits(1)?) - short) }
    }

    /// Whether only padding of zeros is left in the last byte.
    pub fn is_at_end(&mut self) -> bool {
        let left = u32::try_from(self.bytes.len() * 8 - self.read).unwrap_or(u32::MAX);
        left < 8 && self.bits(left) == Some(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ORDERS: [BitOrder; 2] = [BitOrder::HighestFirst, BitOrder::LowestFirst];

    #[test]
    fn every_number_survives_writing_and_reading() {
        for order in ORDERS {
            let mut writer = BitWriter::new(order);
            for count in 1..=70 {
                for number in 0..count {
                    writer.push_choice(number, count);
                    writer.push_below(number, count);
                }
            }
            let bytes = writer.into_bytes();
            let mut reader = BitReader::new(order, &bytes);
            for count in 1..=70 {
                for number in 0..count {
                    assert_eq!(reader.choice(count), Some(number));
                    assert_eq!(reader.below(count), Some(number));
                }
            }
            assert!(reader.is_at_end());
            assert_eq!(reader.bits(8), None);
        }
    }

    #[test]
    fn the_order_is_that_of_the_bits_in_numbers_and_in_bytes() {
        for (order, bytes) in ORDERS.into_iter().zip([[0b0011_1001, 0b0100_0000], [0b1100_1001, 0b0000_0001]]) {
            let mut writer = BitWriter::new(order);
            writer.push(0b001, 3);
            writer.push(0b1_1001, 5);
            writer.push(0b01, 2);
            assert_eq!(writer.into_bytes(), bytes, "{order:?}");
        }
    }

    #[test]
    fn codes_are_as_short_as_possible() {
        // One choice takes no bits; of three, one takes a bit and the others two.
        let mut writer = BitWriter::new(BitOrder::HighestFirst);
        for _ in 0..100 {
            writer.push_choice(0, 1);
        }
        for _ in 0..8 {
            writer.push_choice(0, 3);
        }
        assert_eq!(writer.into_bytes().len(), 1);
    }

    #[test]
    fn a_number_that_is_too_large_is_rejected() {
        assert_eq!(BitReader::new(BitOrder::LowestFirst, &[3]).below(3), None);
        assert_eq!(BitReader::new(BitOrder::LowestFirst, &[]).below(1), Some(0), "takes no bits");
    }
}
