//! The search workers and what they are to do: which job runs where, who is alive, and what becomes of the jobs of those who
//! are not. Plain data, without a browser: what is to be done outside is returned as [`WorkerEffect`]s, and what comes of it
//! arrives as [`WorkerEvent`]s.

use std::cmp::Reverse;

use alquerque_messages::{Answer, Request, SearchRequest, VERSION};

// Alike with the constants of `core`'s `record/link.rs` and `draughts/evaluate.rs`: numbers and what they are for.

/// Milliseconds between two looks whether the workers are alive.
const LOOK_MILLIS: u32 = 500;
/// Milliseconds by which a look may come late. What comes later tells that the page itself was held up, asleep or in the
/// background, and nothing about the workers: it neither counts nor takes back what was counted, or on a machine with much to do
/// nobody would ever be given up.
const MOST_LATE: u32 = 250;
/// Looks in a row that must hear nothing before a worker is given up which owes an answer: it has one after some 20 ms.
const PATIENCE: u32 = 3;
/// The same for a worker that is still loading: 10 s. It cannot tell how far it is, as it answers nothing before its script has
/// come, over a slow line perhaps, and the page's module runs in it. What fails meanwhile is heard at once, so that only a line
/// that hangs is waited for, and giving up too early would begin the loading anew.
const PATIENCE_AT_START: u32 = 20;
/// Both for the prover's worker: 30 s, as it unpacks what it knows in one go, and 10 min, as it fetches a module of its own.
const PATIENCE_WITH_PROVER: [u32; 2] = [60, 1200];
/// The numbers of the prover's workers are greater than this one, and those of the search's are not.
const PROVERS: WorkerNumber = 1 << 16;
/// After so many lost workers in a row there is no point in another, and after so many that a job has cost none in trying it
/// once more.
const MOST_LOST: u32 = 3;
/// The most workers at a time, however many processors there are: each needs some 60 MB.
const MOST_WORKERS: usize = 3;

/// The number of a worker: each that is started has one of its own.
pub type WorkerNumber = u32;

/// Something to be done to the workers.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerEffect {
    /// Start a worker; [`WorkerEvent::Loaded`] or [`WorkerEvent::Broken`] tell what came of it.
    Start(WorkerNumber),
    /// Pass a request on to a worker that is loaded.
    Send(WorkerNumber, Request),
    /// End a worker at once, whatever it does, if it is there.
    End(WorkerNumber),
    /// Call [`Pool::look`] after so many milliseconds.
    LookAfter(u32),
}

/// What happened to a worker.
#[derive(Clone, Debug, PartialEq)]
pub enum WorkerEvent {
    /// It can be spoken to.
    Loaded,
    /// It answers.
    Said(Answer),
    /// It could not be started, or something went wrong in it that it cannot tell of itself.
    Broken,
}

/// What the jobs' owner is to know.
#[derive(Clone, Debug, PartialEq)]
pub enum JobEvent {
    /// The answer to a job, or a failure that belongs to none.
    Answer(Answer),
    /// A worker was lost and is replaced while somebody waits for an answer. All jobs go on but this one, which was tried often
    /// enough.
    Replaced {
        /// The job that does not go on.
        dropped: Option<u32>,
    },
    /// There are no workers any more, see [`Pool::closed`]; all jobs are dropped.
    Closed,
}

/// Why there are no workers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Closed {
    /// They died, or none can be had.
    GivenUp,
    /// They are of this version, which is not the page's, and new ones would be, too.
    Outdated(String),
}

/// A search, and how many workers it has cost.
#[derive(Clone, Debug, PartialEq)]
struct Job {
    request: SearchRequest,
    lost: u32,
}

#[derive(Clone, Debug, PartialEq)]
struct Worker {
    number: WorkerNumber,
    /// Whether it has said hello.
    ready: bool,
    job: Option<Job>,
    /// Whether it owes an answer.
    asked: bool,
    /// Looks since it was last heard at which it owed one.
    silent: u32,
}

/// The workers and the jobs.
#[derive(Clone, Debug, PartialEq)]
pub struct Pool {
    workers: Vec<Worker>,
    /// Jobs that no worker has, the first come first.
    waiting: Vec<Job>,
    /// The most workers at a time.
    most: usize,
    /// Workers started so far.
    started: u32,
    /// Workers lost since one has done a job.
    lost: u32,
    /// Whether a look is due.
    watching: bool,
    /// Looks in a row that a worker may be silent which owes an answer, and one that is still loading.
    patience: [u32; 2],
    closed: Option<Closed>,
}

impl Default for Pool {
    fn default() -> Self {
        Self::numbered_from(0, [PATIENCE, PATIENCE_AT_START])
    }
}

