//! Analyses a position: the best lines, with reports until the study stops it.

pub(crate) mod analyst;

use alquerque_core::search::{self, SearchRng};
use alquerque_core::{TextError, with_game};
use alquerque_messages::analysis::Task;
use alquerque_messages::{Answer, Budget, SearchReport, StudyAnswer};

use crate::slice::{Reply, SLICE, TimeSource};
use analyst::{Analyst, REPORT_INTERVAL};

/// Milliseconds to the first report.
const FIRST_REPORT: f64 = 100.0;

/// The running analysis.
#[derive(Default)]
pub(crate) struct Analyses {
    running: Option<Running>,
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

impl Analyses {
    /// Whether an analysis is running, and not paused.
    pub(crate) fn is_busy(&self) -> bool {
        self.running.as_ref().is_some_and(|running| running.since.is_some())
    }

    /// Starts an analysis; `seed` is for one without a seed of its own.
    pub(crate) fn begin(&mut self, task: Task, seed: u64, now: f64) -> Result<(), TextError> {
        self.running = None;
        let analyst = analyst(&task)?;
        let rng = search::rng(task.seed.map_or(seed, u64::from));
        let (since, due) = (Some(now), now + FIRST_REPORT);
        self.running = Some(Running { task, analyst, rng, since, worked: 0.0, due, work: 0 });
        Ok(())
    }

    /// Ends the analysis with this id, if there is one.
    pub(crate) fn stop(&mut self, id: u32, now: f64) -> Option<Answer> {
        self.running.take_if(|running| running.task.id == id).map(|running| running.answer(now, true))
    }

    /// Pauses the analysis with this id, if there is one.
    pub(crate) fn pause(&mut self, id: u32, now: f64) -> Option<Answer> {
        let running = self.running.as_mut().filter(|running| running.task.id == id)?;
        running.worked = running.worked(now);
        running.since = None;
        Some(running.answer(now, false))
    }

    /// Resumes the analysis with this id, if there is one.
    pub(crate) fn go_on(&mut self, id: u32, now: f64) {
        if let Some(running) = self.running.as_mut().filter(|running| running.task.id == id) {
            running.since.get_or_insert(now);
        }
    }

    /// Works for a slice of time.
    pub(crate) fn slice(&mut self, clock: &impl TimeSource) -> Reply<Answer> {
        let Some(mut running) = self.running.take_if(|running| running.since.is_some()) else {
            return Reply::default();
        };
        let (max_work, max_millis) = match running.task.budget {
            Budget::Playouts(work) | Budget::Nodes(work) => (work.into(), f64::INFINITY),
            Budget::Millis(millis) => (u64::MAX, millis.into()),
            Budget::Level(_) | Budget::Unlimited => (u64::MAX, f64::INFINITY),
        };
        let begins = clock.now();
        let ends = begins + SLICE.min(max_millis - running.worked(begins));
        let left = max_work.saturating_sub(running.work);
        running.work += running.analyst.run(&mut running.rng, left, &mut || clock.now() >= ends);
        let now = clock.now();
        if running.work >= max_work || running.worked(now) >= max_millis || running.analyst.is_decided() {
            return Reply::answer(running.answer(clock.now(), true));
        }
        let answer = (now >= running.due).then(|| {
            running.due = now + REPORT_INTERVAL;
            running.answer(now, false)
        });
        self.running = Some(running);
        Reply { answer, has_more: true }
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

    fn answer(&self, now: f64, done: bool) -> Answer {
        let report = self.analyst.report(usize::from(self.task.lines), self.work);
        let report = SearchReport { seconds: self.worked(now) / 1000.0, ..report };
        Answer::Study(StudyAnswer::Analysis { id: self.task.id, report, done })
    }
}
