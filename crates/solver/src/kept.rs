//! What a proof has found out, as a file by which another one goes on: docs/formats.md describes it.
//!
//! All of it is about states, whatever position was asked about. It is believed as it stands: the checksum tells that it is what
//! was written, not that it is true.

use std::fmt;
use std::io::{self, BufReader, BufWriter, ErrorKind, Read, Write};

use alquerque_core::alquerque::Alquerque;
use sha2::{Digest, Sha256};

use crate::proof::{Knowledge, Prover};

/// What a file begins with; the last byte is the version.
const MAGIC: [u8; 8] = *b"ALQPNS\0\x01";

/// Why a file cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KeptError {
    /// It is no such file, or one of another version.
    Foreign,
    /// It ends too early, or something of it was changed.
    Damaged,
    /// It is of other rules, or of another attacker.
    OtherQuestion,
    /// It cannot be read.
    Unread(ErrorKind),
}

impl fmt::Display for KeptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign => write!(f, "is no file of a proof of this version"),
            Self::Damaged => write!(f, "is damaged or cut off"),
            Self::OtherQuestion => write!(f, "is of other rules or of the other player"),
            Self::Unread(kind) => write!(f, "cannot be read: {kind}"),
        }
    }
}

impl From<io::Error> for KeptError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::UnexpectedEof => Self::Damaged,
            kind => Self::Unread(kind),
        }
    }
}

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
    pub fn load(&mut self, file: impl Read) -> Result<u64, KeptError> {
        let taken = self.take_over(file);
        if taken.is_err() {
            self.table.clear();
        }
        taken
    }

    fn take_over(&mut self, file: impl Read) -> Result<u64, KeptError> {
        let mut file = Summed { stream: BufReader::new(file), sum: Sha256::new() };
        if file.read::<8>()? != MAGIC {
            return Err(KeptError::Foreign);
        }
        for &byte in &self.head()[MAGIC.len()..] {
            if file.read()? != [byte] {
                return Err(KeptError::OtherQuestion);
            }
        }
        let mut taken = 0;
        for _ in 0..u64::from_le_bytes(file.read()?) {
            let entry = [u64::from_le_bytes(file.read()?), u64::from_le_bytes(file.read()?)];
            taken += u64::from(self.table.take_over(entry).ok_or(KeptError::Damaged)?);
        }
        let checksum = file.sum.finalize();
        let mut rest = Vec::new();
        file.stream.take(checksum.len() as u64 + 1).read_to_end(&mut rest)?;
        if rest == checksum.as_slice() { Ok(taken) } else { Err(KeptError::Damaged) }
    }

    fn head(&self) -> Vec<u8> {
        let rules = self.game.ruleset.begun_by_light().to_string();
        let mut bytes = MAGIC.to_vec();
        // A name with its options is short.
        bytes.push(u8::try_from(rules.len()).unwrap_or(0));
        bytes.extend_from_slice(rules.as_bytes());
        bytes.push(self.attacker.letter() as u8);
        bytes
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
