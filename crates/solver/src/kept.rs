//! What a proof has found out, as a file by which another one goes on: docs/formats.md describes it.
//!
//! All of it is about states, whatever position was asked about. It is believed as it stands: the checksum tells that it is what
//! was written, not that it is true.

use std::io::{self, BufReader, BufWriter, Read, Write};

use alquerque_core::alquerque::Alquerque;
use sha2::{Digest, Sha256};

use crate::proof::{Knowledge, Prover};
use crate::sealed::{FileError, Kind, short};

const KIND: Kind = Kind { name: "file of a proof", magic: *b"ALQPNS\0\x01" };

impl<K: Knowledge<Alquerque>> Prover<Alquerque, K> {
    /// What the file is called in which this prover's finds are kept.
    pub fn file_name(&self) -> String {
        format!("{}-{}.pns", self.game.ruleset.begun_by_light(), self.attacker.name())
    }

    /// Writes what was found out: all that is decided, and what took more than a little work.
    ///
    /// # Errors
    /// Where it cannot be written.
    pub fn save(&self, out: impl Write) -> io::Result<()> {
        let mut out = Summed { stream: BufWriter::new(out), sum: Sha256::new() };
        out.write(&KIND.magic)?;
        out.write(&self.head())?;
        out.write(&(self.table.kept().count() as u64).to_le_bytes())?;
        for words in self.table.kept() {
            words.iter().try_for_each(|word| out.write(&word.to_le_bytes()))?;
        }
        let checksum = out.sum.finalize();
        out.stream.write_all(&checksum)?;
        out.stream.flush()
    }

    /// Takes over what such a prover has written, as far as there is a place for it; tells of how many states more something is
    /// known now.
    ///
    /// # Errors
    /// Says what is wrong with the file; then nothing is known any more, not even what was known before.
    pub fn load(&mut self, file: impl Read) -> Result<u64, FileError> {
        let taken = self.take_over(file);
        if taken.is_err() {
            self.table.clear();
        }
        taken
    }

    fn take_over(&mut self, file: impl Read) -> Result<u64, FileError> {
        let mut file = Summed { stream: BufReader::new(file), sum: Sha256::new() };
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
            taken += u64::from(self.table.take_over(entry).ok_or(FileError::Damaged)?);
        }
        let checksum = file.sum.finalize();
        let mut rest = Vec::new();
        file.stream.take(checksum.len() as u64 + 1).read_to_end(&mut rest)?;
        if rest == checksum.as_slice() { Ok(taken) } else { Err(FileError::Damaged) }
    }

    fn head(&self) -> Vec<u8> {
        let rules = short(&self.game.ruleset.begun_by_light().to_string());
        [&rules[..], &[self.attacker.letter() as u8]].concat()
    }
}

/// A stream with the checksum of what has gone through it.
struct Summed<S> {
    stream: S,
    sum: Sha256,
}

impl<S: Write> Summed<S> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<()> {
        self.sum.update(bytes);
        self.stream.write_all(bytes)
    }
}

impl<S: Read> Summed<S> {
    fn read<const N: usize>(&mut self) -> io::Result<[u8; N]> {
        let mut bytes = [0; N];
        self.stream.read_exact(&mut bytes)?;
        self.sum.update(bytes);
        Ok(bytes)
    }
}

#[cfg(test)]
mod tests;
