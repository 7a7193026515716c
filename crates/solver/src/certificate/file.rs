//! The file format of certificates, described in docs/formats.md.

use std::io::{self, Write};

use alquerque_core::alquerque::Alquerque;
use alquerque_core::{Notation, Outcome, Player};
use sha2::{Digest, Sha256};

use super::claim::{Answer, Certificate, Strategy};
use crate::file_format::{FileError, FileKind, MAGIC};

const KIND: FileKind = FileKind { name: "certificate", magic: *b"ALQCER\0\x01" };
/// Size of a state's number in bytes.
const NUMBER: usize = 14;
/// Size of an answer in bytes.
const ANSWER: usize = NUMBER + 3;
/// Answers written at a time.
const CHUNK_ANSWERS: usize = 4096;

impl Certificate {
    /// The magic number of certificate files.
    pub const MAGIC: [u8; MAGIC] = KIND.magic;

    /// The certificate as a file.
    pub fn to_file(&self) -> Vec<u8> {
        let mut bytes = Vec::new();
        // Writing to memory cannot fail.
        let _ = self.write_while(&mut bytes, &mut || true);
        bytes
    }

    /// Writes the file; returns false if `go_on`, which is called every few thousand answers, stopped it.
    ///
    /// # Errors
    /// If it cannot be written.
    pub fn write_while(&self, out: &mut dyn Write, go_on: &mut dyn FnMut() -> bool) -> io::Result<bool> {
        let mut hash = Sha256::new();
        let mut write = |bytes: &[u8]| {
            hash.update(bytes);
            out.write_all(bytes)
        };
        write(&self.head())?;
        for Strategy { player, answers } in &self.strategies {
            write(&[&[player.letter() as u8][..], &(answers.len() as u64).to_le_bytes()].concat())?;
            for share in answers.chunks(CHUNK_ANSWERS) {
                if !go_on() {
                    return Ok(false);
                }
                write(&share.iter().flat_map(bytes_of).collect::<Vec<_>>())?;
            }
        }
        out.write_all(&hash.finalize())?;
        Ok(true)
    }

    /// The file up to the strategies.
    fn head(&self) -> Vec<u8> {
        let mut bytes = KIND.magic.to_vec();
        for text in [self.game.ruleset_text(), self.game.position_text(&self.position), self.outcome.name().to_owned()]
        {
            // The rules, positions and outcomes are short enough for a length of two bytes.
            bytes.extend(u16::try_from(text.len()).unwrap_or(0).to_le_bytes());
            bytes.extend(text.as_bytes());
        }
        bytes
    }

    /// Parses a file. Use [`Certificate::check`] to check the proof.
    ///
    /// # Errors
    /// Returns the problem with the file.
    pub fn from_file(bytes: &[u8]) -> Result<Self, FileError> {
        read(KIND.open(bytes)?).ok_or(FileError::Damaged)
    }
}

fn read(mut bytes: &[u8]) -> Option<Certificate> {
    // Only as they are written: a ruleset and a position each have one text.
    let (rules, start) = (text(&mut bytes)?, text(&mut bytes)?);
    let game = rules.parse::<Alquerque>().ok().filter(|game| game.ruleset_text() == rules)?;
    let position = game.parse_position(start).ok().filter(|position| game.position_text(position) == start)?;
    let outcome = Outcome::from_name(text(&mut bytes)?)?;
    let mut strategies = Vec::new();
    while !bytes.is_empty() {
        let [letter] = take(&mut bytes)?;
        let player = Player::BOTH.into_iter().find(|player| player.letter() == char::from(letter))?;
        let count = usize::try_from(u64::from_le_bytes(take(&mut bytes)?)).ok()?;
        let answers =
            bytes.split_off(..count.checked_mul(ANSWER)?)?.chunks_exact(ANSWER).map(answer).collect::<Option<_>>()?;
        strategies.push(Strategy { player, answers });
    }
    Some(Certificate { game, position, outcome, strategies })
}

fn bytes_of(&Answer { state, plies, mv }: &Answer) -> [u8; ANSWER] {
    let mut bytes = [0; ANSWER];
    bytes[..NUMBER].copy_from_slice(&state.to_le_bytes()[..NUMBER]);
    bytes[NUMBER..NUMBER + 2].copy_from_slice(&plies.to_le_bytes());
    bytes[NUMBER + 2] = mv;
    bytes
}

fn answer(mut bytes: &[u8]) -> Option<Answer> {
    let mut state = [0; 16];
    state[..NUMBER].copy_from_slice(bytes.split_off(..NUMBER)?);
    let plies = u16::from_le_bytes(take(&mut bytes)?);
    let [mv] = take(&mut bytes)?;
    Some(Answer { state: u128::from_le_bytes(state), plies, mv })
}

fn take<const N: usize>(bytes: &mut &[u8]) -> Option<[u8; N]> {
    let (taken, rest) = bytes.split_first_chunk()?;
    *bytes = rest;
    Some(*taken)
}

fn text<'a>(bytes: &mut &'a [u8]) -> Option<&'a str> {
    let length = u16::from_le_bytes(take(bytes)?);
    std::str::from_utf8(bytes.split_off(..usize::from(length))?).ok()
}
