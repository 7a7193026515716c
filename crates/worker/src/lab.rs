//! Runs the laboratory's experiments, a slice of work at a time.

mod deepening;
mod search;

use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Searchable, TextError, with_game};
use alquerque_messages::analysis::lab::{Experiment, LabAnswer, LabRequest, MAX_NODES, Trial as Wanted};
use deepening::Deepening;
use search::{Runs, Search, Trial};

use crate::analysis::analyst::REPORT_INTERVAL;
use crate::slice::{Reply, SLICE};

/// The running experiment and the last search.
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
    fn answer(&self, now: f64, done: bool) -> LabAnswer {
        self.trial.answer(self.id, now - self.started, done)
    }
}

impl Experimenting {
    /// Handles a request. Errors carry its id.
    pub(crate) fn request(&mut self, request: LabRequest, now: f64) -> Result<Reply<LabAnswer>, (u32, TextError)> {
        match request {
            LabRequest::Begin(experiment) => {
                if let Some(running) = self.running.take() {
                    self.keep(running.trial);
                }
                if matches!(experiment.trial, Wanted::Search(_)) {
                    // Frees its memory for the next experiment.
                    self.searched = None;
                }
                let id = experiment.id;
                let trial = begin(&experiment, now).map_err(|error| (id, error))?;
                self.running = Some(Running { id, trial, started: now, reported: now });
                Ok(Reply { answer: None, has_more: true })
            }
            LabRequest::Stop { id } => {
                let answer = self.running.take_if(|running| running.id == id).map(|running| {
                    let answer = running.answer(now, true);
                    self.keep(running.trial);
                    answer
                });
                Ok(Reply { answer, has_more: self.is_busy() })
            }
            LabRequest::Tree { id, nodes } => {
                let most = nodes.min(MAX_NODES) as usize;
                let running = self.running.as_ref().map(|running| &running.trial);
                let nodes = running.into_iter().chain(&self.searched).find_map(|trial| trial.tree(most));
                let answer = LabAnswer::Tree { id, nodes: nodes.unwrap_or_default() };
                Ok(Reply { answer: Some(answer), has_more: self.is_busy() })
            }
        }
    }

    /// Whether an experiment is running.
    pub(crate) fn is_busy(&self) -> bool {
        self.running.is_some()
    }

    /// Works for a slice of time.
    pub(crate) fn slice(&mut self, now: &dyn Fn() -> f64) -> Reply<LabAnswer> {
        let Some(mut running) = self.running.take() else { return Reply::default() };
        let done = running.trial.run(now, now() + SLICE);
        let time = now();
        let is_due = done || time >= running.reported + REPORT_INTERVAL;
        let answer = is_due.then(|| running.answer(time, done));
        if is_due {
            running.reported = time;
        }
        if done {
            self.keep(running.trial);
        } else {
            self.running = Some(running);
        }
        Reply { answer, has_more: !done }
    }

    fn keep(&mut self, trial: Box<dyn Trial>) {
        if trial.tree(0).is_some() {
            self.searched = Some(trial);
        }
    }
}

/// The only match over the games; the search is generic from here.
fn begin(experiment: &Experiment, now: f64) -> Result<Box<dyn Trial>, TextError> {
    with_game!(experiment.course.game()?, game => of_game(game, experiment, now))
}

fn of_game<G: Searchable + Tabletop + 'static>(
    game: G,
    experiment: &Experiment,
    now: f64,
) -> Result<Box<dyn Trial>, TextError> {
    let record = experiment.course.record(game)?;
    Ok(match experiment.trial {
        Wanted::Search(setting) => Box::new(Search::new(&record, &setting, setting.seed.into())),
        Wanted::Runs(setting, count) => Box::new(Runs::new(record, setting, count)),
        Wanted::AlphaBeta(millis) => Box::new(Deepening::new(&record, now, millis)),
    })
}
