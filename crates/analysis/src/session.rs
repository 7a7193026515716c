//! Answers the study's requests, a slice of work at a time. The clock comes from outside.

use alquerque_core::search::{self, SearchRng};
use alquerque_core::{TextError, with_game};
use alquerque_messages::analysis::{Analysis, AnalysisAnswer, AnalysisRequest, Bound, Task};
use alquerque_messages::{Failure, VERSION};
use alquerque_worker::{PageClock, Reply, Service, TimeSource, Waker};

use crate::analyst::{self, Analyst, REPORT_INTERVAL, SLICE};
use crate::experiment::Experimenting;
use crate::uct::UctSearches;

/// Milliseconds to the first report.
const FIRST_REPORT: f64 = 100.0;

/// Runs the session in the web worker in which it is called.
// The shell is compiled with the page, for size.
#[inline]
pub fn serve() {
    alquerque_worker::serve::<AnalysisSession<PageClock>>();
}

impl Service for AnalysisSession<PageClock> {
    type Request = AnalysisRequest;
    type Answer = AnalysisAnswer;

    fn new(clock: PageClock, seed: u64, _waker: Waker) -> Self {
        Self::new(clock, seed)
    }

    fn request(&mut self, order: AnalysisRequest, outbox: &mut Vec<AnalysisAnswer>) -> bool {
        self.order(order).deliver(outbox)
    }

    fn slice(&mut self, outbox: &mut Vec<AnalysisAnswer>) -> bool {
        Self::slice(self).deliver(outbox)
    }

    fn refuse(problem: &str) -> AnalysisAnswer {
        AnalysisAnswer::Failed { id: None, why: Failure::NoRequest(problem.to_owned()) }
    }
}

/// The running analysis.
pub struct AnalysisSession<C> {
    clock: C,
    seed: u64,
    running: Option<Running>,
    uct: UctSearches,
    lab: Experimenting,
}

struct Running {
    task: Task,
    analyst: Box<dyn Analyst>,
    rng: SearchRng,
    /// When it started or resumed; `None` while paused.
    since: Option<f64>,
    /// Milliseconds of work up to the last pause.
    worked: f64,
    /// When the next report is due.
    due: f64,
    /// Playouts or nodes so far.
    work: u64,
}

impl<C: TimeSource> AnalysisSession<C> {
    /// Creates a session that derives the seeds of its searches from `seed`.
    pub fn new(clock: C, seed: u64) -> Self {
        Self { clock, seed, running: None, uct: UctSearches::default(), lab: Experimenting::default() }
    }

    /// Handles a request.
    pub fn order(&mut self, order: AnalysisRequest) -> Reply<AnalysisAnswer> {
        let reply = match order {
            AnalysisRequest::Hello { .. } => Ok(Reply::answer(AnalysisAnswer::Hello { version: VERSION.to_owned() })),
            // Running work continues with the tick that is due.
            AnalysisRequest::Ping => Ok(Reply::answer(AnalysisAnswer::Pong)),
            AnalysisRequest::Analyse(task) => self.analyse(task),
            AnalysisRequest::Stop { id } => {
                let stopped = self.running.take_if(|running| running.task.id == id);
                Ok(stopped.map_or_else(Reply::default, |running| Reply::answer(self.finish(&running))))
            }
            AnalysisRequest::Pause { id } => Ok(Reply { answer: self.pause(id), has_more: self.uct.is_busy() }),
            AnalysisRequest::GoOn { id } => {
                let now = self.clock.now();
                let paused = self.running.as_mut().filter(|running| running.task.id == id);
                let has_more = paused.map(|running| running.since.get_or_insert(now)).is_some();
                Ok(Reply { answer: None, has_more })
            }
            // A new request replaces the previous one.
            AnalysisRequest::Uct(order) => {
                (self.running, self.lab) = (None, Experimenting::default());
                self.seed = self.seed.wrapping_add(1);
                self.uct.order(order, self.seed, self.clock.now()).map(|reply| reply.map(AnalysisAnswer::Uct))
            }
            AnalysisRequest::Lab(order) => {
                (self.running, self.uct) = (None, UctSearches::default());
                self.lab.order(order, self.clock.now()).map(|reply| reply.map(AnalysisAnswer::Lab))
            }
        };
        reply.unwrap_or_else(|(id, error)| Reply::answer(AnalysisAnswer::Failed { id: Some(id), why: error.into() }))
    }

    /// Works for a slice of time.
    pub fn slice(&mut self) -> Reply<AnalysisAnswer> {
        if self.lab.is_busy() {
            return self.lab.slice(&|| self.clock.now()).map(AnalysisAnswer::Lab);
        }
        let going = |running: &mut Running| running.since.is_some();
        let Some(mut running) = self.running.take_if(going) else {
            return self.uct.slice(&|| self.clock.now()).map(AnalysisAnswer::Uct);
        };
        let clock = &self.clock;
        let Bound { work, millis } = running.task.effort;
        let most_work = work.map_or(u64::MAX, u64::from);
        let most_millis = millis.map_or(f64::INFINITY, f64::from);
        let begins = clock.now();
        let ends = begins + SLICE.min(most_millis - running.worked(begins));
        let left = most_work.saturating_sub(running.work);
        running.work += running.analyst.run(&mut running.rng, left, &mut || clock.now() >= ends);
        let now = self.clock.now();
        if running.work >= most_work || running.worked(now) >= most_millis || running.analyst.is_decided() {
            return Reply::answer(self.finish(&running));
        }
        let news = (now >= running.due).then(|| {
            running.due = now + REPORT_INTERVAL;
            AnalysisAnswer::Progress { id: running.task.id, analysis: running.analysis(now) }
        });
        self.running = Some(running);
        Reply { answer: news, has_more: true }
    }

    fn analyse(&mut self, task: Task) -> Result<Reply<AnalysisAnswer>, (u32, TextError)> {
        (self.running, self.uct, self.lab) = (None, UctSearches::default(), Experimenting::default());
        let analyst = analyst(&task).map_err(|error| (task.id, error))?;
        self.seed = self.seed.wrapping_add(1);
        let rng = search::rng(task.seed.map_or(self.seed, u64::from));
        let now = self.clock.now();
        let (since, due) = (Some(now), now + FIRST_REPORT);
        self.running = Some(Running { task, analyst, rng, since, worked: 0.0, due, work: 0 });
        Ok(Reply { answer: None, has_more: true })
    }

    fn pause(&mut self, id: u32) -> Option<AnalysisAnswer> {
        let now = self.clock.now();
        let running = self.running.as_mut().filter(|running| running.task.id == id)?;
        running.worked = running.worked(now);
        running.since = None;
        Some(AnalysisAnswer::Progress { id, analysis: running.analysis(now) })
    }

    fn finish(&self, running: &Running) -> AnalysisAnswer {
        AnalysisAnswer::Done { id: running.task.id, analysis: running.analysis(self.clock.now()) }
    }
}

/// The only match over the games; the analysis is generic from here.
fn analyst(task: &Task) -> Result<Box<dyn Analyst>, TextError> {
    with_game!(task.course.game()?, game => analyst::new(game, task))
}

impl Running {
    /// Milliseconds of work so far.
    fn worked(&self, now: f64) -> f64 {
        self.worked + self.since.map_or(0.0, |since| now - since)
    }

    fn analysis(&self, now: f64) -> Analysis {
        let elapsed = self.worked(now);
        let per_second = if elapsed > 0.0 { self.work as f64 * 1000.0 / elapsed } else { 0.0 };
        Analysis { per_second, ..self.analyst.analysis(usize::from(self.task.lines), self.work) }
    }
}
