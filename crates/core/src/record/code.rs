//! Numbers of links in bytes.

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
