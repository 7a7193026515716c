//! The prover's worker, what it is asked, and what it has said: plain data.

use alquerque_messages::SearchReport;

use crate::pool::Pool;

/// The prover's worker and what it is asked.
#[derive(Clone, Debug)]
pub struct Prover {
    /// Its worker.
    pub pool: Pool,
    /// What is asked of it.
    pub proof: Option<Proof>,
    /// The position of which somebody wanted to know who wins: see [`State::position`].
    pub asked: Option<u32>,
    /// Whether it was told that something is missing.
    pub told: bool,
}

/// What is proved of one position.
#[derive(Clone, Debug, PartialEq)]
pub struct Proof {
    /// Tells its answers from late ones.
    pub id: u32,
    /// The position: see [`State::position`].
    pub position: u32,
    /// What is certain; none before the prover's first word.
    pub report: Option<SearchReport>,
    /// Whether nothing more is to come.
    pub done: bool,
}

impl Default for Prover {
    fn default() -> Self {
        Self { pool: Pool::of_prover(), proof: None, asked: None, told: false }
    }
}
