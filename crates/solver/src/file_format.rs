//! The common header and checksum of the solver's files. docs/formats.md describes the formats.

use std::fmt;
use std::io::{self, ErrorKind};

use sha2::{Digest, Sha256};

/// Bytes of a magic number.
pub(crate) const MAGIC: usize = 8;

/// Bytes of the checksum.
pub(crate) const CHECKSUM: usize = 32;

/// A file format.
pub(crate) struct FileKind {
    /// The format's name in error messages.
    pub(crate) name: &'static str,
    /// The magic number; its last byte is the version.
    pub(crate) magic: [u8; MAGIC],
}

/// The problem with a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FileError {
    /// The file has another format or another version.
    Foreign(&'static str),
    /// The file is truncated, or its checksum is wrong.
    Damaged,
    /// The file belongs to other rules.
    OtherRules,
    /// The file belongs to other rules or another attacker.
    OtherQuestion,
    /// The file cannot be read.
    Unread(ErrorKind),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Foreign(kind) => write!(f, "is not a {kind} of this version"),
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

impl FileKind {
    /// The content of a file, between magic number and checksum.
    pub(crate) fn open<'a>(&self, bytes: &'a [u8]) -> Result<&'a [u8], FileError> {
        let rest = bytes.strip_prefix(&self.magic).ok_or(FileError::Foreign(self.name))?;
        let (content, checksum) = rest.split_last_chunk::<CHECKSUM>().ok_or(FileError::Damaged)?;
        let sum = Sha256::new_with_prefix(self.magic).chain_update(content).finalize();
        if sum.as_slice() == checksum { Ok(content) } else { Err(FileError::Damaged) }
    }
}

/// Appends the checksum.
pub(crate) fn seal(mut bytes: Vec<u8>) -> Vec<u8> {
    let checksum = Sha256::digest(&bytes);
    bytes.extend(checksum);
    bytes
}

/// A text preceded by its length in one byte. Rules and positions are shorter than 256 characters.
pub(crate) fn short(text: &str) -> Vec<u8> {
    [&[u8::try_from(text.len()).unwrap_or(0)], text.as_bytes()].concat()
}
