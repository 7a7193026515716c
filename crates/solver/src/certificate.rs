//! Certificates: proofs that a position is won or drawn, which can be checked by the rules alone.
//!
//! A certificate has a strategy for the winner, or for a draw one for each player: a move in every state that can arise while the
//! strategy is followed. A winner's states have a measure that decreases along every line, so that every line ends.
//! docs/formats.md describes the file.

mod check;
mod claim;
mod file;
mod find;
mod sort;

pub use check::CheckError;
pub(crate) use claim::proved_by;
pub use claim::{Answer, Certificate, Strategy};
pub use find::{Found, Unfound, find, find_win};

#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
