//! Watchdog for the workers of the game, the prover and the study. Plain data, independent of the browser: it returns
//! [`WorkerEffect`]s for the page to carry out, and takes the resulting [`WorkerEvent`]s.

use alquerque_messages::{Answer, Request, VERSION};

/// Interval of the watchdog's ticks, in milliseconds.
const TICK_MILLIS: u32 = 500;
/// Maximum delay of a tick, in milliseconds. A later tick is ignored: the page itself was busy, asleep or in the
/// background. Ignoring it also means not resetting the counters, or a worker that hangs on a busy machine would never
/// be given up.
const MAX_DELAY: u32 = 250;
/// Silent ticks in a row after which a worker that owes an answer is given up. Answers usually take less than 20 ms.
const MAX_SILENT: u32 = 3;
/// The same for a worker that is still loading: 10 s, since its script may come over a slow connection. Failures are
/// reported at once, so only a stalled connection takes this long.
const MAX_SILENT_LOADING: u32 = 20;
/// The same for the prover's worker once loaded: 30 s, as it unpacks its data in one go.
const MAX_SILENT_PROVER: u32 = 60;
/// Number of workers lost in a row after which no replacement is started.
pub const MAX_LOST: u32 = 3;
/// Ticks without a failure after which a worker clears the losses of its predecessors: one minute.
const PROBATION: u32 = 120;

/// Unique number of a worker.
pub type WorkerNumber = u32;

/// What workers are for.
pub trait Role: Copy + PartialEq {
    /// Whether its workers are provers, whose module is large. The others are search workers.
    fn is_prover(self) -> bool;
    /// Whether it has one worker, which takes requests in their order and keeps data between them. The workers of other
    /// roles take jobs, any of them any job.
    fn is_session(self) -> bool;
}

/// A command to the workers.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerEffect {
    /// Start a search worker; answered by [`WorkerEvent`]s.
    Start(WorkerNumber),
    /// Start a prover's worker; answered by [`WorkerEvent`]s.
    StartProver {
        /// The worker's number.
        number: WorkerNumber,
        /// Whether one was lost before. A damaged copy of its module in the browser's cache must not be used again.
        anew: bool,
    },
    /// Send a request to a loaded worker.
    Send(WorkerNumber, Request),
    /// Terminate a worker at once, if it exists.
    End(WorkerNumber),
    /// Tick again after this many milliseconds.
    TickAfter(u32),
}

/// An event of a worker.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerEvent<A = Answer> {
    /// It accepts messages.
    Loaded,
    /// It sent an answer.
    Answered(A),
    /// It sent a message that this version can't decode.
    Unreadable,
    /// It failed to load, or crashed.
    Broken,
    /// The browser does not support workers, or blocks them on this page.
    Refused,
}

/// Why there are no workers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Closed {
    /// The browser does not support workers, or blocks them on this page.
    Refused,
    /// They failed to load.
    Missing,
    /// They repeatedly stopped answering.
    GivenUp,
    /// Their version differs from the page's, and so would any replacement's.
    Outdated(String),
}

/// The meaning of a worker's event for its owner.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerSignal {
    /// The worker is ready.
    Ready,
    /// It sent an answer.
    Answer(Answer),
    /// It is lost, see [`Watchdog::remove_lost`].
    Lost,
    /// No worker is available, and a replacement would not help.
    Closed(Closed),
}

#[derive(Clone, Debug, PartialEq)]
struct Worker<R> {
    number: WorkerNumber,
    /// The role it fills.
    role: R,
    /// Whether it has completed the handshake.
    ready: bool,
    /// Whether it owes an answer.
    owes_answer: bool,
    /// Ticks since it last answered, while it owed an answer.
    silent_ticks: u32,
    /// Ticks since the handshake.
    ticks_served: u32,
}

/// Workers lost in a row in one role.
#[derive(Clone, Debug, PartialEq)]
struct Losses<R> {
    role: R,
    count: u32,
    /// Whether any of them had completed the handshake.
    was_ready: bool,
}

