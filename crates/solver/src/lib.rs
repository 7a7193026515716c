//! Proofs of game-theoretic results.
//!
//! [`Prover`] decides whether a player can force a win, by proof-number search. A [`Database`](database::Database)
//! holds every state with few checkers. A [`Certificate`](certificate::Certificate) makes a result checkable by the
//! rules alone. Like `core`, this crate uses no browser, clock or file. Provers use
//! threads if they are given some. Building databases uses threads, and is native only.

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
pub use proof::{Knowledge, Nothing, Progress, Prover, SpareThreads};
pub use strategies::{Strategies, StrategyEntry};
