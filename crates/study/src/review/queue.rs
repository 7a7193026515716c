//! The positions that are still to be looked at, and who looks at which.

use std::collections::VecDeque;

use alquerque_core::any_record::AnyRecord;
use alquerque_messages::analysis::{Analysis, Method, News, Order, Task};

use super::effort::Effort;
use crate::effect::StudyEffect;
use crate::worker::Worker;

/// The most workers of a review.
pub const MOST_WORKERS: u8 = 2;
/// The lines that are wanted of each position: the best, and the next best where that was played.
const LINES: u8 = 2;

/// A position that is to be looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Job {
    /// The node's key in its record.
    pub key: u64,
    /// The plies before it.
    pub ply: usize,
}

/// A worker of the review.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Hand {
    is_broken: bool,
    job: Option<(u32, Job)>,
}

/// The positions of a line that are to be looked at, the first one first, by some workers side by side.
#[derive(Clone, Debug)]
pub struct Queue {
    /// What is the same for all.
    task: Task,
    waiting: VecDeque<Job>,
    hands: Vec<Hand>,
    next_id: u32,
}

impl Queue {
    /// These positions of the present line, whose ids begin with the next one.
    pub fn new(
        record: &dyn AnyRecord,
        jobs: Vec<Job>,
        processors: usize,
        effort: Effort,
        exploration: f32,
        next_id: u32,
    ) -> Self {
        let task = Task {
            id: 0,
            rules: record.rules(),
            start: record.start_text(),
            moves: record.moves(),
            method: Method::Uct { exploration },
            lines: LINES,
            effort: effort.bound(),
            seed: None,
        };
        let hands = processors.clamp(1, usize::from(MOST_WORKERS)).min(jobs.len());
        Self { task, waiting: jobs.into(), hands: vec![Hand::default(); hands], next_id }
    }

    /// The id behind the last one that was used.
    pub fn next_id(&self) -> u32 {
        self.next_id
    }

    /// The positions that are not done.
    pub fn open(&self) -> impl Iterator<Item = Job> {
        let at_work = self.hands.iter().filter_map(|hand| hand.job.map(|(_, job)| job));
        self.waiting.iter().copied().chain(at_work)
    }

    /// Whether nobody is at work, and nobody will be.
    pub fn is_over(&self) -> bool {
        let is_idle = self.hands.iter().all(|hand| hand.job.is_none());
        is_idle && (self.waiting.is_empty() || self.is_broken())
    }

    /// Whether there is nobody left to do it.
    pub fn is_broken(&self) -> bool {
        !self.waiting.is_empty() && self.hands.iter().all(|hand| hand.is_broken)
    }

    /// Gives work to all who have none.
    pub fn go_on(&mut self) -> Vec<StudyEffect> {
        let mut effects = Vec::new();
        for (number, hand) in (0..).zip(&mut self.hands) {
            if hand.is_broken || hand.job.is_some() {
                continue;
            }
            let Some(job) = self.waiting.pop_front() else { break };
            let id = self.next_id;
            self.next_id = self.next_id.wrapping_add(1);
            hand.job = Some((id, job));
            let moves = self.task.moves.iter().take(job.ply).cloned().collect();
            let task = Task { id, moves, ..self.task.clone() };
            effects.push(StudyEffect::Order(Worker::Review(number), Order::Analyse(task)));
        }
        effects
    }

    /// Takes what a worker has found out, if that is an end, and says of what.
    pub fn hear(&mut self, worker: u8, news: News) -> Option<(Job, Analysis)> {
        let hand = self.hands.get_mut(usize::from(worker))?;
        let (id, analysis) = match news {
            News::Progress { .. } | News::Uct(_) | News::Lab(_) => return None,
            News::Done { id, analysis } => (id, Some(analysis)),
            // What it could not read was what it was told last.
            News::Failed { id, .. } => (id.or(hand.job.map(|(id, _)| id))?, None),
        };
        let (_, job) = hand.job.take_if(|(asked, _)| *asked == id)?;
        Some(job).zip(analysis)
    }

    /// A worker is gone: another one takes over what it had.
    pub fn broke(&mut self, worker: u8) {
        if let Some(hand) = self.hands.get_mut(usize::from(worker)) {
            hand.is_broken = true;
            if let Some((_, job)) = hand.job.take() {
                self.waiting.push_front(job);
            }
        }
    }

    /// Sends all workers home.
    pub fn end(&self) -> Vec<StudyEffect> {
        (0..).zip(&self.hands).map(|(number, _)| StudyEffect::End(Worker::Review(number))).collect()
    }
}
