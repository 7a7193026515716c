//! The file format of books, described in docs/formats.md.

use alquerque_core::alquerque::{Alquerque, Position};
use alquerque_core::{Notation, Outcome};

use crate::file_format::{FileError, FileKind, seal, short};

const KIND: FileKind = FileKind { name: "book", magic: *b"ALQBOK\0\x01" };

/// The content of a file.
pub(super) struct Content<'a> {
    pub(super) game: Alquerque,
    pub(super) leaf_checkers: u32,
    pub(super) claims: Vec<(Position, Outcome)>,
    pub(super) walks: &'a [u8],
}

/// Writes these claims and their walks.
pub(super) fn write(game: Alquerque, leaf_checkers: u32, claims: &[(Position, Outcome)], walks: &[u8]) -> Vec<u8> {
    let mut bytes = KIND.magic.to_vec();
    let mut text = |text: &str| bytes.extend(short(text));
    text(&game.ruleset_text());
    text(&leaf_checkers.to_string());
    text(&claims.len().to_string());
    for (position, outcome) in claims {
        text(&game.position_text(position));
        text(outcome.name());
    }
    bytes.extend(walks);
    seal(bytes)
}

/// Parses the output of [`write`].
pub(super) fn read(bytes: &[u8]) -> Result<Content<'_>, FileError> {
    fields(KIND.open(bytes)?).ok_or(FileError::Damaged)
}

fn fields(mut bytes: &[u8]) -> Option<Content<'_>> {
    let game: Alquerque = text(&mut bytes)?.parse().ok()?;
    let leaf_checkers = text(&mut bytes)?.parse().ok()?;
    let count: usize = text(&mut bytes)?.parse().ok()?;
    let mut claims = Vec::new();
    for _ in 0..count {
        let position = game.parse_position(text(&mut bytes)?).ok()?;
        claims.push((position, Outcome::from_name(text(&mut bytes)?)?));
    }
    Some(Content { game, leaf_checkers, claims, walks: bytes })
}

fn text<'a>(bytes: &mut &'a [u8]) -> Option<&'a str> {
    let &length = bytes.split_off_first()?;
    std::str::from_utf8(bytes.split_off(..usize::from(length))?).ok()
}
