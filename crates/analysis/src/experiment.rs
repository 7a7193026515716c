//! Makes the laboratory's experiments, a slice of work at a time.

mod deepening;
mod runs;
mod search;
mod setting;
mod tree;
mod trial;

use alquerque_core::family::AnyGame;
use alquerque_core::record::Record;
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Searchable, TextError, with_game};
use alquerque_messages::analysis::lab::{Experiment, MOST_NODES, News, Order, Trial as Wanted};
use alquerque_worker::Step;

use deepening::Deepening;
use runs::Runs;
use search::Search;
use trial::Trial;

/// Milliseconds of work between two looks at the mailbox.
const SLICE: f64 = 15.0;
/// Milliseconds between two reports.
const REPORT_INTERVAL: f64 = 150.0;

/// The experiment that is made, and the search that was made last.
#[derive(Default)]
pub(crate) struct Experimenting {
    running: Option<Running>,
    /// Kept for its tree.
    searched: Option<Box<dyn Trial>>,
}

struct Running {
    id: u32,
    trial: Box<dyn Trial>,
    started: f64,
    reported: f64,
}

impl Running {
    fn news(&self, now: f64, done: bool) -> News {
        self.trial.news(self.id, now - self.started, done)
    }
}

impl Experimenting {
    /// Takes an order. What is wrong is told with its id.
    pub(crate) fn order(&mut self, order: Order, now: f64) -> Result<Step<News>, (u32, TextError)> {
        match order {
            Order::Begin(experiment) => {
                if let Some(running) = self.running.take() {
                    self.keep(running.trial);
                }
                if matches!(experiment.trial, Wanted::Search(_)) {
                    // Its memory is wanted for the next one.
                    self.searched = None;
                }
                let id = experiment.id;
                let trial = begin(&experiment, now).map_err(|error| (id, error))?;
                self.running = Some(Running { id, trial, started: now, reported: now });
                Ok(Step { answer: None, go_on: true })
            }
            Order::Stop { id } => {
                let news = self.running.take_if(|running| running.id == id).map(|running| {
                    let news = running.news(now, true);
                    self.keep(running.trial);
                    news
                });
                Ok(Step { answer: news, go_on: self.is_busy() })
            }
            Order::Tree { id, nodes } => {
                let most = nodes.min(MOST_NODES) as usize;
                let running = self.running.as_ref().map(|running| &running.trial);
                let nodes = running.into_iter().chain(&self.searched).find_map(|trial| trial.tree(most));
                let news = News::Tree { id, nodes: nodes.unwrap_or_default() };
                Ok(Step { answer: Some(news), go_on: self.is_busy() })
            }
        }
    }

    /// Whether an experiment is under way.
    pub(crate) fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// Works for some milliseconds.
    pub(crate) fn slice(&mut self, now: &dyn Fn() -> f64) -> Step<News> {
        let Some(mut running) = self.running.take() else { return Step::default() };
        let done = running.trial.run(now, now() + SLICE);
        let time = now();
        let is_due = done || time >= running.reported + REPORT_INTERVAL;
        let news = is_due.then(|| running.news(time, done));
        if is_due {
            running.reported = time;
        }
        if done {
            self.keep(running.trial);
        } else {
            self.running = Some(running);
        }
        Step { answer: news, go_on: !done }
    }

    fn keep(&mut self, trial: Box<dyn Trial>) {
        if trial.tree(0).is_some() {
            self.searched = Some(trial);
        }
    }
}

/// From here on the search is compiled for its game.
fn begin(experiment: &Experiment, now: f64) -> Result<Box<dyn Trial>, TextError> {
    with_game!(experiment.rules.parse::<AnyGame>()?, game => of_game(game, experiment, now))
}

fn of_game<G: Searchable + Tabletop + 'static>(
    game: G,
    experiment: &Experiment,
    now: f64,
) -> Result<Box<dyn Trial>, TextError> {
    let record = Record::from_course(game, experiment.start.as_deref(), experiment.moves.iter().map(String::as_str))?;
    Ok(match experiment.trial {
        Wanted::Search(setting) => Box::new(Search::new(&record, &setting)),
        Wanted::Runs(setting, count) => Box::new(Runs::new(record, setting, count)),
        Wanted::AlphaBeta(millis) => Box::new(Deepening::new(&record, now, millis)),
    })
}
