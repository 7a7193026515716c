//! The prover's worker, what it is asked, and what it has said: plain data.

use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::NodeId;
use alquerque_messages::SearchReport;

use crate::pool::Pool;

/// The most positions of which is kept what was found out.
const MOST_FOUND: usize = 256;

/// The prover's worker and what it is asked.
#[derive(Clone, Debug)]
pub struct Prover {
    /// Its worker.
    pub pool: Pool,
    /// What is asked of it.
    pub proof: Option<Proof>,
    /// The position of which somebody wanted to know who wins: see [`State::position`](crate::state::State::position).
    pub asked: Option<u32>,
    /// The certain line that was shown, until somebody plays: see [`State::shown`](crate::state::State::shown).
    pub shown: Option<Shown>,
    /// Whether it was told that something is missing.
    pub told: bool,
    /// All that was found out of positions, by their keys: the latest last.
    found: Vec<(u64, SearchReport)>,
}

/// A certain line that is shown.
#[derive(Clone, Debug)]
pub struct Shown {
    /// Where it begins.
    pub from: NodeId,
    /// That node's key: see [`Tree::key`](alquerque_core::record::Tree::key).
    pub key: u64,
    /// The game as it is without it.
    pub game: Box<dyn AnyRecord>,
}

impl Prover {
    /// All that was found out of the position with that key.
    pub fn found(&self, key: u64) -> Option<&SearchReport> {
        self.found.iter().find(|(other, _)| *other == key).map(|(_, report)| report)
    }

    /// Keeps all that was found out of the position with that key.
    pub fn keep(&mut self, key: u64, report: SearchReport) {
        self.found.retain(|(other, _)| *other != key);
        if self.found.len() == MOST_FOUND {
            self.found.remove(0);
        }
        self.found.push((key, report));
    }
}

/// What is proved of one position.
#[derive(Clone, Debug, PartialEq)]
pub struct Proof {
    /// Tells its answers from late ones.
    pub id: u32,
    /// The position: see [`State::position`](crate::state::State::position).
    pub position: u32,
    /// What is certain; none before the prover's first word.
    pub report: Option<SearchReport>,
    /// Whether nothing more is to come.
    pub done: bool,
}

impl Default for Prover {
    fn default() -> Self {
        Self { pool: Pool::of_prover(), proof: None, asked: None, shown: None, told: false, found: Vec::new() }
    }
}
