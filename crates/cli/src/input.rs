//! Reads positions from arguments, and files.

use std::fs::{self, File};
use std::io::{self, Read};
use std::path::Path;

use alquerque_core::Notation;

use crate::failure::Failure;
use crate::memory;

/// The share of the free memory that a file may take: parsing it takes up to three times its size in addition.
const SHARE: usize = 4;

/// The position given as an argument, or the start of the game.
pub(crate) fn position_or_start<G: Notation>(game: &G, text: Option<&str>) -> Result<G::Position, Failure> {
    match text {
        Some(text) => game.parse_position(text).map_err(|error| Failure::usage("--position", error)),
        None => Ok(game.start()),
    }
}

/// Reads a file or pipe that begins with `magic`; of any other, reads only that many bytes. Fails if the content
/// exceeds the memory.
pub(crate) fn read_whole(path: &Path, magic: &[u8]) -> io::Result<Vec<u8>> {
    let mut file = File::open(path)?;
    let mut bytes = Vec::new();
    file.by_ref().take(magic.len() as u64).read_to_end(&mut bytes)?;
    if bytes != magic {
        return Ok(bytes);
    }
    let max = memory::free().map_or(u64::MAX, |free| (free / SHARE) as u64);
    file.take(max).read_to_end(&mut bytes)?;
    if bytes.len() as u64 >= max {
        return Err(io::Error::new(io::ErrorKind::OutOfMemory, "not enough memory"));
    }
    Ok(bytes)
}

/// Reads up to `max` bytes of a regular file.
pub(crate) fn read_regular(path: &Path, max: usize) -> io::Result<Vec<u8>> {
    // Opening a pipe could block forever.
    if !fs::metadata(path)?.is_file() {
        return Err(io::Error::other("not a regular file"));
    }
    let mut bytes = Vec::new();
    File::open(path)?.take(max as u64).read_to_end(&mut bytes)?;
    Ok(bytes)
}
