//! The only scheduler of workers: assigns jobs to the workers of a role, replaces those that fail, and reassigns their
//! jobs. Plain data, independent of the browser: it returns [`WorkerEffect`]s for the page to carry out, and takes the
//! resulting [`WorkerEvent`]s.

use std::cmp::Reverse;

use alquerque_messages::{Answer, Request, SearchReport, StudyAnswer, VERSION};

use crate::jobs::team::{Team, can_be_shared};
use crate::jobs::watchdog::{TICK_MILLIS, Watchdog};
use crate::jobs::worker::{Closed, Role, WorkerEffect, WorkerEvent, WorkerNumber};

/// Number of workers lost in a row in one role, or to one job, after which it is given up.
const MAX_LOST: u32 = 3;

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
            Request::BestLines(task) => (task.id, 0),
            _ => (0, 0),
        };
        Self { role, id, priority, request, lost: 0 }
    }

    fn is(&self, role: R, id: u32) -> bool {
        self.role == role && self.id == id
    }
}

/// A worker.
#[derive(Clone, Debug, PartialEq)]
struct Worker<R> {
    number: WorkerNumber,
    role: R,
    watchdog: Watchdog,
    job: Option<Job<R>>,
}

impl<R: Role> Worker<R> {
    fn has(&self, role: R, id: u32) -> bool {
        self.job.as_ref().is_some_and(|job| job.is(role, id))
    }

    fn priority(&self) -> Option<u8> {
        self.job.as_ref().map(|job| job.priority)
    }

    /// Whether the watchdog monitors it: while it has a job. A session's worker always, as it keeps data even while idle.
    fn is_at_work(&self) -> bool {
        self.role.is_session() || self.job.is_some()
    }

    /// Sends a request that must be answered.
    fn send(&mut self, request: Request, effects: &mut Vec<WorkerEffect>) {
        self.watchdog.owes_answer = true;
        effects.push(WorkerEffect::Send(self.number, request));
    }
}

/// What is known about the workers of a role.
#[derive(Clone, Debug, PartialEq)]
struct RoleState<R> {
    role: R,
    max_workers: usize,
    /// Whether the role continues with the workers it has, since no more could be started.
    cannot_grow: bool,
    closed: Option<Closed>,
    /// Workers lost in a row since the last retry.
    lost: u32,
    /// Whether any of them had completed the handshake.
    was_ready: bool,
    /// Whether one was lost since any did useful work, retries or not.
    has_failed: bool,
}

impl<R> RoleState<R> {
    fn new(role: R) -> Self {
        Self { role, max_workers: 1, cannot_grow: false, closed: None, lost: 0, was_ready: false, has_failed: false }
    }

    /// Resets the count of losses, since the user wants to retry.
    fn retry(&mut self) {
        (self.lost, self.was_ready) = (0, false);
    }

    /// Forgets the losses, since a worker did useful work.
    fn forget_losses(&mut self) {
        self.retry();
        self.has_failed = false;
    }
}

/// The workers and their jobs.
#[derive(Clone, Debug, PartialEq)]
pub struct Jobs<R> {
    workers: Vec<Worker<R>>,
    /// Number of workers started so far.
    started: u32,
    /// Whether a tick is scheduled.
    tick_scheduled: bool,
    roles: Vec<RoleState<R>>,
    /// The search shared by several workers. There is at most one.
    team: Option<Team<R>>,
    /// Unassigned jobs, in order of arrival, and requests for sessions whose workers are still loading.
    waiting: Vec<Job<R>>,
    /// Bytes of the prover's module downloaded so far.
    received: Option<u32>,
    /// What to return for the page to carry out, in order.
    effects: Vec<WorkerEffect>,
}

impl<R> Default for Jobs<R> {
    fn default() -> Self {
        Self {
            workers: Vec::new(),
            started: 0,
            tick_scheduled: false,
            roles: Vec::new(),
            team: None,
            waiting: Vec::new(),
            received: None,
            effects: Vec::new(),
        }
    }
}

