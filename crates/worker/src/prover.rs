//! Proves results of Alquerque, and of draughts with few pieces.
//!
//! [`ProverSession`] answers requests with an [`Expert`](alquerque_solver::expert::Expert), independently of the
//! browser. The expert's knowledge comes from files that `cargo xtask` writes to the site: a ruleset's book and endgame
//! database.

mod draughts;
mod session;

pub use session::{ProverReply, ProverSession};
