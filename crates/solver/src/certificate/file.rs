//! A certificate as a file: docs/formats.md describes it.

use alquerque_core::alquerque::Alquerque;
use alquerque_core::{Notation, Outcome, Player};

use super::claim::{Answer, Certificate, Strategy};
use crate::sealed::{FileError, Kind, seal};

const KIND: Kind = Kind { name: "certificate", magic: *b"ALQCER\0\x01" };
/// Bytes of a state's number.
const NUMBER: usize = 14;
/// Bytes of an answer.
const ANSWER: usize = NUMBER + 3;

impl Certificate {
    /// The certificate as a file.
    pub fn to_file(&self) -> Vec<u8> {
        let mut bytes = KIND.magic.to_vec();
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
        seal(bytes)
    }

    /// Reads a file. That it proves anything [`Certificate::check`] says.
    ///
    /// # Errors
    /// Says what is wrong with the file.
    pub fn from_file(bytes: &[u8]) -> Result<Self, FileError> {
        read(KIND.open(bytes)?).ok_or(FileError::Damaged)
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
        let answers =
            bytes.split_off(..count.checked_mul(ANSWER)?)?.chunks_exact(ANSWER).map(answer).collect::<Option<_>>()?;
        strategies.push(Strategy { player, answers });
    }
    Some(Certificate { game, position, outcome, strategies })
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
