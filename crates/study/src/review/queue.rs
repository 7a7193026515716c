//! The positions to analyze, for which a review has workers.

use std::collections::BTreeSet;

use alquerque_core::any_record::AnyRecord;
use alquerque_messages::analysis::Task;
use alquerque_messages::{Answer, Request, SearchReport, StudyAnswer};

use super::effort::{Effort, METHOD, SEED};
use crate::effect::StudyEffect;
use crate::worker::Worker;

/// Lines per position: the best, and the second-best for comparison if the best was played.
const LINES: u8 = 2;

/// A position to analyze.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    /// The node's key in its record.
    pub key: u64,
    /// The number of plies before it.
    pub ply: usize,
}

/// A search of a position of the line, or of one that the line could have reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct QueuedSearch {
    /// The position of the line.
    pub job: Job,
    /// The moves played there instead; empty for the position itself.
    pub instead: Vec<String>,
}

impl From<Job> for QueuedSearch {
    fn from(job: Job) -> Self {
        Self { job, instead: Vec::new() }
    }
}

/// The searches of a line's positions, in its search.
#[derive(Clone, Debug)]
pub struct Queue {
    /// The part of the task that all positions share.
    task: Task,
    effort: Effort,
    /// The unfinished searches and their ids.
    open: Vec<(u32, QueuedSearch)>,
    /// The plies before which the position has had a second look.
    looked_again: BTreeSet<usize>,
    /// The alternatives already searched, with the plies before them.
    compared: BTreeSet<(usize, String)>,
    /// Whether the workers have failed permanently.
    pub is_closed: bool,
    /// The next unused id.
    pub next_id: u32,
}

impl Queue {
    /// Creates a queue for the current line, without searches. Ids start at `next_id`.
    pub fn new(record: &dyn AnyRecord, effort: Effort, next_id: u32) -> Self {
        let task =
            Task { id: 0, course: record.into(), method: METHOD, lines: LINES, budget: effort.budget(), seed: SEED };
        let (looked_again, compared) = (BTreeSet::new(), BTreeSet::new());
        Self { task, effort, open: Vec::new(), looked_again, compared, is_closed: false, next_id }
    }

    /// The unfinished positions.
    pub fn open(&self) -> impl Iterator<Item = Job> {
        self.open.iter().map(|(_, search)| search.job)
    }

    /// Returns whether no work is left that could be done.
    pub fn is_over(&self) -> bool {
        self.open.is_empty() || self.is_closed
    }

    /// Returns whether the workers failed before all was done.
    pub fn is_broken(&self) -> bool {
        self.is_closed && !self.open.is_empty()
    }

    /// Submits these positions again with more work, unless that has been done. Returns no effects if there is nothing
    /// to submit.
    pub fn look_again(&mut self, jobs: &[Job]) -> Vec<StudyEffect> {
        let mut searches = jobs.to_vec();
        searches.retain(|job| self.looked_again.insert(job.ply));
        self.task.budget = self.effort.second_budget();
        self.submit(searches.into_iter().map(QueuedSearch::from))
    }

    /// Submits positions after alternative moves, with as much work as for a second look, unless that has been done.
    /// Returns no effects if there is nothing to submit.
    pub fn compare(&mut self, mut searches: Vec<QueuedSearch>) -> Vec<StudyEffect> {
        let mut is_new = |search: &QueuedSearch| {
            search.instead.first().is_some_and(|mv| self.compared.insert((search.job.ply, mv.clone())))
        };
        searches.retain(&mut is_new);
        self.task.budget = self.effort.second_budget();
        self.submit(searches)
    }

    /// Submits searches, unless the workers have failed.
    pub fn submit(&mut self, searches: impl IntoIterator<Item = QueuedSearch>) -> Vec<StudyEffect> {
        let mut effects = Vec::new();
        for search in searches.into_iter().filter(|_| !self.is_closed) {
            let id = self.next_id;
            self.next_id = self.next_id.wrapping_add(1);
            let course = self.task.course.clone().up_to(search.job.ply).with_others(&search.instead);
            let task = Task { id, course, ..self.task.clone() };
            self.open.push((id, search));
            effects.push(StudyEffect::Request(Worker::Review, Request::Analyse(task)));
        }
        effects
    }

    /// Handles an answer. Returns the search and its analysis once that is complete.
    pub fn on_answer(&mut self, answer: Answer) -> Option<(QueuedSearch, SearchReport)> {
        match answer {
            Answer::Study(StudyAnswer::Analysis { id, report, done: true }) => Some((self.take(id)?, report)),
            Answer::Failed { id: Some(id), .. } => {
                self.take(id);
                None
            }
            _ => None,
        }
    }

    /// Removes a search.
    pub fn take(&mut self, id: u32) -> Option<QueuedSearch> {
        let index = self.open.iter().position(|(requested, _)| *requested == id)?;
        Some(self.open.remove(index).1)
    }
}
