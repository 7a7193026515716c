//! The prover's part of a review. It works backwards from the last position, because proofs of later positions help
//! with earlier ones. In a second round, open positions next to proven ones get more work: a result may have been lost
//! there, and a move must not be blamed because the prover stopped too early. Then the same is done for the positions
//! before and after each move that is about to be blamed. Finally, positions that are still open among proven ones get
//! even more work.

use std::collections::BTreeSet;

use alquerque_app::jobs::JobEvent;
use alquerque_app::prover::can_prove;
use alquerque_core::any_record::AnyRecord;
use alquerque_messages::{Answer, Budget, Engine, Purpose, Request, SearchReport, SearchRequest};

use super::effort::{Effort, GAP_PROOF_BUDGET};
use super::queue::Job;
use crate::effect::StudyEffect;
use crate::worker::Worker;

/// The prover's jobs in a review.
#[derive(Clone, Debug)]
pub struct Proofs {
    /// The part of the request that all positions share.
    request: SearchRequest,
    /// A stack: the last one is next.
    waiting: Vec<Job>,
    pending: Option<Job>,
    /// The positions left open by the first round; `None` in the second round.
    left_open: Option<Vec<Job>>,
    /// The plies before which the position is proven.
    proven: BTreeSet<usize>,
    /// The plies before which the position has had a second look.
    looked_again: BTreeSet<usize>,
    /// The plies before which the position was open among proven ones and has had a last look.
    closed_gaps: BTreeSet<usize>,
    /// Whether the worker has failed permanently, for example because it could not be loaded.
    pub is_closed: bool,
    effort: Effort,
}

impl Proofs {
    /// Creates the jobs for these positions of the current line, or returns `None` if the prover does not support the
    /// game. `proven` holds the plies before which the position is already proven.
    pub fn new(record: &dyn AnyRecord, jobs: Vec<Job>, proven: BTreeSet<usize>, effort: Effort) -> Option<Self> {
        let request = SearchRequest {
            id: 0,
            purpose: Purpose::Prove,
            course: record.into(),
            engine: Engine::Proof,
            budget: effort.proof_budget(),
            seed: None,
        };
        let jobs: Vec<_> = jobs.into_iter().filter(|job| can_prove(record, job.ply)).collect();
        let (is_wanted, left_open) = (!jobs.is_empty(), Some(Vec::new()));
        let (looked_again, closed_gaps) = (BTreeSet::new(), BTreeSet::new());
        let (waiting, pending, is_closed) = (jobs, None, false);
        is_wanted.then_some(Self {
            request,
            waiting,
            pending,
            left_open,
            proven,
            looked_again,
            closed_gaps,
            is_closed,
            effort,
        })
    }

    /// The unfinished jobs, including those that may get a second round.
    pub fn open(&self) -> impl Iterator<Item = Job> {
        self.waiting.iter().copied().chain(self.pending).chain(self.left_open.iter().flatten().copied())
    }

    /// Returns whether all jobs are done or the worker has failed.
    pub fn is_over(&self) -> bool {
        self.waiting.is_empty() && self.pending.is_none()
    }

    /// Submits the next position.
    pub fn submit_due(&mut self) -> Vec<StudyEffect> {
        if self.pending.is_some() {
            return Vec::new();
        }
        if self.waiting.is_empty() {
            self.begin_second_round();
        }
        self.pending = self.waiting.pop();
        let Some(job) = self.pending else { return Vec::new() };
        self.request.id = self.request.id.wrapping_add(1);
        let course = self.request.course.clone().up_to(job.ply);
        let request = SearchRequest { course, ..self.request.clone() };
        vec![StudyEffect::Request(Worker::Prover, Request::Search(request))]
    }

    /// Handles an event of the worker. Returns the proven result of a position.
    pub fn on_event(&mut self, event: JobEvent) -> Option<(Job, SearchReport)> {
        match event {
            JobEvent::Answer(Answer::Done { report, .. }) => {
                let job = self.pending.take()?;
                self.record_proof(job, &report).then_some((job, report))
            }
            JobEvent::Closed(_) => {
                self.is_closed = true;
                self.waiting.clear();
                (self.pending, self.left_open) = (None, None);
                None
            }
            // No result for this position.
            JobEvent::Answer(Answer::Failed { .. }) | JobEvent::Lost { dropped: Some(_), .. } => {
                self.pending = None;
                None
            }
            _ => None,
        }
    }

    /// Records whether a position is proven, and returns whether it is.
    fn record_proof(&mut self, job: Job, report: &SearchReport) -> bool {
        let is_proven = report.proven.is_some();
        if is_proven {
            self.proven.insert(job.ply);
        } else if let Some(left_open) = &mut self.left_open {
            left_open.push(job);
        }
        is_proven
    }

    /// Queues the open positions between proven ones, and the last one before the first of these.
    fn begin_second_round(&mut self) {
        let Some(mut left_open) = self.left_open.take() else { return };
        let Some(&first) = self.proven.first() else { return };
        left_open.sort_by_key(|job| job.ply);
        let last_before = left_open.iter().rposition(|job| job.ply < first).unwrap_or(0);
        self.waiting = left_open.split_off(last_before.min(left_open.len()));
        let last = self.proven.last().copied().unwrap_or(first);
        self.waiting.retain(|job| job.ply < last);
        self.looked_again.extend(self.waiting.iter().map(|job| job.ply));
        self.request.budget = self.effort.second_proof_budget();
    }

    /// Submits these open positions again with more work, unless that has been done. Returns no effects if there is
    /// nothing to submit.
    pub fn look_again(&mut self, jobs: &[Job]) -> Vec<StudyEffect> {
        let new = jobs.iter().filter(|job| self.looked_again.insert(job.ply)).copied().collect();
        self.submit(new, self.effort.second_proof_budget())
    }

    /// Submits these positions, which are open among proven ones, once more. Returns no effects if there is nothing to
    /// submit.
    pub fn close_gaps(&mut self, jobs: &[Job]) -> Vec<StudyEffect> {
        let new = jobs.iter().filter(|job| self.closed_gaps.insert(job.ply)).copied().collect();
        self.submit(new, GAP_PROOF_BUDGET)
    }

    fn submit(&mut self, jobs: Vec<Job>, budget: Budget) -> Vec<StudyEffect> {
        if self.is_closed || jobs.is_empty() {
            return Vec::new();
        }
        (self.waiting, self.left_open, self.request.budget) = (jobs, None, budget);
        self.submit_due()
    }
}
