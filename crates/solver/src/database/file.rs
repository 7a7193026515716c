//! A layer as a file: docs/formats.md describes it.

use std::fmt;

use alquerque_core::Numbering;
use sha2::{Digest, Sha256};

use super::endgames::{Endgames, Pieces};
use super::layers::{Layer, Layers, MOST, counterparts};

/// What a file begins with; the last byte is the version.
const MAGIC: [u8; 8] = *b"ALQEDB\0\x01";
/// Bytes of the checksum at the end.
const CHECKSUM: usize = 32;

/// Why a file cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// It is no file of a database, or one of another version.
    Foreign,
    /// It ends too early, or something of it was changed.
    Damaged,
    /// It is of other rules.
    OtherRules,
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Foreign => "is no endgame database of this version",
            Self::Damaged => "is damaged or cut off",
            Self::OtherRules => "is of other rules",
        })
    }
}

impl<G: Endgames> Layers<G> {
    /// What the file of a layer is called.
    pub fn file_name(&self, [own, other]: [G::Pieces; 2]) -> String {
        format!("{}-{own}-{other}.edb", self.game().ruleset_text())
    }

    /// The layer as a file, if there is one.
    pub fn to_file(&self, pieces: [G::Pieces; 2]) -> Option<Vec<u8>> {
        let layer = self.layer(pieces)?;
        let mut bytes = self.head(pieces, layer.values.len());
        bytes.extend_from_slice(&layer.values);
        let checksum = Sha256::digest(&bytes);
        bytes.extend_from_slice(&checksum);
        Some(bytes)
    }

    /// Adds a layer from a file.
    ///
    /// # Errors
    /// Says what is wrong with the file; then nothing is added.
    pub fn add_file(&mut self, bytes: &[u8]) -> Result<[G::Pieces; 2], FileError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(FileError::Foreign)?;
        let &[own, other, ..] = rest else { return Err(FileError::Damaged) };
        let content = bytes.len().checked_sub(CHECKSUM).ok_or(FileError::Damaged)?;
        let (content, checksum) = bytes.split_at(content);
        if Sha256::digest(content).as_slice() != checksum {
            return Err(FileError::Damaged);
        }
        // What the pieces say depends on the rules.
        let rules = self.rules();
        if !content.get(MAGIC.len() + 2..).is_some_and(|content| content.starts_with(&rules)) {
            return Err(FileError::OtherRules);
        }
        let pieces = [own, other].map(G::Pieces::of_code);
        if pieces.iter().any(|pieces| !(1..=MOST).contains(&pieces.count())) {
            return Err(FileError::Damaged);
        }
        let ranking = self.game().ranking(pieces);
        let values = content.strip_prefix(self.head(pieces, ranking.count()).as_slice()).ok_or(FileError::Damaged)?;
        if values.len() != ranking.count() {
            return Err(FileError::Damaged);
        }
        self.add(Layer { pieces, ranking, values: values.to_vec() });
        Ok(pieces)
    }

    /// The files of all layers in one, each after its length as four bytes, the least first.
    pub fn to_package(&self) -> Vec<u8> {
        let files = Self::order(2 * MOST).flat_map(counterparts).filter_map(|pieces| self.to_file(pieces));
        // No layer has four thousand million states.
        files.flat_map(|file| [u32::try_from(file.len()).unwrap_or(0).to_le_bytes().to_vec(), file].concat()).collect()
    }

    /// Adds what [`Layers::to_package`] has written; `None` where something of it is not of these rules, or damaged.
    pub fn with_package(mut self, mut bytes: &[u8]) -> Option<Self> {
        while let Some((length, rest)) = bytes.split_first_chunk() {
            let (file, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
            self.add_file(file).ok()?;
            bytes = rest;
        }
        bytes.is_empty().then_some(self)
    }

    fn head(&self, pieces: [G::Pieces; 2], count: usize) -> Vec<u8> {
        let count = (count as u64).to_le_bytes();
        [&MAGIC[..], &pieces.map(Pieces::code), &self.rules(), &count].concat()
    }

    /// The text of the rules, with its length before it.
    fn rules(&self) -> Vec<u8> {
        let rules = self.game().ruleset_text();
        // A name with its options is short.
        let length = u8::try_from(rules.len()).unwrap_or(0);
        [&[length], rules.as_bytes()].concat()
    }
}
