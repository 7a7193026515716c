//! A certificate as a file: docs/formats.md describes it.

use std::fmt;

use alquerque_core::alquerque::Alquerque;
use alquerque_core::{Notation, Outcome, Player};
use sha2::{Digest, Sha256};

use super::claim::{Answer, Certificate, Strategy};

/// What a file begins with; the last byte is the version.
const MAGIC: [u8; 8] = *b"ALQCER\0\x01";
/// Bytes of the checksum at the end.
const CHECKSUM: usize = 32;
/// Bytes of a state's number.
const NUMBER: usize = 14;
/// Bytes of an answer.
const ANSWER: usize = NUMBER + 3;

/// Why a file is no certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CertificateError {
    /// It is no certificate, or one of another version.
    Foreign,
    /// It ends too early, or something of it was changed.
    Damaged,
}

impl fmt::Display for CertificateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Foreign => "is no certificate of this version",
            Self::Damaged => "is damaged or cut off",
        })
    }
}

impl Certificate {
    /// The certificate as a file.
    pub fn to_file(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        for text in [self.game.ruleset_text(), self.game.position_text(&self.position), self.outcome.name().to_owned()]
        {
            // Rules, positions and outcomes are written in fewer characters than two bytes can count.
            bytes.extend(u16::try_from(text.len()).unwrap_or(0).to_le_bytes());
            bytes.extend(text.as_bytes());
        }
        for Strategy { player, answers } in &self.strategies {
            bytes.push(player.letter() as u8);
            bytes.extend((answers.len() as u64).to_le_bytes());
            for Answer { state, plies, mv } in answers {
                bytes.extend(&state.to_le_bytes()[..NUMBER]);
                bytes.extend(plies.to_le_bytes());
                bytes.push(*mv);
            }
        }
        let checksum = Sha256::digest(&bytes);
        bytes.extend(checksum);
        bytes
    }

    /// Reads a file. That it proves anything [`Certificate::check`] says.
    ///
    /// # Errors
    /// Says what is wrong with the file.
    pub fn from_file(bytes: &[u8]) -> Result<Self, CertificateError> {
        if !bytes.starts_with(&MAGIC) {
            return Err(CertificateError::Foreign);
        }
        let content = bytes.len().checked_sub(CHECKSUM).ok_or(CertificateError::Damaged)?;
        let (content, checksum) = bytes.split_at(content);
        if Sha256::digest(content).as_slice() != checksum {
            return Err(CertificateError::Damaged);
        }
        read(content.get(MAGIC.len()..).unwrap_or_default()).ok_or(CertificateError::Damaged)
    }
}

fn read(mut bytes: &[u8]) -> Option<Certificate> {
    let game: Alquerque = text(&mut bytes)?.parse().ok()?;
    let position = game.parse_position(text(&mut bytes)?).ok()?;
    let outcome = Outcome::from_name(text(&mut bytes)?)?;
    let mut strategies = Vec::new();
    while !bytes.is_empty() {
        let [letter] = take(&mut bytes)?;
        let player = Player::BOTH.into_iter().find(|player| player.letter() == char::from(letter))?;
        let count = usize::try_from(u64::from_le_bytes(take(&mut bytes)?)).ok()?;
        let (answers, rest) = bytes.split_at_checked(count.checked_mul(ANSWER)?)?;
        bytes = rest;
        let answers = answers.chunks_exact(ANSWER).map(answer).collect::<Option<_>>()?;
        strategies.push(Strategy { player, answers });
    }
    Some(Certificate { game, position, outcome, strategies })
}

fn answer(mut bytes: &[u8]) -> Option<Answer> {
    let number: [u8; NUMBER] = take(&mut bytes)?;
    let mut state = [0; 16];
    state[..NUMBER].copy_from_slice(&number);
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
    let (text, rest) = bytes.split_at_checked(length.into())?;
    *bytes = rest;
    std::str::from_utf8(text).ok()
}
