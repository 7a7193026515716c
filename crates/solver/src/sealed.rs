//! What all files that the solver writes have in common: they begin with what they are, and end with a checksum. docs/formats.md
//! describes them.

use std::fmt;
use std::io::{self, ErrorKind};

use sha2::{Digest, Sha256};

/// A kind of files.
pub(crate) struct Kind {
    /// What one is called.
    pub(crate) name: &'static str,
    /// What they begin with; the last byte is the version.
    pub(crate) magic: [u8; 8],
}

/// Why a file cannot be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// It is none of this kind, or one of another version.
    Foreign(&'static str),
    /// It ends too early, or something of it was changed.
    Damaged,
    /// It is of other rules.
    OtherRules,
    /// It is of other rules, or of another attacker.
    OtherQuestion,
    /// It cannot be read.
    Unread(ErrorKind),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign(kind) => write!(f, "is no {kind} of this version"),
            Self::Damaged => write!(f, "is damaged or cut off"),
            Self::OtherRules => write!(f, "is of other rules"),
            Self::OtherQuestion => write!(f, "is of other rules or of the other player"),
            Self::Unread(kind) => write!(f, "cannot be read: {kind}"),
        }
    }
}

impl From<io::Error> for FileError {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::UnexpectedEof => Self::Damaged,
            kind => Self::Unread(kind),
        }
    }
}

impl Kind {
    /// What stands in a file between what it begins with and its checksum.
    pub(crate) fn open<'a>(&self, bytes: &'a [u8]) -> Result<&'a [u8], FileError> {
        let rest = bytes.strip_prefix(&self.magic).ok_or(FileError::Foreign(self.name))?;
        let (content, checksum) = rest.split_last_chunk::<32>().ok_or(FileError::Damaged)?;
        let sum = Sha256::new_with_prefix(self.magic).chain_update(content).finalize();
        if sum.as_slice() == checksum { Ok(content) } else { Err(FileError::Damaged) }
    }
}

/// The bytes with their checksum behind them.
pub(crate) fn seal(mut bytes: Vec<u8>) -> Vec<u8> {
    let checksum = Sha256::digest(&bytes);
    bytes.extend(checksum);
    bytes
}

/// A text with its length before it: rules and positions are written in fewer characters than a byte can count.
pub(crate) fn short(text: &str) -> Vec<u8> {
    [&[u8::try_from(text.len()).unwrap_or(0)], text.as_bytes()].concat()
}
