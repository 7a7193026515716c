//! Follows orders, a slice of work at a time. The clock comes from outside.

use alquerque_core::family::AnyGame;
use alquerque_core::search::{self, SearchRng};
use alquerque_core::{TextError, with_game};
use alquerque_messages::Failure;
use alquerque_messages::analysis::{Analysis, Bound, News, Order, Task};

use crate::experiment::{self, Experimenting};
use crate::methods::{self, Analyst};
use crate::watch::{self, Watching};

/// Milliseconds of work between two looks at the mailbox.
const SLICE: f64 = 15.0;
/// Milliseconds between two reports.
const REPORT_INTERVAL: f64 = 100.0;

/// A source of time.
pub trait Clock {
    /// Milliseconds since some fixed moment.
    fn now(&self) -> f64;
}

/// What came of an order or a slice.
#[derive(Debug, Default, PartialEq)]
pub struct Step {
    /// To be sent to the page.
    pub news: Option<News>,
    /// Whether [`Session::slice`] is to be called again.
    pub go_on: bool,
}

impl Step {
    fn news(news: News) -> Self {
        Self { news: Some(news), go_on: false }
    }

    fn seen(seen: watch::Step) -> Self {
        Self { news: seen.news.map(News::Uct), go_on: seen.go_on }
    }

    fn tried(tried: experiment::Step) -> Self {
        Self { news: tried.news.map(News::Lab), go_on: tried.go_on }
    }

    fn fail(id: Option<u32>, why: Failure) -> Self {
        Self::news(News::Failed { id, why })
    }

    /// The answer to a message that is no [`Order`].
    pub fn refuse(problem: &str) -> Self {
        Self::fail(None, Failure::NoRequest(problem.to_owned()))
    }
}

/// What a worker does at present.
pub struct Session<C> {
    clock: C,
    seed: u64,
    running: Option<Running>,
    watching: Watching,
    lab: Experimenting,
}

struct Running {
    task: Task,
    analyst: Box<dyn Analyst>,
    rng: SearchRng,
    started: f64,
    reported: f64,
    /// Playouts or nodes so far.
    work: u64,
}

impl<C: Clock> Session<C> {
    /// A session that draws the seeds of its searches from `seed`.
    pub fn new(clock: C, seed: u64) -> Self {
        Self { clock, seed, running: None, watching: Watching::default(), lab: Experimenting::default() }
    }

    /// Takes an order.
    pub fn order(&mut self, order: Order) -> Step {
        match order {
            Order::Analyse(task) => self.analyse(task),
            Order::Stop { id } => match self.running.take_if(|running| running.task.id == id) {
                Some(running) => Step::news(self.finish(&running)),
                None => Step::default(),
            },
            Order::Uct(order) => {
                self.running = None;
                self.seed = self.seed.wrapping_add(1);
                match self.watching.order(order, self.seed, self.clock.now()) {
                    Ok(seen) => Step::seen(seen),
                    Err((id, error)) => Step::fail(Some(id), Failure::NoText(error.text().to_string())),
                }
            }
            Order::Lab(order) => {
                self.running = None;
                match self.lab.order(order, self.clock.now()) {
                    Ok(tried) => Step::tried(tried),
                    Err((id, error)) => Step::fail(Some(id), Failure::NoText(error.text().to_string())),
                }
            }
        }
    }

    /// Works for some milliseconds.
    pub fn slice(&mut self) -> Step {
        if self.lab.is_busy() {
            return Step::tried(self.lab.slice(&|| self.clock.now()));
        }
        let Some(mut running) = self.running.take() else {
            return Step::seen(self.watching.slice(&|| self.clock.now()));
        };
        let clock = &self.clock;
        let (most_work, most_millis) = match running.task.effort {
            Bound::Work(work) => (u64::from(work), f64::INFINITY),
            Bound::Millis(millis) => (u64::MAX, f64::from(millis)),
            Bound::None => (u64::MAX, f64::INFINITY),
        };
        let ends = (clock.now() + SLICE).min(running.started + most_millis);
        let left = most_work.saturating_sub(running.work);
        running.work += running.analyst.run(&mut running.rng, left, &mut || clock.now() >= ends);
        let now = self.clock.now();
        if running.work >= most_work || now >= running.started + most_millis || running.analyst.is_decided() {
            return Step::news(self.finish(&running));
        }
        let news = (now >= running.reported + REPORT_INTERVAL).then(|| {
            running.reported = now;
            News::Progress { id: running.task.id, analysis: running.analysis(now) }
        });
        self.running = Some(running);
        Step { news, go_on: true }
    }

    fn analyse(&mut self, task: Task) -> Step {
        (self.running, self.watching, self.lab) = (None, Watching::default(), Experimenting::default());
        let analyst = match analyst(&task) {
            Ok(analyst) => analyst,
            Err(error) => return Step::fail(Some(task.id), Failure::NoText(error.text().to_string())),
        };
        self.seed = self.seed.wrapping_add(1);
        let rng = search::rng(task.seed.map_or(self.seed, u64::from));
        let now = self.clock.now();
        self.running = Some(Running { task, analyst, rng, started: now, reported: now, work: 0 });
        Step { news: None, go_on: true }
    }

    fn finish(&self, running: &Running) -> News {
        News::Done { id: running.task.id, analysis: running.analysis(self.clock.now()) }
    }
}

/// From here on the search is compiled for its game.
fn analyst(task: &Task) -> Result<Box<dyn Analyst>, TextError> {
    with_game!(task.rules.parse::<AnyGame>()?, game => methods::new(game, task))
}

impl Running {
    fn analysis(&self, now: f64) -> Analysis {
        let elapsed = now - self.started;
        let per_second = if elapsed > 0.0 { self.work as f64 * 1000.0 / elapsed } else { 0.0 };
        Analysis { per_second, ..self.analyst.analysis(usize::from(self.task.lines), self.work) }
    }
}
