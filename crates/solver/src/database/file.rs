//! A layer as a file: docs/formats.md describes it.

use alquerque_core::Numbering;

use super::endgames::{Endgames, Pieces};
use super::layers::{Layer, Layers, MOST, counterparts};
use crate::sealed::{FileError, Kind, seal, short};

const KIND: Kind = Kind { name: "endgame database", magic: *b"ALQEDB\0\x01" };

impl<G: Endgames> Layers<G> {
    /// What the file of a layer is called.
    pub fn file_name(&self, [own, other]: [G::Pieces; 2]) -> String {
        format!("{}-{own}-{other}.edb", self.game().ruleset_text())
    }

    /// The layer as a file, if there is one.
    pub fn to_file(&self, pieces: [G::Pieces; 2]) -> Option<Vec<u8>> {
        let layer = self.layer(pieces)?;
        let head = self.head(pieces, layer.values.len());
        Some(seal([&KIND.magic[..], &head, &layer.values].concat()))
    }

    /// Adds a layer from a file.
    ///
    /// # Errors
    /// Says what is wrong with the file; then nothing is added.
    pub fn add_file(&mut self, bytes: &[u8]) -> Result<[G::Pieces; 2], FileError> {
        let content = KIND.open(bytes)?;
        let &[own, other, ref rest @ ..] = content else { return Err(FileError::Damaged) };
        // What the pieces say depends on the rules.
        if !rest.starts_with(&self.rules()) {
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
        [&pieces.map(Pieces::code)[..], &self.rules(), &count].concat()
    }

    /// The text of the rules, with its length before it.
    fn rules(&self) -> Vec<u8> {
        short(&self.game().ruleset_text())
    }
}
