//! What the prover is asked in a review: the last position first, as what is known of it helps with those before.

use alquerque_app::pool::{JobEvent, Pool, WorkerEffect, WorkerEvent, WorkerNumber};
use alquerque_core::GameId;
use alquerque_core::any_record::AnyRecord;
use alquerque_messages::{Answer, Budget, Engine, Purpose, SearchReport, SearchRequest};

use super::effort::Effort;
use super::queue::Job;
use crate::effect::StudyEffect;
use crate::event::Event;

/// Looks at a prover that has not said a word, while nobody else is at work, before the review ends without it: 10 s.
const PATIENCE: u32 = 20;

/// The questions of a review, and the worker that answers them.
#[derive(Clone, Debug)]
pub struct Proofs {
    pool: Pool,
    /// What is the same for all.
    request: SearchRequest,
    /// The last one is the next.
    waiting: Vec<Job>,
    asked: Option<Job>,
    /// When the next look at it is due: those of earlier reviews may still come.
    due: Option<u64>,
    /// Whether it has ever said anything.
    has_spoken: bool,
    /// Looks that it has been waited for.
    looks: u32,
}

impl Proofs {
    /// Questions for these positions of the present line, if it is of a game of which anything is certain.
    pub fn new(record: &dyn AnyRecord, jobs: Vec<Job>, effort: Effort) -> Option<Self> {
        let request = SearchRequest {
            id: 0,
            purpose: Purpose::Prove,
            rules: record.rules(),
            start: record.start_text(),
            moves: record.moves(),
            engine: Engine::Proof,
            budget: Budget::Millis(effort.proof_millis()),
            seed: None,
        };
        let is_wanted = record.board().game == GameId::Alquerque && !jobs.is_empty();
        let pool = Pool::of_prover();
        is_wanted.then_some(Self { pool, request, waiting: jobs, asked: None, due: None, has_spoken: false, looks: 0 })
    }

    /// The positions that are still to be asked of.
    pub fn open(&self) -> impl Iterator<Item = Job> {
        self.waiting.iter().copied().chain(self.asked)
    }

    /// Whether nothing more is to come.
    pub fn is_over(&self) -> bool {
        self.open().next().is_none()
    }

    /// Asks of the next position.
    pub fn go_on(&mut self, now: u64) -> Vec<StudyEffect> {
        if self.asked.is_some() {
            return Vec::new();
        }
        self.asked = self.waiting.pop();
        let Some(job) = self.asked else { return Vec::new() };
        self.request.id = self.request.id.wrapping_add(1);
        let moves = self.request.moves.iter().take(job.ply).cloned().collect();
        let given = self.pool.submit(SearchRequest { moves, ..self.request.clone() });
        self.effects(given, now)
    }

    /// Takes what happened to the worker: what is to be done, and what was found out of a position.
    pub fn hear(&mut self, number: WorkerNumber, event: WorkerEvent, now: u64) -> Heard {
        self.has_spoken |= matches!(event, WorkerEvent::Said(_));
        let heard = self.pool.hear(number, event);
        self.told(heard, now)
    }

    /// Looks whether it is alive, which was due at that time. While it is `alone`, nobody else is at work.
    pub fn look(&mut self, due: u64, now: u64, alone: bool) -> Heard {
        if self.due != Some(due) {
            return Heard::default();
        }
        let late = now.saturating_sub(due).try_into().unwrap_or(u32::MAX);
        let seen = self.pool.look(late);
        self.looks += u32::from(alone && !self.has_spoken);
        if self.looks > PATIENCE {
            self.give_up();
        }
        self.told(seen, now)
    }

    fn told(&mut self, (given, event): (Vec<WorkerEffect>, Option<JobEvent>), now: u64) -> Heard {
        let mut found = None;
        match event {
            Some(JobEvent::Answer(Answer::Done { report, .. })) => {
                found = self.asked.take().map(|job| (job, report)).filter(|(_, report)| report.proven.is_some());
            }
            // Nothing comes of this one.
            Some(JobEvent::Answer(Answer::Failed { .. }) | JobEvent::Replaced { dropped: Some(_) }) => {
                self.asked = None;
            }
            Some(JobEvent::Closed) => self.give_up(),
            _ => {}
        }
        let mut effects = self.effects(given, now);
        effects.extend(self.go_on(now));
        Heard { effects, found }
    }

    fn give_up(&mut self) {
        self.waiting.clear();
        self.asked = None;
    }

    /// Sends the worker home.
    pub fn end(&mut self, now: u64) -> Vec<StudyEffect> {
        let given = self.pool.end();
        self.effects(given, now)
    }

    fn effects(&mut self, given: Vec<WorkerEffect>, now: u64) -> Vec<StudyEffect> {
        let effect = |effect| match effect {
            WorkerEffect::LookAfter(millis) => {
                let due = now + u64::from(millis);
                self.due = Some(due);
                StudyEffect::After(millis, Event::LookAtProver { due })
            }
            effect => StudyEffect::Prover(effect),
        };
        given.into_iter().map(effect).collect()
    }
}

/// What came of something that happened to the worker.
#[derive(Clone, Debug, Default)]
pub struct Heard {
    /// What is to be done.
    pub effects: Vec<StudyEffect>,
    /// What is certain of a position.
    pub found: Option<(Job, SearchReport)>,
}
