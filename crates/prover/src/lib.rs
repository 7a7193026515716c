//! What is certain of positions of Alquerque, as a worker of its own tells it: the page loads it when it first needs it.
//!
//! [`Session`] answers requests by an [`Expert`](alquerque_solver::expert::Expert) and knows no browser; [`knowledge`] reads the book and
//! the endgame database of a ruleset, which `cargo xtask` writes into the site.

pub mod knowledge;
mod session;

pub use session::{Session, Step};
