//! A book as a file: docs/formats.md describes it.

use std::fmt;

use alquerque_core::alquerque::{Alquerque, Position};
use alquerque_core::{Notation, Outcome};
use sha2::{Digest, Sha256};

/// What a file begins with; the last byte is the version.
const MAGIC: [u8; 8] = *b"ALQBOK\0\x01";
/// Bytes of the checksum at the end.
const CHECKSUM: usize = 32;

/// Why a file cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BookError {
    /// It is no book, or one of another version.
    Foreign,
    /// It ends too early, or something of it was changed.
    Damaged,
}

impl fmt::Display for BookError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Foreign => "is no book of this version",
            Self::Damaged => "is damaged or cut off",
        })
    }
}

/// What a file says.
pub(super) struct Content<'a> {
    pub(super) game: Alquerque,
    pub(super) least: u32,
    pub(super) claims: Vec<(Position, Outcome)>,
    pub(super) walks: &'a [u8],
}

/// A file of these claims and their walks.
pub(super) fn write(game: Alquerque, least: u32, claims: &[(Position, Outcome)], walks: &[u8]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    let mut text = |text: &str| {
        // Rules and positions are written in fewer characters than a byte can count.
        bytes.push(u8::try_from(text.len()).unwrap_or(0));
        bytes.extend(text.as_bytes());
    };
    text(&game.ruleset_text());
    text(&least.to_string());
    text(&claims.len().to_string());
    for (position, outcome) in claims {
        text(&game.position_text(position));
        text(outcome.name());
    }
    bytes.extend(walks);
    let checksum = Sha256::digest(&bytes);
    bytes.extend(checksum);
    bytes
}

/// Reads what [`write`] has written.
pub(super) fn read(bytes: &[u8]) -> Result<Content<'_>, BookError> {
    let content = bytes.len().checked_sub(CHECKSUM).ok_or(BookError::Foreign)?;
    let (content, checksum) = bytes.split_at(content);
    let rest = content.strip_prefix(&MAGIC).ok_or(BookError::Foreign)?;
    if Sha256::digest(content).as_slice() != checksum {
        return Err(BookError::Damaged);
    }
    fields(rest).ok_or(BookError::Damaged)
}

fn fields(mut bytes: &[u8]) -> Option<Content<'_>> {
    let game: Alquerque = text(&mut bytes)?.parse().ok()?;
    let least = text(&mut bytes)?.parse().ok()?;
    let count: usize = text(&mut bytes)?.parse().ok()?;
    let mut claims = Vec::new();
    for _ in 0..count {
        let position = game.parse_position(text(&mut bytes)?).ok()?;
        claims.push((position, Outcome::from_name(text(&mut bytes)?)?));
    }
    Some(Content { game, least, claims, walks: bytes })
}

fn text<'a>(bytes: &mut &'a [u8]) -> Option<&'a str> {
    let (&length, rest) = bytes.split_first()?;
    let (text, rest) = rest.split_at_checked(length.into())?;
    *bytes = rest;
    std::str::from_utf8(text).ok()
}
