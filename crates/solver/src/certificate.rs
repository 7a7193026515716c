//! Certificates: what makes the claim that a position is won, or drawn, checkable by the rules alone.
//!
//! A certificate has a strategy for the winner, or for a draw one for each player: a move in every state that can arise while the
//! strategy is followed. A winner's states have a measure that falls from each to those after it, so that no line goes on for
//! ever. docs/formats.md describes the file.

mod check;
mod claim;
mod file;
mod find;

pub use check::CheckError;
pub(crate) use claim::proved_by;
pub use claim::{Answer, Certificate, Strategy};
pub use find::{Found, find, find_win};

#[cfg(test)]
mod tests;
