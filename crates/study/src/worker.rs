//! The study's workers.

use alquerque_app::jobs::Jobs;
use alquerque_app::jobs::watchdog::Role;

use crate::engines::engine::EngineId;
use crate::lab::settings::Side;

/// A worker, identified by its purpose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Worker {
    /// Runs an engine.
    Engine(EngineId),
    /// Reviews a game; several work in parallel, position by position.
    Review,
    /// Proves positions of the reviewed game. The game has its own prover for the position on the board.
    Prover,
    /// Analyzes the tries in exercises.
    Exercise,
    /// Runs the UCT tab.
    Uct,
    /// Runs experiments for one of two sides.
    Lab(Side),
}

impl Role for Worker {
    fn is_prover(self) -> bool {
        self == Self::Prover
    }

    fn is_session(self) -> bool {
        !matches!(self, Self::Review | Self::Prover)
    }
}

/// Maximum number of workers of a review.
const MAX_REVIEWERS: usize = 2;

/// The study's workers, on a machine with this many processors.
pub fn jobs(processors: usize) -> Jobs<Worker> {
    let mut jobs = Jobs::default();
    jobs.limit(Worker::Review, processors.clamp(1, MAX_REVIEWERS));
    jobs
}
