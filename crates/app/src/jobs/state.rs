//! The workers of the page, and their jobs.

use crate::jobs::scheduler::{Group, Jobs};

/// The workers of the page, and their jobs.
#[derive(Clone, Debug, Default)]
pub struct JobState {
    /// The workers and their jobs.
    pub(super) scheduler: Jobs<Group>,
    /// Counts retries after workers failed to start.
    pub(super) retries: u32,
    /// The last number issued by [`State::number`](crate::state::State::number).
    pub(super) next_number: u32,
}

impl JobState {
    /// Limits the workers to what the device can run: its processors, and its memory in gigabytes if known.
    pub fn allow(&mut self, processors: usize, gigabytes: Option<usize>) {
        self.scheduler.allow(processors, gigabytes);
    }

    /// The number of retries so far. The study watches it, since it has its own workers.
    pub fn retries(&self) -> u32 {
        self.retries
    }

    /// The workers and their jobs, to look at.
    pub(crate) fn scheduler(&self) -> &Jobs<Group> {
        &self.scheduler
    }
}

#[cfg(test)]
impl JobState {
    /// Replaces the workers.
    pub(crate) fn set_scheduler(&mut self, scheduler: Jobs<Group>) {
        self.scheduler = scheduler;
    }

    /// The last number issued.
    pub(crate) fn last_number(&self) -> u32 {
        self.next_number
    }
}
