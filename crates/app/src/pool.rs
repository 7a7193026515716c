//! A job queue on a [`Watchdog`]: assigns searches to workers, and reassigns the jobs of lost ones. Plain data; the
//! watchdog knows which workers are alive.

use std::cmp::Reverse;

use alquerque_core::search::LEVEL_COUNT;
use alquerque_messages::{Answer, Budget, Engine, Request, SearchReport, SearchRequest};

use crate::watchdog::{Closed, MAX_LOST, Watchdog, WorkerEffect, WorkerEvent, WorkerNumber, WorkerSignal};

/// Numbers above this are the prover's workers, those below are search workers.
const PROVER_OFFSET: WorkerNumber = 1 << 16;
/// Maximum number of workers, however many processors there are: each needs about 60 MB.
const MAX_WORKERS: usize = 8;
/// The same on devices that don't report their memory.
const USUAL_WORKERS: usize = 3;

/// An event for the owner of the jobs.
#[derive(Clone, Debug, PartialEq)]
pub enum JobEvent {
    /// The answer to a job, or a failure not tied to any.
    Answer(Answer),
    /// A worker was lost and replaced while answers were outstanding. All jobs continue, except one that has cost too
    /// many workers.
    Replaced {
        /// The job that was dropped.
        dropped: Option<u32>,
    },
    /// There are no workers any more, see [`Pool::closed`]. All jobs are dropped.
    Closed,
}

/// A search, and the number of workers lost to it.
#[derive(Clone, Debug, PartialEq)]
struct Job {
    request: SearchRequest,
    lost: u32,
}

/// A search shared by several workers, each with its own tree. All have the request's id.
#[derive(Clone, Debug, PartialEq)]
struct Team {
    id: u32,
    /// The last report of each worker.
    reports: Vec<(WorkerNumber, SearchReport)>,
    /// Whether one of them is done. The others are then stopped, and waiting ones are no longer needed.
    is_over: bool,
}

impl Team {
    fn merged(&self) -> SearchReport {
        SearchReport::merged(&self.reports.iter().map(|(_, report)| report).collect::<Vec<_>>())
    }

    fn note(&mut self, number: WorkerNumber, report: SearchReport) {
        self.reports.retain(|(of, _)| *of != number);
        self.reports.push((number, report));
    }
}

/// Whether several workers find a better move than one: only for UCT limited by time. Lower levels get their strength
/// from the number of playouts, and a search with a seed must be repeatable.
fn can_be_shared(request: &SearchRequest) -> bool {
    let is_timed = matches!(request.budget, Budget::Millis(_) | Budget::Level(LEVEL_COUNT));
    matches!(request.engine, Engine::Uct { .. }) && is_timed && request.seed.is_none()
}

/// The workers and their jobs.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Pool {
    watchdog: Watchdog<()>,
    /// Jobs assigned to workers.
    running: Vec<(WorkerNumber, Job)>,
    /// The search shared by several workers. There is at most one.
    team: Option<Team>,
    /// Unassigned jobs, in order of arrival.
    waiting: Vec<Job>,
    /// Maximum number of workers besides the first.
    max_helpers: usize,
    /// Whether a worker whose module stops loading is given up, not replaced: the prover's module is large.
    gives_up_stalled: bool,
    /// Bytes of the module downloaded so far.
    received: Option<u32>,
    closed: Option<Closed>,
}

/// Whether this is the number of a prover's worker.
pub const fn is_prover(number: WorkerNumber) -> bool {
    number > PROVER_OFFSET
}

/// Whether this is the number of a replacement for a lost prover's worker.
pub const fn is_another_prover(number: WorkerNumber) -> bool {
    number > PROVER_OFFSET + 1
}

impl Pool {
    /// The prover's pool: at most one worker, started on demand.
    pub fn of_prover() -> Self {
        Self { watchdog: Watchdog::of_provers(PROVER_OFFSET), gives_up_stalled: true, ..Self::default() }
    }

