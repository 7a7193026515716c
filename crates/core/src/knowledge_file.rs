//! Files with an evaluation's knowledge: eight bytes that name the format and its version, the content, and its
//! checksum.

use std::hash::Hasher;

use crate::evaluate::WeightsError;
use crate::key::KeyHasher;

/// The size of the checksum in bytes.
const CHECKSUM: usize = 8;

/// A file of this format with this content.
pub fn with_frame(magic: [u8; 8], content: &[u8]) -> Vec<u8> {
    [&magic[..], content, &checksum(content)].concat()
}

/// The content of a file.
///
/// # Errors
/// If it has another format or is damaged.
pub(crate) fn content(magic: [u8; 8], file: &[u8]) -> Result<&[u8], WeightsError> {
    let rest = file.strip_prefix(&magic).ok_or(WeightsError::Foreign)?;
    let (content, sum) = rest.split_last_chunk::<CHECKSUM>().ok_or(WeightsError::Damaged)?;
    if checksum(content) == *sum { Ok(content) } else { Err(WeightsError::Damaged) }
}

fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    let mut hasher = KeyHasher::default();
    hasher.write(bytes);
    hasher.finish().to_le_bytes()
}