/// Whether the worker of that number is a prover's.
pub const fn is_prover(number: WorkerNumber) -> bool {
    number > PROVERS
}

impl Worker {
    fn send(&mut self, request: Request) -> WorkerEffect {
        self.asked = true;
        WorkerEffect::Send(self.number, request)
    }

    fn has(&self, id: u32) -> bool {
        self.job.as_ref().is_some_and(|job| job.request.id == id)
    }
}

impl Pool {
    /// A pool of at most one worker, the prover's, which is started when there is something to prove.
    pub fn of_prover() -> Self {
        Self::numbered_from(PROVERS, PATIENCE_WITH_PROVER)
    }

    fn numbered_from(started: u32, patience: [u32; 2]) -> Self {
        Self {
            workers: Vec::new(),
            waiting: Vec::new(),
            most: 1,
            started,
            lost: 0,
            watching: false,
            patience,
            closed: None,
        }
    }

    /// Allows as many workers as make sense on so many processors, of which the page needs one.
    pub fn allow(&mut self, processors: usize) {
        self.most = processors.saturating_sub(1).clamp(1, MOST_WORKERS);
    }

    /// Starts the first worker, also after the pool was closed; others follow where jobs need them.
    pub fn open(&mut self) -> Vec<WorkerEffect> {
        (self.closed, self.lost) = (None, 0);
        let mut effects = Vec::new();
        if self.workers.is_empty() {
            self.start(&mut effects);
        }
        self.watch(&mut effects);
        effects
    }

    /// Why there are no workers, if there are none; jobs are dropped then.
    pub fn closed(&self) -> Option<&Closed> {
        self.closed.as_ref()
    }

    /// Ends all workers and forgets all jobs.
    pub fn end(&mut self) -> Vec<WorkerEffect> {
        self.waiting.clear();
        self.workers.drain(..).map(|worker| WorkerEffect::End(worker.number)).collect()
    }

    /// Takes a job. It begins as soon as a worker is free, or has only a job that is less urgent and can wait.
    pub fn submit(&mut self, request: SearchRequest) -> Vec<WorkerEffect> {
        if self.closed.is_some() {
            return Vec::new();
        }
        self.waiting.push(Job { request, lost: 0 });
        let mut effects = Vec::new();
        self.assign(&mut effects);
        effects
    }

    /// Ends the job of that id, whose answer will be what it has found so far.
    pub fn stop(&mut self, id: u32) -> Vec<WorkerEffect> {
        let mut effects = Vec::new();
        if let Some(worker) = self.workers.iter_mut().find(|worker| worker.has(id)) {
            effects.push(worker.send(Request::Stop { id }));
        }
        effects
    }

    /// Forgets the job of that id, which ends unanswered.
    pub fn cancel(&mut self, id: u32) -> Vec<WorkerEffect> {
        let mut effects = self.stop(id);
        self.waiting.retain(|job| job.request.id != id);
        for worker in self.workers.iter_mut().filter(|worker| worker.has(id)) {
            worker.job = None;
        }
        self.assign(&mut effects);
        effects
    }

    /// Takes what happened to a worker.
    pub fn hear(&mut self, number: WorkerNumber, event: WorkerEvent) -> (Vec<WorkerEffect>, Option<JobEvent>) {
        let mut effects = Vec::new();
        let Some(worker) = self.workers.iter_mut().find(|worker| worker.number == number) else {
            // It was given up, and what it did is done by another.
            return (effects, None);
        };
        (worker.asked, worker.silent) = (false, 0);
        let heard = match event {
            WorkerEvent::Broken => self.bury(number, &mut effects),
            WorkerEvent::Loaded => {
                effects.push(worker.send(Request::Hello { version: VERSION.to_owned() }));
                None
            }
            WorkerEvent::Said(Answer::Hello { version }) if version == VERSION => {
                worker.ready = true;
                None
            }
            WorkerEvent::Said(Answer::Hello { version }) => Some(self.close(Closed::Outdated(version), &mut effects)),
            WorkerEvent::Said(answer) => self.answered(number, answer),
        };
        self.assign(&mut effects);
        (effects, heard)
    }

    /// Looks which workers are alive; `late` is by how many milliseconds this is later than it was asked for.
    pub fn look(&mut self, late: u32) -> (Vec<WorkerEffect>, Option<JobEvent>) {
        self.watching = false;
        let mut effects = Vec::new();
        let mut dead = Vec::new();
        for worker in &mut self.workers {
            // It was 0 when the worker was last heard.
            worker.silent += u32::from(worker.asked && late <= MOST_LATE);
            if worker.silent >= self.patience[usize::from(!worker.ready)] {
                dead.push(worker.number);
            } else if worker.job.is_some() && !worker.asked {
                effects.push(worker.send(Request::Ping));
            }
        }
        let heard = dead.into_iter().filter_map(|number| self.bury(number, &mut effects)).last();
        self.assign(&mut effects);
        (effects, heard)
    }