    /// Sets the maximum number of workers from the number of processors, one of which is left to the page, and the
    /// device's memory in gigabytes, if known.
    pub fn allow(&mut self, processors: usize, gigabytes: Option<usize>) {
        let most = match gigabytes {
            None => USUAL_WORKERS,
            Some(8..) => MAX_WORKERS,
            Some(fewer) => (fewer / 2).max(1),
        };
        self.max_helpers = processors.saturating_sub(2).min(most - 1);
    }

    /// Starts the first worker, or reopens a closed pool. Further workers are started on demand.
    pub fn open(&mut self) -> Vec<WorkerEffect> {
        (self.closed, self.received) = (None, None);
        self.watchdog.reset_losses(&());
        let mut effects = Vec::new();
        if self.watchdog.is_empty() {
            self.watchdog.start((), &mut effects);
        }
        self.schedule_tick(&mut effects);
        effects
    }

    /// Why the pool is closed; `None` if it is open. A closed pool drops jobs.
    pub fn closed(&self) -> Option<&Closed> {
        self.closed.as_ref()
    }

    /// Bytes of the module downloaded so far; `None` if not reported.
    pub fn received(&self) -> Option<u32> {
        self.received
    }

    /// Terminates all workers and drops all jobs.
    pub fn end(&mut self) -> Vec<WorkerEffect> {
        let mut effects = Vec::new();
        self.waiting.clear();
        self.running.clear();
        self.team = None;
        self.watchdog.end_all(&mut effects);
        effects
    }

    /// Adds a job. It starts as soon as a worker is free or has a less urgent job. All workers share it if possible.
    pub fn submit(&mut self, request: SearchRequest) -> Vec<WorkerEffect> {
        if self.closed.is_some() {
            return Vec::new();
        }
        if self.max_helpers > 0 && self.team.is_none() && can_be_shared(&request) {
            self.team = Some(Team { id: request.id, reports: Vec::new(), is_over: false });
            for _ in 0..self.max_helpers {
                self.waiting.push(Job { request: request.clone(), lost: 0 });
            }
        }
        self.waiting.push(Job { request, lost: 0 });
        let mut effects = Vec::new();
        self.assign(&mut effects);
        effects
    }

    /// Stops a job; its answer is the best found so far.
    pub fn stop(&mut self, id: u32) -> Vec<WorkerEffect> {
        let mut effects = Vec::new();
        for (number, _) in self.running.iter().filter(|(_, job)| job.request.id == id) {
            self.watchdog.send(*number, Request::Stop { id }, &mut effects);
        }
        effects
    }

    /// Cancels a job; it gets no answer.
    pub fn cancel(&mut self, id: u32) -> Vec<WorkerEffect> {
        let mut effects = self.stop(id);
        self.forget(id);
        self.assign(&mut effects);
        effects
    }

    fn forget(&mut self, id: u32) {
        self.waiting.retain(|job| job.request.id != id);
        self.running.retain(|(_, job)| job.request.id != id);
        self.team.take_if(|team| team.id == id);
    }

    fn team(&mut self, id: u32) -> Option<&mut Team> {
        self.team.as_mut().filter(|team| team.id == id)
    }

    /// Handles a worker's event.
    pub fn handle_event(&mut self, number: WorkerNumber, event: WorkerEvent) -> (Vec<WorkerEffect>, Option<JobEvent>) {
        let mut effects = Vec::new();
        let heard = match self.watchdog.handle_event(number, event, &mut effects) {
            Some(WorkerSignal::Answer(answer)) => self.answered(number, answer, &mut effects),
            Some(WorkerSignal::Lost) => self.remove_lost(number, &mut effects),
            Some(WorkerSignal::Closed(why)) => Some(self.close(why, &mut effects)),
            Some(WorkerSignal::Ready) | None => None,
        };
        self.assign(&mut effects);
        (effects, heard)
    }

