//! The workers of the page, and their jobs.

use crate::jobs::scheduler::Jobs;
use crate::jobs::worker::Role;

/// Maximum number of search workers, however many processors there are: each needs about 60 MB.
const MAX_WORKERS: usize = 8;
/// The same on devices that don't report their memory.
const DEFAULT_MAX_WORKERS: usize = 3;

/// The role of one of the game's workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GameRole {
    /// Searches.
    Search,
    /// The prover.
    Prover,
}

impl Role for GameRole {
    fn is_prover(self) -> bool {
        self == Self::Prover
    }

    fn is_session(self) -> bool {
        false
    }
}

/// The maximum number of search workers for a number of processors, one of which is left to the page, and the device's
/// memory in gigabytes, if known.
pub(crate) fn max_search_workers(processors: usize, gigabytes: Option<usize>) -> usize {
    let max = match gigabytes {
        None => DEFAULT_MAX_WORKERS,
        Some(8..) => MAX_WORKERS,
        Some(fewer) => (fewer / 2).max(1),
    };
    processors.saturating_sub(1).clamp(1, max)
}

/// The workers of the page, and their jobs.
#[derive(Clone, Debug, Default)]
pub struct JobState {
    /// The workers and their jobs.
    pub(super) scheduler: Jobs<GameRole>,
    /// Counts retries after workers failed to start.
    pub(super) retries: u32,
    /// The last number issued by [`State::next_number`](crate::state::State::next_number).
    pub(super) last_number: u32,
}

impl JobState {
    /// Limits the search workers to what the device can run: its processors, and its memory in gigabytes if known.
    pub fn limit_search_workers(&mut self, processors: usize, gigabytes: Option<usize>) {
        self.scheduler.limit(GameRole::Search, max_search_workers(processors, gigabytes));
    }

    /// The number of retries so far. The study watches it, since it has its own workers.
    pub fn retries(&self) -> u32 {
        self.retries
    }

    /// The workers and their jobs.
    pub(crate) fn scheduler(&self) -> &Jobs<GameRole> {
        &self.scheduler
    }
}

#[cfg(test)]
impl JobState {
    /// Replaces the workers.
    pub(crate) fn set_scheduler(&mut self, scheduler: Jobs<GameRole>) {
        self.scheduler = scheduler;
    }

    /// The last number issued.
    pub(crate) fn last_number(&self) -> u32 {
        self.last_number
    }
}
