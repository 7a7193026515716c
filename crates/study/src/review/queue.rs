//! The queue of positions to analyze, and the workers that process it.

use std::collections::{BTreeSet, VecDeque};

use alquerque_core::any_record::AnyRecord;
use alquerque_messages::analysis::{Analysis, Task};
use alquerque_messages::{Answer, Request};

use super::effort::{Effort, METHOD, SEED};
use crate::effect::StudyEffect;
use crate::worker::Worker;

/// Maximum number of workers.
pub const MAX_WORKERS: u8 = 2;
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
pub struct Order {
    /// The position of the line.
    pub job: Job,
    /// The moves played there instead; empty for the position itself.
    pub instead: Vec<String>,
}

impl From<Job> for Order {
    fn from(job: Job) -> Self {
        Self { job, instead: Vec::new() }
    }
}

/// A worker of the review.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct WorkerSlot {
    is_broken: bool,
    order: Option<(u32, Order)>,
}

/// The positions of a line in order, processed by several workers in parallel.
#[derive(Clone, Debug)]
pub struct Queue {
    /// The part of the task that all positions share.
    task: Task,
    effort: Effort,
    waiting: VecDeque<Order>,
    /// The plies before which the position has had a second look.
    looked_again: BTreeSet<usize>,
    /// The alternatives already searched, with the plies before them.
    compared: BTreeSet<(usize, String)>,
    workers: Vec<WorkerSlot>,
    /// The next unused id.
    pub next_id: u32,
}

impl Queue {
    /// Creates a queue for these positions of the current line. Ids start at `next_id`.
    pub fn new(record: &dyn AnyRecord, jobs: Vec<Job>, processors: usize, effort: Effort, next_id: u32) -> Self {
        let task =
            Task { id: 0, course: record.into(), method: METHOD, lines: LINES, effort: effort.bound(), seed: SEED };
        let workers = processors.clamp(1, usize::from(MAX_WORKERS)).min(jobs.len());
        let waiting = jobs.into_iter().map(Order::from).collect();
        let (looked_again, compared) = (BTreeSet::new(), BTreeSet::new());
        Self { task, effort, waiting, looked_again, compared, workers: vec![WorkerSlot::default(); workers], next_id }
    }

    /// The unfinished positions.
    pub fn open(&self) -> impl Iterator<Item = Job> {
        let at_work = self.workers.iter().filter_map(|slot| slot.order.as_ref().map(|(_, order)| order));
        self.waiting.iter().chain(at_work).map(|order| order.job)
    }

    /// Returns whether no worker is busy and no work is left that could be done.
    pub fn is_over(&self) -> bool {
        let is_idle = self.workers.iter().all(|slot| slot.order.is_none());
        is_idle && (self.waiting.is_empty() || self.is_broken())
    }

    /// Returns whether all workers have failed.
    pub fn is_broken(&self) -> bool {
        !self.waiting.is_empty() && self.workers.iter().all(|slot| slot.is_broken)
    }

    /// Submits these positions again with more work, unless that has been done. Returns no effects if there is nothing
    /// to submit.
    pub fn look_again(&mut self, jobs: &[Job]) -> Vec<StudyEffect> {
        if self.workers.iter().all(|slot| slot.is_broken) {
            return Vec::new();
        }
        self.waiting = jobs.iter().filter(|job| self.looked_again.insert(job.ply)).copied().map(Order::from).collect();
        self.task.effort = self.effort.second_bound();
        self.submit_due()
    }

    /// Submits positions after alternative moves, with as much work as for a second look, unless that has been done.
    /// Returns no effects if there is nothing to submit.
    pub fn compare(&mut self, orders: Vec<Order>) -> Vec<StudyEffect> {
        if self.workers.iter().all(|slot| slot.is_broken) {
            return Vec::new();
        }
        let mut is_new =
            |order: &Order| order.instead.first().is_some_and(|mv| self.compared.insert((order.job.ply, mv.clone())));
        self.waiting = orders.into_iter().filter(|order| is_new(order)).collect();
        self.task.effort = self.effort.second_bound();
        self.submit_due()
    }

    /// Assigns positions to idle workers.
    pub fn submit_due(&mut self) -> Vec<StudyEffect> {
        let mut effects = Vec::new();
        for (number, slot) in (0..).zip(&mut self.workers) {
            if slot.is_broken || slot.order.is_some() {
                continue;
            }
            let Some(order) = self.waiting.pop_front() else { break };
            let id = self.next_id;
            self.next_id = self.next_id.wrapping_add(1);
            let mut course = self.task.course.clone().up_to(order.job.ply);
            course.moves.extend(order.instead.iter().cloned());
            slot.order = Some((id, order));
            let task = Task { id, course, ..self.task.clone() };
            effects.push(StudyEffect::Request(Worker::Review(number), Request::Analyse(task)));
        }
        effects
    }

    /// Handles a message from a worker. Returns the order and its analysis once that is complete.
    pub fn on_message(&mut self, worker: u8, news: Answer) -> Option<(Order, Analysis)> {
        let slot = self.workers.get_mut(usize::from(worker))?;
        let (id, analysis) = match news {
            Answer::Analysis { id, analysis, done: true } => (id, Some(analysis)),
            // A message that the worker could not parse was the last one sent.
            Answer::Failed { id, .. } => (id.or(slot.order.as_ref().map(|(id, _)| *id))?, None),
            _ => return None,
        };
        let (_, order) = slot.order.take_if(|(asked, _)| *asked == id)?;
        Some(order).zip(analysis)
    }

    /// Handles the loss of a worker: its position goes to the front of the queue.
    pub fn on_worker_lost(&mut self, worker: u8) {
        let slot = self.workers.get_mut(usize::from(worker));
        if let Some((_, order)) = slot.and_then(|slot| slot.order.take()) {
            self.waiting.push_front(order);
        }
    }

    /// Handles the permanent failure of a worker: another one takes its position.
    pub fn on_worker_failed(&mut self, worker: u8) {
        self.on_worker_lost(worker);
        if let Some(slot) = self.workers.get_mut(usize::from(worker)) {
            slot.is_broken = true;
        }
    }

    /// Stops all workers.
    pub fn end(&self) -> Vec<StudyEffect> {
        (0..).zip(&self.workers).map(|(number, _)| StudyEffect::End(Worker::Review(number))).collect()
    }
}
