//! The study's workers, and the requests to search positions of the game.

use alquerque_app::jobs::Jobs;
use alquerque_app::jobs::worker::Role;
use alquerque_core::any_record::AnyRecord;
use alquerque_messages::analysis::uct::Search;
use alquerque_messages::analysis::{Method, Task};
use alquerque_messages::{Budget, Course};

use crate::engines::engine::EngineId;
use crate::lab::settings::Side;

/// What a worker of the study is for.
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
    /// Looks for the lines after a puzzle's moves.
    Puzzle,
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
        !matches!(self, Self::Review | Self::Prover | Self::Puzzle)
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

/// A requested search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PositionRequest {
    /// Its id.
    pub id: u32,
    /// The node's key in its record; see [`Tree::key`](alquerque_core::record::Tree::key).
    pub key: u64,
}

impl PositionRequest {
    /// Creates a request for the current position.
    pub fn new(id: u32, record: &dyn AnyRecord) -> Self {
        Self { id, key: record.tree().current_key() }
    }

    /// Returns whether it is for the current position.
    pub fn is_for(self, record: &dyn AnyRecord) -> bool {
        self.key == record.tree().current_key()
    }
}

/// Creates the request for UCT to search the current position.
pub fn uct_search(record: &dyn AnyRecord, id: u32, exploration: f32, seed: Option<u32>) -> Search {
    Search { id, course: Course::from(record).up_to(record.played()), exploration, seed, limit: None }
}

/// Creates the task for an engine to analyze the current position.
pub fn analysis_task(record: &dyn AnyRecord, id: u32, method: Method, lines: u8, budget: Budget) -> Task {
    Task { id, course: Course::from(record).up_to(record.played()), method, lines, budget, seed: None }
}
