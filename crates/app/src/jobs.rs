//! The only scheduler of workers, on a [`Watchdog`]: assigns jobs to the workers of a role, and reassigns those of lost
//! ones. Plain data; the watchdog knows which workers are alive.

use std::cmp::Reverse;

use alquerque_core::search::LEVEL_COUNT;
use alquerque_messages::{Answer, Budget, Engine, Request, SearchReport, SearchRequest, StudyAnswer};

use crate::watchdog::{Closed, Loss, MAX_LOST, Role, Watchdog, WorkerEffect, WorkerEvent, WorkerNumber, WorkerSignal};

/// Maximum number of search workers, however many processors there are: each needs about 60 MB.
const MAX_WORKERS: usize = 8;
/// The same on devices that don't report their memory.
const USUAL_WORKERS: usize = 3;

/// The game's roles of workers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Group {
    /// Searches.
    Search,
    /// The prover.
    Prover,
}

impl Role for Group {
    fn is_prover(self) -> bool {
        self == Self::Prover
    }

    fn is_session(self) -> bool {
        false
    }
}

/// An event for the owner of a role's jobs.
#[derive(Clone, Debug, PartialEq)]
pub enum JobEvent {
    /// The answer to a job or to a session's request, or a failure not tied to any.
    Answer(Answer),
    /// A worker was lost while answers were outstanding. All jobs continue on other workers, except one that has cost
    /// too many. A session's data is gone, and its requests must be repeated.
    Lost {
        /// The job that was dropped.
        dropped: Option<u32>,
        /// Whether the worker had started; if not, it could not be loaded.
        was_ready: bool,
    },
    /// There are no workers any more, see [`Jobs::closed`]. All jobs are dropped.
    Closed(Closed),
}

/// A request, and the number of workers lost to it.
#[derive(Clone, Debug, PartialEq)]
struct Job<R> {
    role: R,
    id: u32,
    /// Jobs with a higher priority go first.
    priority: u8,
    request: Request,
    lost: u32,
}

impl<R: Role> Job<R> {
    fn new(role: R, request: Request) -> Self {
        let (id, priority) = match &request {
            Request::Search(search) => (search.id, search.purpose.priority()),
            Request::Analyse(task) => (task.id, 0),
            _ => (0, 0),
        };
        Self { role, id, priority, request, lost: 0 }
    }

    fn is(&self, role: R, id: u32) -> bool {
        self.role == role && self.id == id
    }
}

/// A search shared by several workers, each with its own tree. All have the request's id.
#[derive(Clone, Debug, PartialEq)]
struct Team<R> {
    role: R,
    id: u32,
    /// The last report of each worker.
    reports: Vec<(WorkerNumber, SearchReport)>,
    /// Whether one of them is done. The others are then stopped, and waiting ones are no longer needed.
    is_over: bool,
}

impl<R: Role> Team<R> {
    fn is(&self, role: R, id: u32) -> bool {
        self.role == role && self.id == id
    }

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
fn can_be_shared(request: &Request) -> bool {
    let Request::Search(SearchRequest { engine: Engine::Uct { .. }, budget, seed: None, .. }) = request else {
        return false;
    };
    matches!(budget, Budget::Millis(_) | Budget::Level(LEVEL_COUNT))
}

/// The workers and their jobs.
#[derive(Clone, Debug, PartialEq)]
pub struct Jobs<R> {
    watchdog: Watchdog<R>,
    /// Jobs assigned to workers.
    running: Vec<(WorkerNumber, Job<R>)>,
    /// The search shared by several workers. There is at most one.
    team: Option<Team<R>>,
    /// Unassigned jobs, in order of arrival, and requests for sessions whose workers are still loading.
    waiting: Vec<Job<R>>,
    /// The roles that may have more than one worker, and the maximum number.
    max_workers: Vec<(R, usize)>,
    /// Roles that continue with the workers they have, since no more could be started.
    without_more: Vec<R>,
    /// Bytes of the prover's module downloaded so far.
    received: Option<u32>,
    closed: Vec<(R, Closed)>,
}

impl<R> Default for Jobs<R> {
    fn default() -> Self {
        Self {
            watchdog: Watchdog::default(),
            running: Vec::new(),
            team: None,
            waiting: Vec::new(),
            max_workers: Vec::new(),
            without_more: Vec::new(),
            received: None,
            closed: Vec::new(),
        }
    }
}

impl Jobs<Group> {
    /// Sets the maximum number of search workers from the number of processors, one of which is left to the page, and
    /// the device's memory in gigabytes, if known.
    pub fn allow(&mut self, processors: usize, gigabytes: Option<usize>) {
        let most = match gigabytes {
            None => USUAL_WORKERS,
            Some(8..) => MAX_WORKERS,
            Some(fewer) => (fewer / 2).max(1),
        };
        self.limit(Group::Search, processors.saturating_sub(1).clamp(1, most));
    }
}

impl<R: Role> Jobs<R> {
    /// Sets the maximum number of workers of a role, which is 1 by default.
    pub fn limit(&mut self, role: R, most: usize) {
        self.max_workers.retain(|(of, _)| *of != role);
        self.max_workers.push((role, most));
    }