impl<R: Role> Jobs<R> {
    fn take_effects(&mut self) -> Vec<WorkerEffect> {
        std::mem::take(&mut self.effects)
    }

    fn role_state(&mut self, role: R) -> &mut RoleState<R> {
        let index = self.roles.iter().position(|state| state.role == role).unwrap_or_else(|| {
            self.roles.push(RoleState::new(role));
            self.roles.len() - 1
        });
        &mut self.roles[index]
    }

    /// The workers of a role, in the order they were started.
    fn workers(&mut self, role: R) -> impl Iterator<Item = &mut Worker<R>> {
        self.workers.iter_mut().filter(move |worker| worker.role == role)
    }

    /// Sets the maximum number of workers of a role, which is 1 by default.
    pub fn limit(&mut self, role: R, max: usize) {
        self.role_state(role).max_workers = max;
    }

    /// Starts the first worker of a role, or reopens a closed role. Further workers are started on demand.
    pub fn open(&mut self, role: R) -> Vec<WorkerEffect> {
        self.reopen(role);
        self.start_first(role);
        self.schedule_tick();
        self.take_effects()
    }

    fn reopen(&mut self, role: R) {
        let state = self.role_state(role);
        (state.closed, state.cannot_grow) = (None, false);
        state.retry();
        if role.is_prover() {
            self.received = None;
        }
    }

    fn start(&mut self, role: R) {
        self.started = self.started.wrapping_add(1);
        let (number, bypass_cache) = (self.started, self.role_state(role).has_failed);
        self.workers.push(Worker { number, role, watchdog: Watchdog::STARTED, job: None });
        self.effects.push(if role.is_prover() {
            WorkerEffect::StartProver { number, bypass_cache }
        } else {
            WorkerEffect::Start(number)
        });
    }

    /// Starts a worker if the role has none.
    fn start_first(&mut self, role: R) {
        if self.workers(role).next().is_none() {
            self.start(role);
        }
    }

    /// Why a role is closed; `None` if it is open. A closed role drops jobs.
    pub fn closed(&self, role: R) -> Option<&Closed> {
        self.roles.iter().find(|state| state.role == role)?.closed.as_ref()
    }

    /// Bytes of the prover's module downloaded so far; `None` if not reported.
    pub fn received_bytes(&self) -> Option<u32> {
        self.received
    }

    /// Terminates all workers of a role, drops its jobs, and reopens it.
    pub fn end(&mut self, role: R) -> Vec<WorkerEffect> {
        self.end_all(role);
        self.reopen(role);
        self.take_effects()
    }

    fn end_all(&mut self, role: R) {
        self.waiting.retain(|job| job.role != role);
        self.team.take_if(|team| team.role == role);
        let ended = self.workers.extract_if(.., |worker| worker.role == role);
        self.effects.extend(ended.map(|worker| WorkerEffect::End(worker.number)));
    }

    /// Sends a request to the worker of a session, as soon as it is ready.
    fn send(&mut self, role: R, request: Request) {
        self.start_first(role);
        let mut workers = self.workers.iter_mut();
        match workers.find(|worker| worker.role == role && worker.watchdog.is_ready) {
            Some(worker) => worker.send(request, &mut self.effects),
            None => self.waiting.push(Job::new(role, request)),
        }
        self.schedule_tick();
    }

    /// Adds a job. It starts as soon as a worker is free or has a less urgent job. All workers share it if possible. In
    /// a session, its worker gets the request as soon as it is ready.
    pub fn submit(&mut self, role: R, request: Request) -> Vec<WorkerEffect> {
        if role.is_session() {
            self.send(role, request);
        } else if self.closed(role).is_none() {
            self.add(Job::new(role, request));
        }
        self.take_effects()
    }

    fn add(&mut self, job: Job<R>) {
        let max = self.role_state(job.role).max_workers;
        if max > 1 && self.team.is_none() && can_be_shared(&job.request) {
            self.team = Some(Team::new(job.role, job.id));
            self.waiting.extend(std::iter::repeat_n(job.clone(), max - 1));
        }
        self.waiting.push(job);
        self.assign();
    }

