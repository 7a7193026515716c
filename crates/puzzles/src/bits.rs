//! Numbers in as few bits as possible.

/// A writer of bits, lowest first.
#[derive(Debug, Default)]
pub(crate) struct Writer {
    bytes: Vec<u8>,
    /// How many bits of the last byte are used; 0 means all of them.
    used: u32,
}

/// The number of bits for a number below `count`.
fn width(count: usize) -> u32 {
    usize::BITS - count.saturating_sub(1).leading_zeros()
}

impl Writer {
    /// Writes the lowest bits of a number.
    pub(crate) fn bits(&mut self, number: usize, width: u32) {
        for bit in 0..width {
            if self.used == 0 {
                self.bytes.push(0);
            }
            if let Some(last) = self.bytes.last_mut() {
                *last |= u8::from(number >> bit & 1 == 1) << self.used;
            }
            self.used = (self.used + 1) % 8;
        }
    }

    /// Writes a number below `count`.
    pub(crate) fn below(&mut self, number: usize, count: usize) {
        self.bits(number, width(count));
    }

    /// The bytes written, with the last one padded with zeros.
    pub(crate) fn finish(self) -> Vec<u8> {
        self.bytes
    }
}

/// A reader of bits.
#[derive(Debug)]
pub(crate) struct Reader<'a> {
    bytes: &'a [u8],
    at: usize,
}

impl<'a> Reader<'a> {
    /// A reader from the first bit on.
    pub(crate) const fn new(bytes: &'a [u8]) -> Self {
        Self { bytes, at: 0 }
    }

    /// Reads a number of `width` bits; `None` at the end.
    pub(crate) fn bits(&mut self, width: u32) -> Option<usize> {
        let mut number = 0;
        for bit in 0..width {
            let byte = *self.bytes.get(self.at / 8)?;
            number |= usize::from(byte >> (self.at % 8) & 1) << bit;
            self.at += 1;
        }
        Some(number)
    }

    /// Reads a number below `count`; `None` at the end or if it is not below.
    pub(crate) fn below(&mut self, count: usize) -> Option<usize> {
        self.bits(width(count)).filter(|&number| number < count)
    }

    /// Whether only padding of zeros is left in the last byte.
    pub(crate) fn is_at_end(&mut self) -> bool {
        let left = self.bytes.len() * 8 - self.at;
        let width = u32::try_from(left).unwrap_or(u32::MAX);
        width < 8 && self.bits(width) == Some(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_survive_writing_and_reading() {
        let mut writer = Writer::default();
        for count in 1..40 {
            (0..count).for_each(|number| writer.below(number, count));
        }
        let bytes = writer.finish();
        let mut reader = Reader::new(&bytes);
        for count in 1..40 {
            (0..count).for_each(|number| assert_eq!(reader.below(count), Some(number)));
        }
        assert!(reader.is_at_end());
        assert_eq!(reader.bits(8), None);
    }

    #[test]
    fn a_number_that_is_too_large_is_rejected() {
        assert_eq!(Reader::new(&[3]).below(3), None);
        assert_eq!(Reader::new(&[]).below(1), Some(0), "takes no bits");
    }
}
