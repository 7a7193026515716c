//! The file format of layers, described in docs/formats.md.

use alquerque_core::Numbering;

use super::endgames::{Endgames, Pieces};
use super::layers::{Layer, Layers, MAX_PIECES, Outcomes, Values, counterparts};
use crate::file_format::{CHECKSUM, FileError, FileKind, seal, short};

/// A layer with plies.
const PLIES: FileKind = FileKind { name: "endgame database", magic: *b"ALQEDB\0\x01" };
/// A layer of outcomes.
const OUTCOMES: FileKind = FileKind { name: "endgame database", magic: *b"ALQWDL\0\x01" };

impl<G: Endgames> Layers<G> {
    /// The name of a layer's file.
    pub fn file_name(&self, [own, other]: [G::Pieces; 2]) -> String {
        format!("{}-{own}-{other}.edb", self.game().ruleset_text())
    }

    /// The size of a layer's file in bytes.
    pub fn file_size(&self, pieces: [G::Pieces; 2]) -> usize {
        let count = self.game().ranking(pieces).count();
        [PLIES.magic.len(), self.head(pieces, count).len(), count, CHECKSUM].into_iter().fold(0, usize::saturating_add)
    }

    /// The layer as a file, if there is one.
    pub fn to_file(&self, pieces: [G::Pieces; 2]) -> Option<Vec<u8>> {
        let layer = self.layer(pieces)?;
        let head = self.head(pieces, layer.values.len());
        let (kind, values) = match &layer.values {
            Values::Plies(values) => (PLIES, values.as_slice()),
            Values::Outcomes(outcomes) => (OUTCOMES, outcomes.bytes()),
        };
        Some(seal([&kind.magic[..], &head, values].concat()))
    }

    /// Adds a layer from a file.
    ///
    /// # Errors
    /// Returns the problem with the file; nothing is added then.
    pub fn add_file(&mut self, bytes: &[u8]) -> Result<[G::Pieces; 2], FileError> {
        let has_plies = !bytes.starts_with(&OUTCOMES.magic);
        let content = if has_plies { PLIES } else { OUTCOMES }.open(bytes)?;
        let &[own, other, ref rest @ ..] = content else { return Err(FileError::Damaged) };
        // The meaning of the pieces depends on the rules.
        if !rest.starts_with(&self.rules()) {
            return Err(FileError::OtherRules);
        }
        let pieces = [own, other].map(G::Pieces::from_code);
        if pieces.iter().any(|pieces| !(1..=MAX_PIECES).contains(&pieces.count())) {
            return Err(FileError::Damaged);
        }
        let ranking = self.game().ranking(pieces);
        let values = content.strip_prefix(self.head(pieces, ranking.count()).as_slice()).ok_or(FileError::Damaged)?;
        let values = if has_plies {
            Some(Values::Plies(values.to_vec())).filter(|values| values.len() == ranking.count())
        } else {
            Outcomes::from_bytes(values, ranking.count()).map(Values::Outcomes)
        };
        self.add(Layer { pieces, ranking, values: values.ok_or(FileError::Damaged)? });
        Ok(pieces)
    }

    /// The files of all layers in one, each preceded by its length in four bytes, little-endian.
    pub fn to_package(&self) -> Vec<u8> {
        let files = Self::order(2 * MAX_PIECES).flat_map(counterparts).filter_map(|pieces| self.to_file(pieces));
        // No layer has four billion states.
        files.flat_map(|file| [u32::try_from(file.len()).unwrap_or(0).to_le_bytes().to_vec(), file].concat()).collect()
    }

    /// Adds the output of [`Layers::to_package`]; `None` if any part is damaged or belongs to other rules.
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

    /// The text of the rules, preceded by its length.
    fn rules(&self) -> Vec<u8> {
        short(&self.game().ruleset_text())
    }
}