    /// Stops a job; its answer is the best found so far.
    pub fn stop(&mut self, role: R, id: u32) -> Vec<WorkerEffect> {
        self.stop_workers(role, id);
        self.take_effects()
    }

    fn stop_workers(&mut self, role: R, id: u32) {
        for worker in self.workers.iter_mut().filter(|worker| worker.has(role, id)) {
            worker.send(Request::Stop { id }, &mut self.effects);
        }
    }

    /// Cancels a job; it gets no answer.
    pub fn cancel(&mut self, role: R, id: u32) -> Vec<WorkerEffect> {
        self.stop_workers(role, id);
        self.forget(role, id);
        self.assign();
        self.take_effects()
    }

    fn forget(&mut self, role: R, id: u32) {
        self.waiting.retain(|job| !job.is(role, id));
        for worker in self.workers.iter_mut().filter(|worker| worker.has(role, id)) {
            worker.job = None;
        }
        self.team.take_if(|team| team.is(role, id));
    }

    fn team(&mut self, role: R, id: u32) -> Option<&mut Team<R>> {
        self.team.as_mut().filter(|team| team.is(role, id))
    }

    /// Handles a worker's event. Returns an event for the owner of its role's jobs. Ignores events of workers that were
    /// given up, as others have taken over.
    pub fn handle_event(
        &mut self,
        number: WorkerNumber,
        event: WorkerEvent,
    ) -> (Vec<WorkerEffect>, Option<(R, JobEvent)>) {
        let Some(worker) = self.workers.iter_mut().find(|worker| worker.number == number) else {
            return (Vec::new(), None);
        };
        let role = worker.role;
        worker.watchdog.heard();
        let job_event = match event {
            WorkerEvent::Loaded => {
                worker.send(Request::Hello { version: VERSION.to_owned() }, &mut self.effects);
                None
            }
            WorkerEvent::Answered(Answer::Hello { version }) if version == VERSION => {
                (worker.watchdog.is_ready, worker.watchdog.owes_answer) = (true, false);
                for job in self.waiting.extract_if(.., |job| job.role == role && role.is_session()) {
                    worker.send(job.request, &mut self.effects);
                }
                None
            }
            WorkerEvent::Answered(Answer::Hello { version }) => self.give_up(role, number, Closed::Outdated(version)),
            WorkerEvent::Answered(answer) => self.handle_answer(role, number, answer),
            // Another version, although the handshake should have caught that.
            WorkerEvent::Unreadable => self.give_up(role, number, Closed::Outdated("unknown".to_owned())),
            WorkerEvent::Broken => self.remove_lost(number, false).map(|(_, event)| event),
            WorkerEvent::Refused => self.give_up(role, number, Closed::Refused),
        };
        self.assign();
        (self.take_effects(), job_event.map(|event| (role, event)))
    }

    /// Handles a tick, `late` milliseconds after it was due: pings the busy workers, and replaces the dead ones.
    pub fn tick(&mut self, late: u32) -> (Vec<WorkerEffect>, Vec<(R, JobEvent)>) {
        self.tick_scheduled = false;
        let (mut dead, mut reliable, mut job_events) = (Vec::new(), Vec::new(), Vec::new());
        for worker in &mut self.workers {
            if worker.watchdog.tick(late, worker.role.is_prover()) {
                dead.push(worker.number);
            } else if worker.is_at_work() && !worker.watchdog.owes_answer {
                worker.send(Request::Ping, &mut self.effects);
            }
            if worker.watchdog.has_passed_probation() {
                reliable.push(worker.role);
            }
        }
        for role in reliable {
            self.role_state(role).forget_losses();
        }
        for number in dead {
            job_events.extend(self.remove_lost(number, true));
        }
        self.assign();
        (self.take_effects(), job_events)
    }