/// A set of workers, each filling a role.
#[derive(Clone, Debug, PartialEq)]
pub struct Watchdog<R> {
    workers: Vec<Worker<R>>,
    /// Number of workers started so far.
    started: u32,
    lost: Vec<Losses<R>>,
    /// Whether a tick is scheduled.
    tick_scheduled: bool,
}

/// A lost worker.
#[derive(Clone, Debug, PartialEq)]
pub struct Loss<R> {
    /// The role it filled.
    pub role: R,
    /// Whether it had completed the handshake.
    pub was_ready: bool,
    /// Why no replacement may be started; `None` if one may.
    pub closed: Option<Closed>,
}

impl<R> Default for Watchdog<R> {
    fn default() -> Self {
        Self { workers: Vec::new(), started: 0, lost: Vec::new(), tick_scheduled: false }
    }
}

impl<R: Role> Watchdog<R> {
    fn worker(&self, number: WorkerNumber) -> Option<&Worker<R>> {
        self.workers.iter().find(|worker| worker.number == number)
    }

    /// The workers of a role, in the order they were started.
    fn workers_of(&self, role: R) -> impl Iterator<Item = &Worker<R>> {
        self.workers.iter().filter(move |worker| worker.role == role)
    }

    /// Numbers of a role's workers, in the order they were started.
    pub fn numbers(&self, role: R) -> impl Iterator<Item = WorkerNumber> {
        self.workers_of(role).map(|worker| worker.number)
    }

    /// Numbers of a role's workers that are ready, in the order they were started.
    pub fn ready(&self, role: R) -> impl Iterator<Item = WorkerNumber> {
        self.workers_of(role).filter(|worker| worker.ready).map(|worker| worker.number)
    }

    /// Whether a worker is ready.
    pub fn is_ready(&self, number: WorkerNumber) -> bool {
        self.worker(number).is_some_and(|worker| worker.ready)
    }

    /// The role of a worker.
    pub fn role_of(&self, number: WorkerNumber) -> Option<R> {
        self.worker(number).map(|worker| worker.role)
    }

    /// Starts a worker.
    pub fn start(&mut self, role: R, effects: &mut Vec<WorkerEffect>) -> WorkerNumber {
        self.started = self.started.wrapping_add(1);
        let number = self.started;
        self.workers.push(Worker { number, role, ready: false, owes_answer: true, silent_ticks: 0, ticks_served: 0 });
        let anew = self.lost.iter().any(|losses| losses.role == role);
        effects.push(if role.is_prover() {
            WorkerEffect::StartProver { number, anew }
        } else {
            WorkerEffect::Start(number)
        });
        number
    }

    /// Sends a request that must be answered.
    pub fn send(&mut self, number: WorkerNumber, request: Request, effects: &mut Vec<WorkerEffect>) {
        if let Some(worker) = self.workers.iter_mut().find(|worker| worker.number == number) {
            worker.owes_answer = true;
            effects.push(WorkerEffect::Send(number, request));
        }
    }

    /// Terminates a worker.
    pub fn end(&mut self, number: WorkerNumber, effects: &mut Vec<WorkerEffect>) {
        self.workers.retain(|worker| worker.number != number);
        effects.push(WorkerEffect::End(number));
    }

    /// Resets a role's count of losses, since the user wants to retry.
    pub fn retry(&mut self, role: R) {
        for losses in self.lost.iter_mut().filter(|losses| losses.role == role) {
            (losses.count, losses.was_ready) = (0, false);
        }
    }

    /// Forgets a role's losses: its last worker did useful work.
    pub fn forget_losses(&mut self, role: R) {
        self.lost.retain(|losses| losses.role != role);
    }

