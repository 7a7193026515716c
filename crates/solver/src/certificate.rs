//! Certificates: proofs that a position is won or drawn, which the rules alone suffice to check.
//!
//! A certificate holds the winner's strategy or, for a draw, one for each player: a move for every state that can arise
//! while the strategy is followed. In a winning strategy each state has a measure that decreases along every line, so
//! that every line ends. docs/formats.md describes the file.

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