    fn max_workers(&self, role: R) -> usize {
        self.max_workers.iter().find(|(of, _)| *of == role).map_or(1, |(_, most)| *most)
    }

    /// Starts the first worker of a role, or reopens a closed role. Further workers are started on demand.
    pub fn open(&mut self, role: R) -> Vec<WorkerEffect> {
        self.reopen(role);
        let mut effects = Vec::new();
        self.start_first(role, &mut effects);
        self.schedule_tick(&mut effects);
        effects
    }

    fn reopen(&mut self, role: R) {
        self.closed.retain(|(of, _)| *of != role);
        self.without_more.retain(|of| *of != role);
        self.watchdog.retry(role);
        if role.is_prover() {
            self.received = None;
        }
    }

    /// The role's first worker, which is started if necessary.
    fn start_first(&mut self, role: R, effects: &mut Vec<WorkerEffect>) -> WorkerNumber {
        let first = self.watchdog.numbers(role).next();
        first.unwrap_or_else(|| self.watchdog.start(role, effects))
    }

    /// Why a role is closed; `None` if it is open. A closed role drops jobs.
    pub fn closed(&self, role: R) -> Option<&Closed> {
        self.closed.iter().find(|(of, _)| *of == role).map(|(_, why)| why)
    }

    /// Bytes of the prover's module downloaded so far; `None` if not reported.
    pub fn received(&self) -> Option<u32> {
        self.received
    }

    /// Terminates all workers of a role, drops its jobs, and reopens it.
    pub fn end(&mut self, role: R) -> Vec<WorkerEffect> {
        let mut effects = Vec::new();
        self.drop_all(role);
        for number in self.watchdog.numbers(role).collect::<Vec<_>>() {
            self.watchdog.end(number, &mut effects);
        }
        self.reopen(role);
        effects
    }

    fn drop_all(&mut self, role: R) {
        self.waiting.retain(|job| job.role != role);
        self.running.retain(|(_, job)| job.role != role);
        self.team.take_if(|team| team.role == role);
    }

    /// Sends a request to the worker of a session, as soon as it is ready.
    fn send(&mut self, role: R, request: Request) -> Vec<WorkerEffect> {
        let mut effects = Vec::new();
        let number = self.start_first(role, &mut effects);
        if self.watchdog.is_ready(number) {
            self.watchdog.send(number, request, &mut effects);
        } else {
            self.waiting.push(Job::new(role, request));
        }
        self.schedule_tick(&mut effects);
        effects
    }

    /// Adds a job. It starts as soon as a worker is free or has a less urgent job. All workers share it if possible. In
    /// a session, its worker gets the request as soon as it is ready.
    pub fn submit(&mut self, role: R, request: Request) -> Vec<WorkerEffect> {
        if role.is_session() {
            return self.send(role, request);
        }
        if self.closed(role).is_some() {
            return Vec::new();
        }
        let (most, job) = (self.max_workers(role), Job::new(role, request));
        if most > 1 && self.team.is_none() && can_be_shared(&job.request) {
            self.team = Some(Team { role, id: job.id, reports: Vec::new(), is_over: false });
            self.waiting.extend(std::iter::repeat_n(job.clone(), most - 1));
        }
        self.waiting.push(job);
        let mut effects = Vec::new();
        self.assign(&mut effects);
        effects
    }

