//! Opening books of solved games, made from certificates.
//!
//! A certificate has the winner's move for every state that can arise. A book keeps only the states with many checkers,
//! because a prover decides the others at once. The file does not list states: it is a walk from the claim's position
//! through all replies, with the index of each state's move. A state therefore takes only a bit or two.

mod file;
mod walk;

use alquerque_core::Outcome;
use alquerque_core::alquerque::{Alquerque, Position};
use alquerque_core::range_coder::{Decoder, Encoder};

use crate::certificate::{Certificate, proved_by};
use crate::file_format::FileError;
use crate::strategies::Strategies;

/// An opening book.
#[derive(Clone, Debug)]
pub struct Book {
    /// The game with its rules.
    pub game: Alquerque,
    /// The starting positions and their outcomes.
    pub claims: Vec<(Position, Outcome)>,
    /// Won states with the winner's moves.
    pub wins: Strategies,
    /// The keys of states that the side to move doesn't lose.
    pub not_lost: Vec<u64>,
}

impl Book {
    /// Builds a book from certificates of the same rules, down to states with at most `leaf_checkers` checkers, for which
    /// it only has lengths. Returns its file, or `None` if the certificates lack an answer or have different rules.
    pub fn from_certificates(certificates: &[Certificate], leaf_checkers: u32) -> Option<Vec<u8>> {
        let game = certificates.first()?.game;
        if certificates.iter().any(|certificate| certificate.game != game) {
            return None;
        }
        let mut coder = Encoder::default();
        let mut walk = walk::Walk::new(game, leaf_checkers);
        for certificate in certificates {
            for strategy in &certificate.strategies {
                let wins = certificate.outcome != Outcome::Draw;
                let source = walk::StrategyToEncode::new(game, strategy, wins)?;
                walk.follow(&mut coder, certificate.position.state(), strategy.player, wins, Some(&source))?;
            }
        }
        let claims: Vec<(Position, Outcome)> =
            certificates.iter().map(|certificate| (certificate.position, certificate.outcome)).collect();
        Some(file::write(game, leaf_checkers, &claims, &coder.finish()))
    }

    /// Parses a book.
    ///
    /// # Errors
    /// Returns the problem with the file.
    pub fn from_file(bytes: &[u8]) -> Result<Self, FileError> {
        let file::Content { game, leaf_checkers, claims, walks } = file::read(bytes)?;
        let mut coder = Decoder::new(walks).ok_or(FileError::Damaged)?;
        let mut walk = walk::Walk::new(game, leaf_checkers);
        for (position, outcome) in &claims {
            for player in proved_by(*outcome) {
                let wins = *outcome != Outcome::Draw;
                walk.follow(&mut coder, position.state(), player, wins, None).ok_or(FileError::Damaged)?;
            }
        }
        let (wins, not_lost) = walk.into_results().ok_or(FileError::Damaged)?;
        Ok(Self { game, claims, wins, not_lost })
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