    /// Handles a watchdog tick, `late` milliseconds after it was due.
    pub fn tick(&mut self, late: u32) -> (Vec<WorkerEffect>, Option<JobEvent>) {
        let mut effects = Vec::new();
        let running = &self.running;
        let dead = self.watchdog.tick(late, |number| has_job(running, number), &mut effects);
        let mut heard = None;
        for number in dead {
            heard = if self.gives_up_stalled && !self.watchdog.is_ready(number) {
                Some(self.close(Closed::Missing, &mut effects))
            } else {
                match (heard, self.remove_lost(number, &mut effects)) {
                    // The answer of a shared search that is over.
                    (answer @ Some(JobEvent::Answer(_)), Some(JobEvent::Replaced { .. }) | None) => answer,
                    (heard, lost) => lost.or(heard),
                }
            };
        }
        self.assign(&mut effects);
        (effects, heard)
    }

    /// Translates an answer for the owner of the jobs. Drops stale ones.
    fn answered(&mut self, number: WorkerNumber, answer: Answer, effects: &mut Vec<WorkerEffect>) -> Option<JobEvent> {
        let index = |id| self.running.iter().position(|(of, job)| *of == number && job.request.id == id);
        let answer = match answer {
            Answer::Progress { id, report } => {
                index(id)?;
                Answer::Progress { id, report: self.merged(id, number, report) }
            }
            Answer::Done { id, best, report } => {
                self.running.remove(index(id)?);
                // The handshake alone must not reset the count, or workers that crash on every job would be restarted
                // forever.
                self.watchdog.reset_losses(&());
                self.done(number, id, best, report, effects)
            }
            Answer::Failed { id: Some(id), why } => {
                self.running.remove(index(id)?);
                effects.extend(self.stop(id));
                self.forget(id);
                Answer::Failed { id: Some(id), why }
            }
            Answer::Failed { id: None, .. } => {
                // The owner ends its search whatever the cause.
                if let Some(id) = self.running.iter().find(|(of, _)| *of == number).map(|(_, job)| job.request.id) {
                    self.forget(id);
                }
                answer
            }
            Answer::Incomplete => answer,
            Answer::Loading { received } => {
                self.received = Some(received);
                return None;
            }
            // The others are never requested here, and the watchdog has noted the sign of life already.
            _ => return None,
        };
        Some(JobEvent::Answer(answer))
    }

    /// A worker's report, merged with those of the others that share the search.
    fn merged(&mut self, id: u32, number: WorkerNumber, report: SearchReport) -> SearchReport {
        let Some(team) = self.team(id) else { return report };
        team.note(number, report);
        team.merged()
    }

    /// Handles a finished worker. In a shared search, the first to finish stops the others, and the last one's report
    /// counts.
    fn done(
        &mut self,
        number: WorkerNumber,
        id: u32,
        best: Option<String>,
        report: SearchReport,
        effects: &mut Vec<WorkerEffect>,
    ) -> Answer {
        let Some(team) = self.team(id) else { return Answer::Done { id, best, report } };
        team.note(number, report);
        let report = team.merged();
        if !std::mem::replace(&mut team.is_over, true) {
            self.waiting.retain(|job| job.request.id != id);
            effects.extend(self.stop(id));
        }
        self.conclude(id).unwrap_or(Answer::Progress { id, report })
    }

    /// Removes a worker from its team, if any; its report no longer counts. Returns whether the team is over.
    fn leave(&mut self, id: u32, number: WorkerNumber) -> bool {
        let Some(team) = self.team(id) else { return false };
        team.reports.retain(|(of, _)| *of != number);
        team.is_over
    }