    /// Stops a job; its answer is the best found so far.
    pub fn stop(&mut self, role: R, id: u32) -> Vec<WorkerEffect> {
        let mut effects = Vec::new();
        for (number, _) in self.running.iter().filter(|(_, job)| job.is(role, id)) {
            self.watchdog.send(*number, Request::Stop { id }, &mut effects);
        }
        effects
    }

    /// Cancels a job; it gets no answer.
    pub fn cancel(&mut self, role: R, id: u32) -> Vec<WorkerEffect> {
        let mut effects = self.stop(role, id);
        self.forget(role, id);
        self.assign(&mut effects);
        effects
    }

    fn forget(&mut self, role: R, id: u32) {
        self.waiting.retain(|job| !job.is(role, id));
        self.running.retain(|(_, job)| !job.is(role, id));
        self.team.take_if(|team| team.is(role, id));
    }

    fn team(&mut self, role: R, id: u32) -> Option<&mut Team<R>> {
        self.team.as_mut().filter(|team| team.is(role, id))
    }

    /// Handles a worker's event. Returns an event for the owner of its role's jobs.
    pub fn handle_event(
        &mut self,
        number: WorkerNumber,
        event: WorkerEvent,
    ) -> (Vec<WorkerEffect>, Option<(R, JobEvent)>) {
        let mut effects = Vec::new();
        let Some(role) = self.watchdog.role_of(number) else { return (effects, None) };
        let heard = match self.watchdog.handle_event(number, event, &mut effects) {
            Some(WorkerSignal::Answer(answer)) if role.is_session() => self.said(role, answer),
            Some(WorkerSignal::Answer(answer)) => self.answered(role, number, answer, &mut effects),
            Some(WorkerSignal::Lost) => self.remove_lost(number, &mut effects).map(|(_, event)| event),
            Some(WorkerSignal::Closed(why)) => self.give_up(role, number, why, &mut effects),
            Some(WorkerSignal::Ready) => {
                if role.is_session() {
                    for job in self.waiting.extract_if(.., |job| job.role == role) {
                        self.watchdog.send(number, job.request, &mut effects);
                    }
                }
                None
            }
            None => None,
        };
        self.assign(&mut effects);
        (effects, heard.map(|event| (role, event)))
    }

    /// Handles a watchdog tick, `late` milliseconds after it was due.
    pub fn tick(&mut self, late: u32) -> (Vec<WorkerEffect>, Vec<(R, JobEvent)>) {
        let mut effects = Vec::new();
        let running = &self.running;
        let dead = self.watchdog.tick(late, |number, role| is_at_work(running, number, role), &mut effects);
        let mut heard = Vec::new();
        for number in dead {
            let stalled = self.watchdog.role_of(number).filter(|role| role.is_prover());
            heard.extend(match stalled.filter(|_| !self.watchdog.is_ready(number)) {
                // Loading its large module again would stall again.
                Some(role) => Some((role, self.close(role, Closed::Missing, &mut effects))),
                None => self.remove_lost(number, &mut effects),
            });
        }
        self.assign(&mut effects);
        (effects, heard)
    }

    /// Passes an answer to the owner of a session.
    fn said(&mut self, role: R, answer: Answer) -> Option<JobEvent> {
        if answer.is_end() {
            self.watchdog.forget_losses(role);
        }
        (answer != Answer::Pong).then_some(JobEvent::Answer(answer))
    }