    /// What an answer means to the jobs' owner. Late ones, of jobs that the worker does not have any more, are dropped.
    fn answered(&mut self, number: WorkerNumber, answer: Answer) -> Option<JobEvent> {
        let worker = self.workers.iter_mut().find(|worker| worker.number == number)?;
        let is_its_own = match answer {
            Answer::Progress { id, .. } => worker.has(id),
            Answer::Done { id, .. } => {
                let is_its_own = worker.job.take_if(|job| job.request.id == id).is_some();
                if is_its_own {
                    // Greeting is not enough: workers that die of every job would be started for ever.
                    self.lost = 0;
                }
                is_its_own
            }
            Answer::Failed { id: Some(id), .. } => worker.job.take_if(|job| job.request.id == id).is_some(),
            Answer::Failed { id: None, .. } => {
                worker.job = None;
                true
            }
            Answer::Incomplete => true,
            // Nobody here asks for the leaves, and that a worker lives is noted already.
            Answer::Pong | Answer::Hello { .. } | Answer::Perft { .. } => false,
        };
        is_its_own.then_some(JobEvent::Answer(answer))
    }

    /// Ends a worker that is lost, and finds another for its job.
    fn bury(&mut self, number: WorkerNumber, effects: &mut Vec<WorkerEffect>) -> Option<JobEvent> {
        let place = self.workers.iter().position(|worker| worker.number == number)?;
        let worker = self.workers.remove(place);
        effects.push(WorkerEffect::End(number));
        self.lost += 1;
        if self.lost >= MOST_LOST {
            return Some(self.close(Closed::GivenUp, effects));
        }
        let is_waited_for = worker.job.is_some() || !self.waiting.is_empty();
        let mut dropped = None;
        if let Some(job) = worker.job {
            let job = Job { lost: job.lost + 1, ..job };
            if job.lost < MOST_LOST {
                self.waiting.insert(0, job);
            } else {
                dropped = Some(job.request.id);
            }
        }
        if self.workers.is_empty() {
            self.start(effects);
        }
        is_waited_for.then_some(JobEvent::Replaced { dropped })
    }

    fn close(&mut self, why: Closed, effects: &mut Vec<WorkerEffect>) -> JobEvent {
        self.closed = Some(why);
        self.waiting.clear();
        effects.extend(self.workers.drain(..).map(|worker| WorkerEffect::End(worker.number)));
        JobEvent::Closed
    }

    fn start(&mut self, effects: &mut Vec<WorkerEffect>) {
        self.started = self.started.wrapping_add(1);
        let number = self.started;
        self.workers.push(Worker { number, ready: false, job: None, asked: true, silent: 0 });
        effects.push(WorkerEffect::Start(number));
    }

    /// Gives the jobs that wait to workers: the most urgent first, to those that are free, then to those whose job is the least
    /// urgent; that one waits in turn and begins anew. Further workers are started for what is left.
    fn assign(&mut self, effects: &mut Vec<WorkerEffect>) {
        let urgency = |job: &Job| job.request.purpose.priority();
        while let Some(place) = (0..self.waiting.len()).min_by_key(|&place| Reverse(urgency(&self.waiting[place]))) {
            let wanted = urgency(&self.waiting[place]);
            let ready = self.workers.iter_mut().filter(|worker| worker.ready);
            let worker = ready
                .filter(|worker| worker.job.as_ref().is_none_or(|job| urgency(job) < wanted))
                .min_by_key(|worker| worker.job.as_ref().map(urgency));
            let Some(worker) = worker else { break };
            let job = self.waiting.remove(place);
            effects.push(worker.send(Request::Search(job.request.clone())));
            if let Some(displaced) = worker.job.replace(job) {
                self.waiting.insert(0, displaced);
            }
        }
        let loading = self.workers.iter().filter(|worker| !worker.ready).count();
        let missing = self.waiting.len().saturating_sub(loading);
        for _ in 0..missing.min(self.most.saturating_sub(self.workers.len())) {
            self.start(effects);
        }
        self.watch(effects);
    }

    /// Sees to it that somebody looks as long as there is anything to look for.
    fn watch(&mut self, effects: &mut Vec<WorkerEffect>) {
        let due = self.workers.iter().any(|worker| worker.asked || worker.job.is_some());
        if due && !self.watching {
            self.watching = true;
            effects.push(WorkerEffect::LookAfter(LOOK_MILLIS));
        }
    }
}
