//! Bytes packed by LZMA, which www/unpack.js unpacks.

use std::io::Write;

use liblzma::stream::{LzmaOptions, MatchFinder, Mode, Stream};
use liblzma::write::XzEncoder;

use crate::command::Failure;

/// Where the length stands in the header of what is packed.
const LENGTH: std::ops::Range<usize> = 5..13;
/// Lengths of matches with which the packer is content, and how many bits of the byte before choose a literal's model: which of
/// them give less depends on what is packed.
const WAYS: [(u32, u32); 4] = [(64, 4), (273, 4), (64, 2), (64, 0)];

/// Packs bytes by LZMA, with their length in the header, as unpack.js expects it.
pub(crate) fn pack(bytes: &[u8]) -> Result<Vec<u8>, Failure> {
    let mut packed = pack_by(bytes, WAYS[0])?;
    for way in WAYS.into_iter().skip(1) {
        let other = pack_by(bytes, way)?;
        if other.len() < packed.len() {
            packed = other;
        }
    }
    Ok(packed)
}

fn pack_by(bytes: &[u8], (nice_length, context): (u32, u32)) -> Result<Vec<u8>, Failure> {
    const WHAT: &str = "cannot pack the module";
    // Positions mean nothing in a module: no model is chosen by them, as unpack.js expects of literals.
    // What is to be unpacked need be kept no longer than it is long.
    let length = u32::try_from(bytes.len()).unwrap_or(u32::MAX);
    let mut options = LzmaOptions::new_preset(9).map_err(Failure::of(WHAT))?;
    options
        .dict_size(length.clamp(1 << 12, 1 << 26))
        .literal_context_bits(context)
        .literal_position_bits(0)
        .position_bits(0)
        .mode(Mode::Normal)
        .match_finder(MatchFinder::BinaryTree4)
        .nice_len(nice_length)
        .depth(4000);
    let stream = Stream::new_lzma_encoder(&options).map_err(Failure::of(WHAT))?;
    let mut writer = XzEncoder::new_stream(Vec::new(), stream);
    writer.write_all(bytes).map_err(Failure::of(WHAT))?;
    let mut packed = writer.finish().map_err(Failure::of(WHAT))?;
    // The library writes that the length is not known.
    packed.splice(LENGTH, (bytes.len() as u64).to_le_bytes());
    Ok(packed)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_packed_says_how_long_it_is() {
        let bytes = b"Alquerque, alquerque, alquerque, alquerque, alquerque, alquerque".repeat(9);
        let packed = pack(&bytes).unwrap();
        assert!(packed.len() < bytes.len() / 5);
        // As unpack.js reads it: the properties, four bytes of no use, the size.
        assert!(packed[0] <= 4, "{}", packed[0]);
        assert_eq!(packed[5..13], (bytes.len() as u64).to_le_bytes());
    }
}
