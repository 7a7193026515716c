//! Bit streams and numbers of links.

/// Writes bits, the highest of each number first.
#[derive(Default)]
pub(super) struct BitWriter {
    bytes: Vec<u8>,
    /// The number of free bits in the last byte.
    free: u32,
}

impl BitWriter {
    /// Writes the lowest `count` bits of `value`.
    fn push(&mut self, value: usize, count: u32) {
        for place in (0..count).rev() {
            if self.free == 0 {
                self.bytes.push(0);
                self.free = 8;
            }
            self.free -= 1;
            if let Some(last) = self.bytes.last_mut() {
                *last |= u8::from(value >> place & 1 == 1) << self.free;
            }
        }
    }

    /// Writes `index`, one of `0..choices`, in truncated binary: no bits if there is only one choice, and lower indices
    /// may take one bit less.
    pub(super) fn push_choice(&mut self, index: usize, choices: usize) {
        let (bits, short) = choice_code(choices);
        if index < short { self.push(index, bits) } else { self.push(index + short, bits + 1) }
    }

    /// All bits, padded with zeros to whole bytes.
    pub(super) fn into_bytes(self) -> Vec<u8> {
        self.bytes
    }
}

/// The length of the short codes, and their number.
fn choice_code(choices: usize) -> (u32, usize) {
    let bits = choices.max(1).ilog2();
    (bits, (2 << bits) - choices)
}

/// Reads the bits of a [`BitWriter`].
pub(super) struct BitReader<'a> {
    bytes: &'a [u8],
    /// The number of bits read.
    read: usize,
}

impl<'a> BitReader<'a> {
    pub(super) fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, read: 0 }
    }

    fn bits(&mut self, count: u32) -> Option<usize> {
        let mut value = 0;
        for _ in 0..count {
            let byte = self.bytes.get(self.read / 8)?;
            value = value << 1 | usize::from(byte >> (7 - self.read % 8) & 1);
            self.read += 1;
        }
        Some(value)
    }

    /// Reads one of `0..choices`, which must not be empty; `None` at the end of the bits.
    pub(super) fn choice(&mut self, choices: usize) -> Option<usize> {
        let (bits, short) = choice_code(choices);
        let index = self.bits(bits)?;
        if index < short { Some(index) } else { Some((index << 1 | self.bits(1)?) - short) }
    }

    /// Whether only padding is left.
    pub(super) fn is_at_end(&mut self) -> bool {
        let mut left = self.bytes.len() * 8 - self.read;
        let is_padding = left < 8;
        while is_padding && left > 0 && self.bits(1) == Some(0) {
            left -= 1;
        }
        left == 0
    }
}

/// Writes a number in groups of 7 bits, lowest first; all but the last have the high bit set.
pub(super) fn push_number(bytes: &mut Vec<u8>, mut number: usize) {
    while number >= 0x80 {
        bytes.push(number.to_le_bytes()[0] | 0x80);
        number >>= 7;
    }
    bytes.push(number.to_le_bytes()[0]);
}

/// Reads a number written by [`push_number`] from the front; `None` if there is none below 2^28.
pub(super) fn take_number(bytes: &mut &[u8]) -> Option<usize> {
    let mut number = 0;
    for place in [0, 7, 14, 21] {
        let (&byte, rest) = bytes.split_first()?;
        *bytes = rest;
        number |= usize::from(byte & 0x7f) << place;
        if byte & 0x80 == 0 {
            // Each number has only one valid form.
            return (byte != 0 || place == 0).then_some(number);
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_choice_survives_writing_and_reading() {
        for choices in 1..=70 {
            let mut bits = BitWriter::default();
            for index in 0..choices {
                bits.push_choice(index, choices);
            }
            let bytes = bits.into_bytes();
            let mut reader = BitReader::new(&bytes);
            for index in 0..choices {
                assert_eq!(reader.choice(choices), Some(index));
            }
            assert!(reader.is_at_end());
        }
    }

    #[test]
    fn codes_are_as_short_as_possible() {
        // One choice takes no bits; of three, one takes a bit and the others two.
        let mut bits = BitWriter::default();
        for _ in 0..100 {
            bits.push_choice(0, 1);
        }
        for _ in 0..8 {
            bits.push_choice(0, 3);
        }
        assert_eq!(bits.into_bytes().len(), 1);
    }

    #[test]
    fn every_number_survives_writing_and_reading() {
        for number in [0, 1, 127, 128, 300, 10_000, (1 << 28) - 1] {
            let mut bytes = Vec::new();
            push_number(&mut bytes, number);
            let mut rest = bytes.as_slice();
            assert_eq!(take_number(&mut rest), Some(number));
            assert!(rest.is_empty());
            assert_eq!(take_number(&mut &bytes[..bytes.len() - 1]), None);
        }
        assert_eq!(take_number(&mut &[0x80, 0x80, 0x80, 0x80, 0x01][..]), None);
        assert_eq!(take_number(&mut &[0x80, 0x00][..]), None);
    }
}