    /// Handles a worker's event. Ignores events of workers that were given up, as others have taken over.
    pub fn handle_event(
        &mut self,
        number: WorkerNumber,
        event: WorkerEvent,
        effects: &mut Vec<WorkerEffect>,
    ) -> Option<WorkerSignal> {
        let worker = self.workers.iter_mut().find(|worker| worker.number == number)?;
        // While loading, it owes the handshake whatever else it sends.
        (worker.owes_answer, worker.silent_ticks) = (!worker.ready, 0);
        match event {
            WorkerEvent::Loaded => {
                self.send(number, Request::Hello { version: VERSION.to_owned() }, effects);
                None
            }
            WorkerEvent::Answered(Answer::Hello { version }) if version == VERSION => {
                (worker.ready, worker.owes_answer) = (true, false);
                Some(WorkerSignal::Ready)
            }
            WorkerEvent::Answered(Answer::Hello { version }) => Some(WorkerSignal::Closed(Closed::Outdated(version))),
            WorkerEvent::Answered(answer) => Some(WorkerSignal::Answer(answer)),
            // Another version, although the handshake should have caught that.
            WorkerEvent::Unreadable => Some(WorkerSignal::Closed(Closed::Outdated("unknown".to_owned()))),
            WorkerEvent::Broken => Some(WorkerSignal::Lost),
            WorkerEvent::Refused => Some(WorkerSignal::Closed(Closed::Refused)),
        }
    }

    /// Handles a tick, `late` milliseconds after it was due: pings the busy workers, and returns the numbers of the
    /// dead ones.
    pub fn tick(
        &mut self,
        late: u32,
        is_at_work: impl Fn(WorkerNumber, R) -> bool,
        effects: &mut Vec<WorkerEffect>,
    ) -> Vec<WorkerNumber> {
        self.tick_scheduled = false;
        let (mut dead, mut reliable) = (Vec::new(), Vec::new());
        for worker in &mut self.workers {
            if late <= MAX_DELAY {
                // Reset to 0 whenever the worker answers.
                worker.silent_ticks += u32::from(worker.owes_answer);
                worker.ticks_served += u32::from(worker.ready);
            }
            let max_silent = match (worker.ready, worker.role.is_prover()) {
                (false, _) => MAX_SILENT_LOADING,
                (true, true) => MAX_SILENT_PROVER,
                (true, false) => MAX_SILENT,
            };
            if worker.silent_ticks >= max_silent {
                dead.push(worker.number);
            } else if is_at_work(worker.number, worker.role) && !worker.owes_answer {
                worker.owes_answer = true;
                effects.push(WorkerEffect::Send(worker.number, Request::Ping));
            }
            if worker.ticks_served == PROBATION {
                reliable.push(worker.role);
            }
        }
        self.lost.retain(|losses| !reliable.contains(&losses.role));
        dead
    }

    /// Terminates a lost worker.
    pub fn remove_lost(&mut self, number: WorkerNumber, effects: &mut Vec<WorkerEffect>) -> Option<Loss<R>> {
        let index = self.workers.iter().position(|worker| worker.number == number)?;
        let Worker { role, ready: was_ready, .. } = self.workers.remove(index);
        effects.push(WorkerEffect::End(number));
        let before = self.lost.iter().position(|losses| losses.role == role).map(|index| self.lost.remove(index));
        let (count, was_ever_ready) =
            before.map_or((1, was_ready), |losses| (losses.count + 1, losses.was_ready || was_ready));
        self.lost.push(Losses { role, count, was_ready: was_ever_ready });
        let why = if was_ever_ready { Closed::GivenUp } else { Closed::Missing };
        Some(Loss { role, was_ready, closed: (count >= MAX_LOST).then_some(why) })
    }

    /// Schedules the next tick while any worker is busy or owes an answer.
    pub fn schedule_tick(&mut self, is_at_work: impl Fn(WorkerNumber, R) -> bool, effects: &mut Vec<WorkerEffect>) {
        let due = self.workers.iter().any(|worker| worker.owes_answer || is_at_work(worker.number, worker.role));
        if due && !self.tick_scheduled {
            self.tick_scheduled = true;
            effects.push(WorkerEffect::TickAfter(TICK_MILLIS));
        }
    }
}
