//! Proofs of game-theoretic results.
//!
//! [`Prover`] decides whether a player can force a win, by proof-number search. A [`Database`](database::Database)
//! holds every state with few checkers, and a [`Certificate`](certificate::Certificate) makes an answer checkable by the rules alone.
//! Like `core` it uses no browser, clock or file. Only building databases, which is native, uses threads.

pub mod book;
pub mod certificate;
pub mod database;
mod disproof;
mod disproof_set;
mod halfmove_clock;
// Tests build databases, which works only natively.
#[cfg(all(test, not(target_family = "wasm")))]
mod exhaustive;
pub mod expert;
mod file_format;
mod proof;
mod saved_progress;
mod strategies;
mod table;

pub use file_format::FileError;
pub use halfmove_clock::with_clock;
pub use proof::{Knowledge, Nothing, Progress, Prover};
pub use strategies::{Strategies, StrategyEntry};
