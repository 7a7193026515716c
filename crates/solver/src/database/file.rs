//! A layer as a file: docs/formats.md describes it.

use std::fmt;

use alquerque_core::alquerque::{Ranking, Ruleset};
use sha2::{Digest, Sha256};

use super::layers::{Database, Layer, MOST, plain};

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

/// What the file of a layer is called.
pub fn name(ruleset: Ruleset, [own, other]: [u32; 2]) -> String {
    format!("{}-{own}-{other}.edb", plain(ruleset))
}

impl Database {
    /// The layer as a file, if there is one.
    pub fn to_file(&self, counts: [u32; 2]) -> Option<Vec<u8>> {
        let layer = self.layer(counts)?;
        let mut bytes = self.head(counts, layer.values.len());
        bytes.extend_from_slice(&layer.values);
        let checksum = Sha256::digest(&bytes);
        bytes.extend_from_slice(&checksum);
        Some(bytes)
    }

    /// Adds a layer from a file.
    ///
    /// # Errors
    /// Says what is wrong with the file; then nothing is added.
    pub fn add_file(&mut self, bytes: &[u8]) -> Result<[u32; 2], FileError> {
        let rest = bytes.strip_prefix(&MAGIC).ok_or(FileError::Foreign)?;
        let &[own, other, ..] = rest else { return Err(FileError::Damaged) };
        let counts = [own, other].map(u32::from);
        if counts.iter().any(|&count| count == 0 || count as usize > MOST) {
            return Err(FileError::Damaged);
        }
        let content = bytes.len().checked_sub(CHECKSUM).ok_or(FileError::Damaged)?;
        let (content, checksum) = bytes.split_at(content);
        if Sha256::digest(content).as_slice() != checksum {
            return Err(FileError::Damaged);
        }
        let ranking = Ranking::new(self.game.ruleset, counts[0], counts[1]);
        let head = self.head(counts, ranking.count());
        let values = content.strip_prefix(head.as_slice()).ok_or(FileError::OtherRules)?.to_vec();
        if values.len() != ranking.count() {
            return Err(FileError::Damaged);
        }
        self.layers[counts[0] as usize][counts[1] as usize] = Some(Layer { ranking, values });
        Ok(counts)
    }

    /// The files of all layers in one, each after its length as four bytes, the least first.
    pub fn to_package(&self) -> Vec<u8> {
        let most = u32::try_from(2 * MOST).unwrap_or(0);
        let layers = Self::order(most)
            .flat_map(|[one, two]| if one == two { vec![[one, two]] } else { vec![[one, two], [two, one]] });
        let files = layers.filter_map(|counts| self.to_file(counts));
        // No layer has four thousand million states.
        files.flat_map(|file| [u32::try_from(file.len()).unwrap_or(0).to_le_bytes().to_vec(), file].concat()).collect()
    }

    /// Reads what [`Database::to_package`] has written, if it is of these rules.
    pub fn of_package(ruleset: Ruleset, mut bytes: &[u8]) -> Option<Self> {
        let mut database = Self::new(ruleset).ok()?;
        while let Some((length, rest)) = bytes.split_first_chunk() {
            let (file, rest) = rest.split_at_checked(u32::from_le_bytes(*length) as usize)?;
            database.add_file(file).ok()?;
            bytes = rest;
        }
        bytes.is_empty().then_some(database)
    }

    fn head(&self, [own, other]: [u32; 2], count: usize) -> Vec<u8> {
        let rules = self.game.ruleset.to_string();
        let mut bytes = MAGIC.to_vec();
        // At most twelve checkers, and a name with its options, which is short.
        bytes.extend([own, other, u32::try_from(rules.len()).unwrap_or(0)].map(|number| number.to_le_bytes()[0]));
        bytes.extend_from_slice(rules.as_bytes());
        bytes.extend_from_slice(&(count as u64).to_le_bytes());
        bytes
    }
}
