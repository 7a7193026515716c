//! Who wins: what can be proved of positions.
//!
//! [`Prover`] decides whether a player can force a win, by proof-number search. A [`Database`](database::Database)
//! has every state of few checkers, a [`Certificate`](certificate::Certificate) makes an answer checkable by the rules alone. Like the core
//! it knows no browser, clock or file; only the building of databases, which is native, has threads.

pub mod book;
pub mod certificate;
mod closure;
pub mod database;
#[cfg(test)]
mod exhaustive;
pub mod expert;
mod kept;
mod lines;
mod proof;
mod sealed;
mod table;

pub use lines::{Line, Lines};
pub use proof::{Knowledge, Nothing, Progress, Prover};
pub use sealed::FileError;