    /// Translates an answer for the owner of the jobs. Drops stale ones.
    fn answered(
        &mut self,
        role: R,
        number: WorkerNumber,
        answer: Answer,
        effects: &mut Vec<WorkerEffect>,
    ) -> Option<JobEvent> {
        let index = |id| self.running.iter().position(|(of, job)| *of == number && job.id == id);
        // The handshake alone must not reset the count, or workers that crash on every job would be restarted forever.
        if answer.is_end() {
            self.watchdog.forget_losses(role);
        }
        let answer = match answer {
            Answer::Progress { id, report } => {
                index(id)?;
                Answer::Progress { id, report: self.merged(role, id, number, report) }
            }
            Answer::Done { id, best, report } => {
                self.running.remove(index(id)?);
                self.done(role, number, id, best, report, effects)
            }
            Answer::Study(StudyAnswer::Analysis { id, done, .. }) => {
                let index = index(id)?;
                if done {
                    self.running.remove(index);
                }
                answer
            }
            Answer::Failed { id: Some(id), why } => {
                self.running.remove(index(id)?);
                effects.extend(self.stop(role, id));
                self.forget(role, id);
                Answer::Failed { id: Some(id), why }
            }
            Answer::Failed { id: None, why } => {
                // A message that the worker could not parse was the last one sent.
                let id = self.running.iter().find(|(of, _)| *of == number).map(|(_, job)| job.id);
                if let Some(id) = id {
                    self.forget(role, id);
                }
                Answer::Failed { id, why }
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
    fn merged(&mut self, role: R, id: u32, number: WorkerNumber, report: SearchReport) -> SearchReport {
        let Some(team) = self.team(role, id) else { return report };
        team.note(number, report);
        team.merged()
    }

    /// Handles a finished worker. In a shared search, the first to finish stops the others, and the last one's report
    /// counts.
    fn done(
        &mut self,
        role: R,
        number: WorkerNumber,
        id: u32,
        best: Option<String>,
        report: SearchReport,
        effects: &mut Vec<WorkerEffect>,
    ) -> Answer {
        let Some(team) = self.team(role, id) else { return Answer::Done { id, best, report } };
        team.note(number, report);
        let report = team.merged();
        if !std::mem::replace(&mut team.is_over, true) {
            self.waiting.retain(|job| !job.is(role, id));
            effects.extend(self.stop(role, id));
        }
        self.conclude(role, id).unwrap_or(Answer::Progress { id, report })
    }

    /// Removes a worker from its team, if any; its report no longer counts. Returns whether the team is over.
    fn leave(&mut self, role: R, id: u32, number: WorkerNumber) -> bool {
        let Some(team) = self.team(role, id) else { return false };
        team.reports.retain(|(of, _)| *of != number);
        team.is_over
    }

    /// The answer of a finished team, once none of its workers is busy.
    fn conclude(&mut self, role: R, id: u32) -> Option<Answer> {
        if self.running.iter().any(|(_, job)| job.is(role, id)) {
            return None;
        }
        let report = self.team.take_if(|team| team.is(role, id) && team.is_over)?.merged();
        Some(Answer::Done { id, best: report.root_moves.first().map(|root| root.mv.clone()), report })
    }

    /// Terminates a lost worker and requeues its job.
    fn remove_lost(&mut self, number: WorkerNumber, effects: &mut Vec<WorkerEffect>) -> Option<(R, JobEvent)> {
        let Loss { role, was_ready, closed } = self.watchdog.remove_lost(number, effects)?;
        let job = self.running.iter().position(|(of, _)| *of == number).map(|index| self.running.remove(index).1);
        let is_waited_for = role.is_session() || job.is_some() || self.waiting.iter().any(|job| job.role == role);
        let (mut dropped, mut done) = (None, None);
        if let Some(job) = job {
            let job = Job { lost: job.lost + 1, ..job };
            let id = job.id;
            if self.leave(role, id, number) {
                done = self.conclude(role, id);
            } else if job.lost >= MAX_LOST {
                effects.extend(self.stop(role, id));
                self.forget(role, id);
                dropped = Some(id);
            } else {
                self.waiting.insert(0, job);
            }
        }
        if let Some(event) = closed.and_then(|why| self.give_up(role, number, why, effects)) {
            return Some((role, event));
        }
        if role.is_session() {
            self.drop_all(role);
        } else {
            self.start_first(role, effects);
        }
        let lost = || is_waited_for.then_some(JobEvent::Lost { dropped, was_ready });
        Some((role, done.map(JobEvent::Answer).or_else(lost)?))
    }

    /// Handles a worker that can't be replaced: its role continues with its other workers, or is closed without any.
    /// None of them can be used if they are of another version than the page.
    fn give_up(
        &mut self,
        role: R,
        number: WorkerNumber,
        why: Closed,
        effects: &mut Vec<WorkerEffect>,
    ) -> Option<JobEvent> {
        let is_last = !self.watchdog.numbers(role).any(|other| other != number);
        if is_last || matches!(why, Closed::Outdated(_)) {
            return Some(self.close(role, why, effects));
        }
        self.without_more.push(role);
        self.watchdog.forget_losses(role);
        if self.watchdog.role_of(number).is_some() {
            self.watchdog.end(number, effects);
        }
        None
    }

    fn close(&mut self, role: R, why: Closed, effects: &mut Vec<WorkerEffect>) -> JobEvent {
        self.drop_all(role);
        for number in self.watchdog.numbers(role).collect::<Vec<_>>() {
            self.watchdog.remove_lost(number, effects);
        }
        if role.is_session() {
            self.watchdog.retry(role);
        } else {
            self.closed.push((role, why.clone()));
        }
        JobEvent::Closed(why)
    }

    /// Assigns waiting jobs, and schedules the next tick.
    fn assign(&mut self, effects: &mut Vec<WorkerEffect>) {
        let mut roles: Vec<R> = Vec::new();
        for job in self.waiting.iter().filter(|job| !job.role.is_session()) {
            if !roles.contains(&job.role) {
                roles.push(job.role);
            }
        }
        for role in roles {
            self.assign_in(role, effects);
        }
        self.schedule_tick(effects);
    }

    /// Assigns the waiting jobs of a role, the most urgent first: to idle workers, then to those with the least urgent
    /// jobs. A displaced job is queued again and restarts from scratch. Starts further workers for what remains.
    fn assign_in(&mut self, role: R, effects: &mut Vec<WorkerEffect>) {
        while let Some(index) = self.most_urgent(role) {
            let wanted = self.waiting[index].priority;
            let least = |number| self.running.iter().find(|(of, _)| *of == number).map(|(_, job)| job.priority);
            // A team that is over has been stopped and will answer at once.
            let over = self.team.as_ref().filter(|team| team.is_over && team.role == role).map(|team| team.id);
            let ends = |number| self.running.iter().any(|(of, job)| *of == number && Some(job.id) == over);
            let ready = self.watchdog.ready(role).filter(|&number| !ends(number)).map(|number| (least(number), number));
            let free = ready.filter(|(priority, _)| priority.is_none_or(|priority| priority < wanted));
            let Some((_, number)) = free.min_by_key(|(priority, _)| *priority) else { break };
            let job = self.waiting.remove(index);
            self.watchdog.send(number, job.request.clone(), effects);
            let displaced = self.running.iter().position(|(of, _)| *of == number);
            if let Some(displaced) = displaced.map(|index| self.running.remove(index).1) {
                self.leave(role, displaced.id, number);
                self.waiting.insert(0, displaced);
            }
            self.running.push((number, job));
        }
        let started = self.watchdog.numbers(role).count();
        let loading = started - self.watchdog.ready(role).count();
        let missing = self.waiting.iter().filter(|job| job.role == role).count().saturating_sub(loading);
        let most = if self.without_more.contains(&role) { 0 } else { self.max_workers(role) };
        for _ in 0..missing.min(most.saturating_sub(started)) {
            self.watchdog.start(role, effects);
        }
    }

    fn most_urgent(&self, role: R) -> Option<usize> {
        let jobs = self.waiting.iter().enumerate().filter(|(_, job)| job.role == role);
        jobs.min_by_key(|(_, job)| Reverse(job.priority)).map(|(index, _)| index)
    }

    fn schedule_tick(&mut self, effects: &mut Vec<WorkerEffect>) {
        let running = &self.running;
        self.watchdog.schedule_tick(|number, role| is_at_work(running, number, role), effects);
    }
}

/// Whether a worker is monitored: while it has a job, or, since the page has all results of an idle one, too, all the
/// time in a session.
fn is_at_work<R: Role>(running: &[(WorkerNumber, Job<R>)], number: WorkerNumber, role: R) -> bool {
    role.is_session() || running.iter().any(|(of, _)| *of == number)
}