    /// The answer of a finished team, once none of its workers is busy.
    fn conclude(&mut self, id: u32) -> Option<Answer> {
        if self.running.iter().any(|(_, job)| job.request.id == id) {
            return None;
        }
        let report = self.team.take_if(|team| team.id == id && team.is_over)?.merged();
        Some(Answer::Done { id, best: report.root_moves.first().map(|root| root.mv.clone()), report })
    }

    /// Terminates a lost worker and requeues its job.
    fn remove_lost(&mut self, number: WorkerNumber, effects: &mut Vec<WorkerEffect>) -> Option<JobEvent> {
        let loss = self.watchdog.remove_lost(number, effects)?;
        if let Some(why) = loss.closed {
            return Some(self.close(why, effects));
        }
        let job = self.running.iter().position(|(of, _)| *of == number).map(|index| self.running.remove(index).1);
        let is_waited_for = job.is_some() || !self.waiting.is_empty();
        let (mut dropped, mut done) = (None, None);
        if let Some(job) = job {
            let job = Job { lost: job.lost + 1, ..job };
            let id = job.request.id;
            if self.leave(id, number) {
                done = self.conclude(id);
            } else if job.lost >= MAX_LOST {
                effects.extend(self.stop(id));
                self.forget(id);
                dropped = Some(id);
            } else {
                self.waiting.insert(0, job);
            }
        }
        if self.watchdog.is_empty() {
            self.watchdog.start((), effects);
        }
        done.map(JobEvent::Answer).or_else(|| is_waited_for.then_some(JobEvent::Replaced { dropped }))
    }

    fn close(&mut self, why: Closed, effects: &mut Vec<WorkerEffect>) -> JobEvent {
        self.closed = Some(why);
        effects.extend(self.end());
        JobEvent::Closed
    }

    /// Assigns waiting jobs, the most urgent first: to idle workers, then to those with the least urgent jobs. A
    /// displaced job is queued again and restarts from scratch. Starts further workers for what remains.
    fn assign(&mut self, effects: &mut Vec<WorkerEffect>) {
        let urgency = |job: &Job| job.request.purpose.priority();
        while let Some(index) = (0..self.waiting.len()).min_by_key(|&index| Reverse(urgency(&self.waiting[index]))) {
            let wanted = urgency(&self.waiting[index]);
            let least = |number| self.running.iter().find(|(of, _)| *of == number).map(|(_, job)| urgency(job));
            // A team that is over has been stopped and will answer at once.
            let over = self.team.as_ref().filter(|team| team.is_over).map(|team| team.id);
            let ends = |number| self.running.iter().any(|(of, job)| *of == number && Some(job.request.id) == over);
            let ready = self.watchdog.ready().filter(|&number| !ends(number)).map(|number| (least(number), number));
            let free = ready.filter(|(urgency, _)| urgency.is_none_or(|urgency| urgency < wanted));
            let Some((_, number)) = free.min_by_key(|(urgency, _)| *urgency) else { break };
            let job = self.waiting.remove(index);
            self.watchdog.send(number, Request::Search(job.request.clone()), effects);
            let displaced = self.running.iter().position(|(of, _)| *of == number);
            if let Some(displaced) = displaced.map(|index| self.running.remove(index).1) {
                self.leave(displaced.request.id, number);
                self.waiting.insert(0, displaced);
            }
            self.running.push((number, job));
        }
        let loading = self.watchdog.len() - self.watchdog.ready().count();
        let missing = self.waiting.len().saturating_sub(loading);
        for _ in 0..missing.min((1 + self.max_helpers).saturating_sub(self.watchdog.len())) {
            self.watchdog.start((), effects);
        }
        self.schedule_tick(effects);
    }

    fn schedule_tick(&mut self, effects: &mut Vec<WorkerEffect>) {
        let running = &self.running;
        self.watchdog.schedule_tick(|number| has_job(running, number), effects);
    }
}

fn has_job(running: &[(WorkerNumber, Job)], number: WorkerNumber) -> bool {
    running.iter().any(|(of, _)| *of == number)
}