    /// Translates an answer for the owner of the jobs. Drops stale ones.
    fn handle_answer(&mut self, role: R, number: WorkerNumber, answer: Answer) -> Option<JobEvent> {
        // The handshake alone must not reset the count, or workers that crash on every job would be restarted forever.
        if answer.is_end() {
            self.role_state(role).forget_losses();
        }
        if role.is_session() {
            return (answer != Answer::Pong).then_some(JobEvent::Answer(answer));
        }
        let job = &mut self.workers.iter_mut().find(|worker| worker.number == number)?.job;
        let answer = match answer {
            Answer::Progress { id, report } => {
                job.as_ref().filter(|job| job.id == id)?;
                let report = match self.team(role, id) {
                    Some(team) => team.merge(number, report),
                    None => report,
                };
                Answer::Progress { id, report }
            }
            Answer::Done { id, best, report } => {
                job.take_if(|job| job.id == id)?;
                self.done(role, number, id, best, report)
            }
            Answer::Study(StudyAnswer::Analysis { id, done, .. }) => {
                job.as_ref().filter(|job| job.id == id)?;
                job.take_if(|_| done);
                answer
            }
            Answer::Study(StudyAnswer::BestLines { id, .. }) => {
                job.take_if(|job| job.id == id)?;
                answer
            }
            Answer::Failed { id: Some(id), why } => {
                job.take_if(|job| job.id == id)?;
                self.stop_workers(role, id);
                self.forget(role, id);
                Answer::Failed { id: Some(id), why }
            }
            Answer::Failed { id: None, why } => {
                // A message that the worker could not parse was the last one sent.
                let id = job.as_ref().map(|job| job.id);
                if let Some(id) = id {
                    self.forget(role, id);
                }
                Answer::Failed { id, why }
            }
            Answer::Incomplete => answer,
            Answer::Loading { received } if role.is_prover() => {
                self.received = Some(received);
                return None;
            }
            // The others are never requested here, and the watchdog has noted the sign of life already.
            _ => return None,
        };
        Some(JobEvent::Answer(answer))
    }

    /// Handles a finished worker. In a shared search, the first to finish stops the others, and the last one's report
    /// counts.
    fn done(&mut self, role: R, number: WorkerNumber, id: u32, best: Option<String>, report: SearchReport) -> Answer {
        let Some(team) = self.team(role, id) else { return Answer::Done { id, best, report } };
        let report = team.merge(number, report);
        if team.finish() {
            self.waiting.retain(|job| !job.is(role, id));
            self.stop_workers(role, id);
        }
        self.conclude(role, id).unwrap_or(Answer::Progress { id, report })
    }

    /// Removes a worker from its team, if any. Returns whether the team is over.
    fn leave(&mut self, role: R, id: u32, number: WorkerNumber) -> bool {
        self.team(role, id).is_some_and(|team| team.leave(number))
    }

    /// The answer of a finished team, once none of its workers is busy.
    fn conclude(&mut self, role: R, id: u32) -> Option<Answer> {
        if self.workers.iter().any(|worker| worker.has(role, id)) {
            return None;
        }
        Some(self.team.take_if(|team| team.is(role, id) && team.is_over())?.answer())
    }

    /// Terminates a lost worker, which has crashed or `stalled`, requeues its job and starts a replacement.
    fn remove_lost(&mut self, number: WorkerNumber, stalled: bool) -> Option<(R, JobEvent)> {
        let index = self.workers.iter().position(|worker| worker.number == number)?;
        let Worker { role, watchdog: Watchdog { is_ready: was_ready, .. }, job, .. } = self.workers.remove(index);
        self.effects.push(WorkerEffect::End(number));
        let state = self.role_state(role);
        (state.lost, state.was_ready, state.has_failed) = (state.lost + 1, state.was_ready || was_ready, true);
        // Loading the prover's large module again would stall again.
        let is_hopeless = state.lost >= MAX_LOST || stalled && role.is_prover() && !was_ready;
        let why = is_hopeless.then_some(if state.was_ready { Closed::GivenUp } else { Closed::Missing });
        let is_waited_for = role.is_session() || job.is_some() || self.waiting.iter().any(|job| job.role == role);
        let (mut dropped, mut done) = (None, None);
        if let Some(job) = job {
            let job = Job { lost: job.lost + 1, ..job };
            let id = job.id;
            if self.leave(role, id, number) {
                done = self.conclude(role, id);
            } else if job.lost >= MAX_LOST {
                self.stop_workers(role, id);
                self.forget(role, id);
                dropped = Some(id);
            } else {
                self.waiting.insert(0, job);
            }
        }
        if let Some(event) = why.and_then(|why| self.give_up(role, number, why)) {
            return Some((role, event));
        }
        if role.is_session() {
            self.waiting.retain(|job| job.role != role);
        } else {
            self.start_first(role);
        }
        let lost = || is_waited_for.then_some(JobEvent::Lost { dropped, was_ready });
        Some((role, done.map(JobEvent::Answer).or_else(lost)?))
    }

