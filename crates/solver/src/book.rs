//! Books: how games begin that are decided, taken from certificates.
//!
//! A certificate has the winner's move in every state that can come up. Of these a book keeps the ones with many checkers: a prover
//! decides what comes after them at once. What is written is no list of states but a walk: from the position that a claim
//! is about through all replies, and of each state only which of its moves is played. So one costs a bit or two.

mod coder;
mod file;
mod walk;

use alquerque_core::Outcome;
use alquerque_core::alquerque::{Alquerque, Position};

use crate::certificate::{Certificate, proved_by};
use crate::lines::Lines;
use crate::sealed::FileError;

/// What is known of how games begin.
#[derive(Clone, Debug)]
pub struct Book {
    /// The game with its rules.
    pub game: Alquerque,
    /// The positions that the book begins with, and how they end.
    pub claims: Vec<(Position, Outcome)>,
    /// States that are won, with the winner's moves.
    pub wins: Lines,
    /// The keys of states that whoever is to move does not lose.
    pub holds: Vec<u64>,
}

impl Book {
    /// Makes a book of certificates of the same rules, up to states with `least` checkers, from which on it only knows how long
    /// they take. Returns it as a file; `None` where the certificates have no answer to a state, or are of different rules.
    pub fn of_certificates(certificates: &[Certificate], least: u32) -> Option<Vec<u8>> {
        let game = certificates.first()?.game;
        if certificates.iter().any(|certificate| certificate.game != game) {
            return None;
        }
        let mut coder = coder::Encoder::new();
        let mut walk = walk::Walk::new(game, least);
        for certificate in certificates {
            for strategy in &certificate.strategies {
                let wins = certificate.outcome != Outcome::Draw;
                let written = walk::Written::new(game, strategy, wins)?;
                walk.follow(&mut coder, certificate.position.state(), strategy.player, wins, &written)?;
            }
        }
        let claims: Vec<(Position, Outcome)> =
            certificates.iter().map(|certificate| (certificate.position, certificate.outcome)).collect();
        Some(file::write(game, least, &claims, &coder.finish()))
    }

    /// Reads a book.
    ///
    /// # Errors
    /// Says what is wrong with the file.
    pub fn from_file(bytes: &[u8]) -> Result<Self, FileError> {
        let file::Content { game, least, claims, walks } = file::read(bytes)?;
        let mut coder = coder::Decoder::new(walks).ok_or(FileError::Damaged)?;
        let mut walk = walk::Walk::new(game, least);
        for (position, outcome) in &claims {
            for player in proved_by(*outcome) {
                let wins = *outcome != Outcome::Draw;
                walk.follow(&mut coder, position.state(), player, wins, &walk::Unknown).ok_or(FileError::Damaged)?;
            }
        }
        let (wins, holds) = walk.known().ok_or(FileError::Damaged)?;
        Ok(Self { game, claims, wins, holds })
    }
}

#[cfg(test)]
mod tests;
