//! Follows orders, a slice of work at a time. The clock comes from outside.

use alquerque_core::family::AnyGame;
use alquerque_core::search::{self, SearchRng};
use alquerque_core::{TextError, with_game};
use alquerque_messages::Failure;
use alquerque_messages::analysis::{Analysis, Bound, News, Order, Task};
use alquerque_worker::{Clock, Desk, PageClock, Step, serve_at};

use crate::experiment::Experimenting;
use crate::methods::{self, Analyst};
use crate::watch::Watching;

/// Milliseconds of work between two looks at the mailbox.
const SLICE: f64 = 15.0;
/// Milliseconds between two reports.
const REPORT_INTERVAL: f64 = 100.0;

/// Makes the web worker in which it is called follow orders.
// As with the game's worker, the shell is compiled with the page.
#[inline]
pub fn serve() {
    serve_at::<Session<PageClock>>();
}

impl Desk for Session<PageClock> {
    type Request = Order;
    type Answer = News;

    fn open(clock: PageClock, seed: u64) -> Self {
        Self::new(clock, seed)
    }

    fn request(&mut self, order: Order) -> Step<News> {
        self.order(order)
    }

    fn slice(&mut self) -> Step<News> {
        Self::slice(self)
    }

    fn refuse(problem: &str) -> News {
        News::Failed { id: None, why: Failure::NoRequest(problem.to_owned()) }
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
    pub fn order(&mut self, order: Order) -> Step<News> {
        match order {
            Order::Analyse(task) => self.analyse(task),
            Order::Stop { id } => match self.running.take_if(|running| running.task.id == id) {
                Some(running) => Step::answer(self.finish(&running)),
                None => Step::default(),
            },
            // Whoever turns to something else has no use for what was done before.
            Order::Uct(order) => {
                (self.running, self.lab) = (None, Experimenting::default());
                self.seed = self.seed.wrapping_add(1);
                let seen = self.watching.order(order, self.seed, self.clock.now());
                seen.map_or_else(|(id, error)| unread(id, &error), |step| step.map(News::Uct))
            }
            Order::Lab(order) => {
                (self.running, self.watching) = (None, Watching::default());
                let tried = self.lab.order(order, self.clock.now());
                tried.map_or_else(|(id, error)| unread(id, &error), |step| step.map(News::Lab))
            }
        }
    }

    /// Works for some milliseconds.
    pub fn slice(&mut self) -> Step<News> {
        if self.lab.is_busy() {
            return self.lab.slice(&|| self.clock.now()).map(News::Lab);
        }
        let Some(mut running) = self.running.take() else {
            return self.watching.slice(&|| self.clock.now()).map(News::Uct);
        };
        let clock = &self.clock;
        let Bound { work, millis } = running.task.effort;
        let most_work = work.map_or(u64::MAX, u64::from);
        let most_millis = millis.map_or(f64::INFINITY, f64::from);
        let ends = (clock.now() + SLICE).min(running.started + most_millis);
        let left = most_work.saturating_sub(running.work);
        running.work += running.analyst.run(&mut running.rng, left, &mut || clock.now() >= ends);
        let now = self.clock.now();
        if running.work >= most_work || now >= running.started + most_millis || running.analyst.is_decided() {
            return Step::answer(self.finish(&running));
        }
        let news = (now >= running.reported + REPORT_INTERVAL).then(|| {
            running.reported = now;
            News::Progress { id: running.task.id, analysis: running.analysis(now) }
        });
        self.running = Some(running);
        Step { answer: news, go_on: true }
    }

    fn analyse(&mut self, task: Task) -> Step<News> {
        (self.running, self.watching, self.lab) = (None, Watching::default(), Experimenting::default());
        let analyst = match analyst(&task) {
            Ok(analyst) => analyst,
            Err(error) => return unread(task.id, &error),
        };
        self.seed = self.seed.wrapping_add(1);
        let rng = search::rng(task.seed.map_or(self.seed, u64::from));
        let now = self.clock.now();
        self.running = Some(Running { task, analyst, rng, started: now, reported: now, work: 0 });
        Step { answer: None, go_on: true }
    }

    fn finish(&self, running: &Running) -> News {
        News::Done { id: running.task.id, analysis: running.analysis(self.clock.now()) }
    }
}

/// Rules, a position or moves that cannot be read.
fn unread(id: u32, error: &TextError) -> Step<News> {
    Step::answer(News::Failed { id: Some(id), why: Failure::NoText(error.text().to_string()) })
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