    /// Handles a worker that can't be replaced: its role continues with its other workers, or is closed without any.
    /// None of them can be used if they are of another version than the page.
    fn give_up(&mut self, role: R, number: WorkerNumber, why: Closed) -> Option<JobEvent> {
        if matches!(why, Closed::Outdated(_)) || !self.workers(role).any(|worker| worker.number != number) {
            self.end_all(role);
            let state = self.role_state(role);
            state.retry();
            (state.has_failed, state.closed) = (true, (!role.is_session()).then(|| why.clone()));
            return Some(JobEvent::Closed(why));
        }
        let state = self.role_state(role);
        state.forget_losses();
        state.cannot_grow = true;
        let ended = self.workers.extract_if(.., |worker| worker.number == number);
        self.effects.extend(ended.map(|worker| WorkerEffect::End(worker.number)));
        None
    }

    /// Assigns waiting jobs, and schedules the next tick.
    fn assign(&mut self) {
        let roles: Vec<R> = self.roles.iter().map(|state| state.role).collect();
        for role in roles.into_iter().filter(|role| !role.is_session()) {
            self.assign_in(role);
        }
        self.schedule_tick();
    }

    /// Assigns the waiting jobs of a role, the most urgent first: to idle workers, then to those with the least urgent
    /// jobs. A displaced job is queued again and restarts from scratch. Starts further workers for what remains.
    fn assign_in(&mut self, role: R) {
        while let Some(index) = self.most_urgent(role) {
            // A team that is over has been stopped and will answer at once.
            let over = self.team.as_ref().filter(|team| team.is_over());
            let wanted = Some(self.waiting[index].priority);
            let is_free = |worker: &&mut Worker<R>| {
                let ends = over.is_some_and(|team| worker.job.as_ref().is_some_and(|job| team.is(job.role, job.id)));
                worker.role == role && worker.watchdog.is_ready && !ends && worker.priority() < wanted
            };
            let free = self.workers.iter_mut().filter(is_free).min_by_key(|worker| worker.priority());
            let Some(worker) = free else { break };
            let job = self.waiting.remove(index);
            worker.send(job.request.clone(), &mut self.effects);
            let number = worker.number;
            if let Some(displaced) = worker.job.replace(job) {
                self.leave(role, displaced.id, number);
                self.waiting.insert(0, displaced);
            }
        }
        let started = self.workers(role).count();
        let loading = self.workers(role).filter(|worker| !worker.watchdog.is_ready).count();
        let missing = self.waiting.iter().filter(|job| job.role == role).count().saturating_sub(loading);
        let state = self.role_state(role);
        let max = if state.cannot_grow { 0 } else { state.max_workers };
        for _ in 0..missing.min(max.saturating_sub(started)) {
            self.start(role);
        }
    }

    fn most_urgent(&self, role: R) -> Option<usize> {
        let jobs = self.waiting.iter().enumerate().filter(|(_, job)| job.role == role);
        jobs.min_by_key(|(_, job)| Reverse(job.priority)).map(|(index, _)| index)
    }

    /// Schedules the next tick while any worker is busy or owes an answer.
    fn schedule_tick(&mut self) {
        let is_due = self.workers.iter().any(|worker| worker.watchdog.owes_answer || worker.is_at_work());
        if is_due && !std::mem::replace(&mut self.tick_scheduled, true) {
            self.effects.push(WorkerEffect::TickAfter(TICK_MILLIS));
        }
    }
}
