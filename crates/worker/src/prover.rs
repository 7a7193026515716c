//! Proves results of Alquerque, and of draughts with few pieces.
//!
//! [`ProverSession`] answers requests with an [`Expert`](alquerque_solver::expert::Expert), independently of the
//! browser. [`knowledge`] parses a ruleset's book and endgame database, which `cargo xtask` writes to the site.

mod draughts;
pub mod knowledge;
mod session;

pub use session::{ProverReply, ProverSession};
