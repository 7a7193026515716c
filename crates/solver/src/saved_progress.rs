//! Saved progress of a proof, from which another run continues. docs/formats.md describes the file.
//!
//! It contains the results of states, independent of the root. They are trusted: the checksum shows that the file is
//! intact, not that it is correct.

use std::io::{self, BufReader, BufWriter, Read, Write};

use alquerque_core::alquerque::Alquerque;
use sha2::{Digest, Sha256};

use crate::file_format::{FileError, FileKind, short};
use crate::proof::{Knowledge, Prover};

const KIND: FileKind = FileKind { name: "file of a proof", magic: *b"ALQPNS\0\x01" };

impl<K: Knowledge<Alquerque>> Prover<Alquerque, K> {
    /// The name of the file for this prover's progress.
    pub fn file_name(&self) -> String {
        format!("{}-{}.pns", self.question.game.ruleset.with_light_first(), self.question.attacker.name())
    }

    /// Writes the progress: decided states, and those that took more than a little work.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn save(&self, out: impl Write) -> io::Result<()> {
        let mut out = ChecksummedStream { stream: BufWriter::new(out), sum: Sha256::new() };
        out.write(&KIND.magic)?;
        out.write(&self.head())?;
        out.write(&(self.question.table.worth_saving().count() as u64).to_le_bytes())?;
        for words in self.question.table.worth_saving() {
            words.iter().try_for_each(|word| out.write(&word.to_le_bytes()))?;
        }
        let checksum = out.sum.finalize();
        out.stream.write_all(&checksum)?;
        out.stream.flush()
    }

    /// Loads the progress of a prover for the same question, as far as it fits into the table; returns the number of
    /// table entries that this filled.
    ///
    /// # Errors
    /// Returns the problem with the file. The table is empty then: earlier results are lost, too.
    pub fn load(&mut self, file: impl Read) -> Result<u64, FileError> {
        let taken = self.take_over(file);
        if taken.is_err() {
            self.question.table.clear();
        }
        taken
    }

    fn take_over(&mut self, file: impl Read) -> Result<u64, FileError> {
        let mut file = ChecksummedStream { stream: BufReader::new(file), sum: Sha256::new() };
        if file.read()? != KIND.magic {
            return Err(FileError::Foreign(KIND.name));
        }
        for byte in self.head() {
            if file.read()? != [byte] {
                return Err(FileError::OtherQuestion);
            }
        }
        let mut taken = 0;
        for _ in 0..u64::from_le_bytes(file.read()?) {
            let entry = [u64::from_le_bytes(file.read()?), u64::from_le_bytes(file.read()?)];
            taken += u64::from(self.question.table.take_over(entry).ok_or(FileError::Damaged)?);
        }
        let checksum = file.sum.finalize();
        let mut rest = Vec::new();
        file.stream.take(checksum.len() as u64 + 1).read_to_end(&mut rest)?;
        if rest == checksum.as_slice() { Ok(taken) } else { Err(FileError::Damaged) }
    }

    fn head(&self) -> Vec<u8> {
        let rules = short(&self.question.game.ruleset.with_light_first().to_string());
        [&rules[..], &[self.question.attacker.letter() as u8]].concat()
    }
}

/// A stream that computes the checksum of its bytes.
struct ChecksummedStream<S> {
    stream: S,
    sum: Sha256,
}

impl<S: Write> ChecksummedStream<S> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.sum.update(bytes);
        self.stream.write_all(bytes)
    }
}

impl<S: Read> ChecksummedStream<S> {
    fn read<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.stream.read_exact(&mut bytes)?;
        self.sum.update(bytes);
        Ok(bytes)
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
