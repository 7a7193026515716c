//! The laboratory: compares two settings, runs one many times, shows alpha-beta's iterations, and exports the results.

pub mod charts;
pub mod export;
pub mod settings;
pub mod view;

use alquerque_app::jobs::JobEvent;
use alquerque_app::state::State;
use alquerque_messages::analysis::lab::{
    Experiment, Found, Iteration, LabAnswer, LabRequest, MAX_RUNS, Setting, Tally, Trial,
};
use alquerque_messages::analysis::uct::ViewNode;
use alquerque_messages::{Answer, Course, Request, StudyAnswer};

use crate::effect::StudyEffect;
use crate::event::LabEvent;
use crate::worker::Worker;
use export::{Content, File, Format, Searched};
use settings::{ExperimentAddress, Section, Side};

/// Maximum number of nodes in a displayed tree; more would be too narrow to see.
const PICTURE_NODES: u32 = 300;

/// The laboratory's state.
#[derive(Clone, Debug, Default)]
pub struct Lab {
    /// The experiment that the form describes.
    pub experiment: ExperimentAddress,
    /// The side to export.
    pub export_of: Side,
    /// Results so far.
    pub results: Results,
    /// Whether a worker has failed since the last experiment began.
    pub broken: bool,
    /// Revision counter of everything that the display of a position depends on.
    pub changes: u32,
    jobs: [Option<Job>; 2],
    /// The node keys of the positions last sent to the workers, each of which stores a tree.
    searched: [Option<u64>; 2],
    /// Pending requests for the trees to display, with their experiments.
    tree_requests: [Option<(u32, TrialAt)>; 2],
    /// The export waiting for its tree.
    pending_export: Option<(u32, Side, Format)>,
    next_id: u32,
}

/// A worker's current job.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Job {
    id: u32,
    tried: TrialAt,
    /// Whether a stop has been requested.
    stopped: bool,
}

impl Lab {
    /// Updates the state for an event.
    pub fn handle(&mut self, state: &mut State, event: LabEvent) -> Vec<StudyEffect> {
        self.changes = self.changes.wrapping_add(1);
        match event {
            LabEvent::Section(section) => self.experiment.section = section,
            LabEvent::Change(side, field, text) => {
                let setting = &mut self.experiment.settings[side.index()];
                *setting = field.with(setting, &text).unwrap_or(*setting);
            }
            LabEvent::Count(count) => self.experiment.count = count.clamp(1, MAX_RUNS),
            LabEvent::RunsOf(sides) => self.experiment.runs_of = sides,
            LabEvent::ExportOf(side) => self.export_of = side,
            LabEvent::Begin => return self.begin(state),
            LabEvent::Stop => return self.stop(|_| true),
            LabEvent::Export(format) => return self.export(state, format),
        }
        Vec::new()
    }

    /// Opens the experiment of an address.
    pub fn open(&mut self, address: ExperimentAddress) {
        self.changes = self.changes.wrapping_add(1);
        self.experiment = address;
    }

    /// Follows the game: stops experiments whose position or setting is no longer current, and ends workers that are no
    /// longer needed. `shown` says whether the tab is open.
    pub fn follow(&mut self, state: &mut State, shown: bool) -> Vec<StudyEffect> {
        let key = state.key();
        let ExperimentAddress { settings, count, .. } = self.experiment;
        let mut effects = self.stop(|(side, tried)| {
            let wanted = match tried.trial {
                Trial::Search(_) => Trial::Search(settings[side]),
                Trial::Runs(..) => Trial::Runs(settings[side], count),
                Trial::AlphaBeta(_) => tried.trial,
            };
            tried != (TrialAt { key, trial: wanted })
        });
        for side in Side::ALL {
            let index = side.index();
            let is_wanted = shown && self.searched[index] == Some(key);
            let is_busy = self.jobs[index].is_some() || self.pending_export.is_some_and(|(_, of, _)| of == side);
            if !is_wanted && !is_busy && self.searched[index].take().is_some() {
                // Its tree may take 60 MB.
                self.changes = self.changes.wrapping_add(1);
                effects.push(StudyEffect::End(Worker::Lab(side)));
            }
        }
        effects
    }

    /// Returns the experiment of a side in the open section.
    pub fn trial(&self, side: Side) -> Option<Trial> {
        let setting = self.experiment.settings[side.index()];
        match self.experiment.section {
            Section::Compare => Some(Trial::Search(setting)),
            Section::Runs => self.experiment.runs_of.has(side).then_some(Trial::Runs(setting, self.experiment.count)),
            Section::AlphaBeta => (side == Side::A).then_some(Trial::AlphaBeta(ALPHA_BETA_MILLIS)),
        }
    }

    /// Returns whether an experiment is running.
    pub fn is_busy(&self) -> bool {
        self.jobs.iter().flatten().any(|job| !job.stopped)
    }

    /// Returns the progress of the running experiments, 0 to 1.
    pub fn progress(&self) -> f64 {
        let trials = Side::ALL.into_iter().filter_map(|side| Some((side, self.trial(side)?)));
        let shares: Vec<f64> = trials
            .map(|(side, trial)| match self.jobs[side.index()] {
                Some(job) => progress(trial, &self.results, job.tried, side.index()),
                None => 1.0,
            })
            .collect();
        shares.iter().sum::<f64>() / shares.len().max(1) as f64
    }

    fn begin(&mut self, state: &State) -> Vec<StudyEffect> {
        let mut effects = self.stop(|_| true);
        self.broken = false;
        if state.game.ending.is_some() {
            return effects;
        }
        for side in Side::ALL {
            let Some(trial) = self.trial(side) else { continue };
            effects.extend(self.start_trial(state, side, TrialAt { key: state.key(), trial }));
        }
        effects
    }

    /// Starts an experiment on the position on the board, on a side's worker.
    fn start_trial(&mut self, state: &State, side: Side, tried: TrialAt) -> Vec<StudyEffect> {
        self.next_id = self.next_id.wrapping_add(1);
        self.jobs[side.index()] = Some(Job { id: self.next_id, tried, stopped: false });
        self.searched[side.index()] = Some(tried.key);
        let course = Course::from(&*state.game.record).up_to(state.game.record.played());
        let experiment = Experiment { id: self.next_id, course, trial: tried.trial };
        vec![request_effect(side, LabRequest::Begin(experiment))]
    }

    /// Stops the running experiments that match the predicate; they still report their results so far.
    fn stop(&mut self, is_wanted: impl Fn((usize, TrialAt)) -> bool) -> Vec<StudyEffect> {
        let mut effects = Vec::new();
        for side in Side::ALL {
            let Some(job) = &mut self.jobs[side.index()] else { continue };
            if !job.stopped && is_wanted((side.index(), job.tried)) {
                job.stopped = true;
                self.changes = self.changes.wrapping_add(1);
                effects.push(request_effect(side, LabRequest::Stop { id: job.id }));
            }
        }
        effects
    }

    /// Requests the displayed part of a finished search's tree.
    fn picture(&mut self, side: Side, tried: TrialAt) -> Vec<StudyEffect> {
        self.next_id = self.next_id.wrapping_add(1);
        self.tree_requests[side.index()] = Some((self.next_id, tried));
        vec![request_effect(side, LabRequest::Tree { id: self.next_id, nodes: PICTURE_NODES })]
    }

    /// Handles an event of a worker.
    pub fn on_worker_event(&mut self, state: &State, side: Side, event: JobEvent) -> Vec<StudyEffect> {
        match event {
            JobEvent::Answer(answer) => self.on_answer(state, side, answer),
            JobEvent::Lost { .. } => self.on_worker_lost(state, side),
            JobEvent::Closed(_) => {
                self.broken = true;
                self.drop_job(side);
                vec![StudyEffect::End(Worker::Lab(side))]
            }
        }
    }

    fn on_answer(&mut self, state: &State, side: Side, answer: Answer) -> Vec<StudyEffect> {
        self.changes = self.changes.wrapping_add(1);
        match answer {
            Answer::Study(StudyAnswer::Lab(LabAnswer::Tree { id, nodes })) => {
                if let Some((_, tried)) = self.tree_requests[side.index()].take_if(|(request, _)| *request == id) {
                    self.results.trees[side.index()].set(tried, (id, nodes));
                    return Vec::new();
                }
                let export = self.pending_export.take_if(|(request, of, _)| (*request, *of) == (id, side));
                let export = export.filter(|_| self.has_tree(state, side));
                let (record, setting) = (&*state.game.record, self.experiment.settings[side.index()]);
                let searched = Searched { record, top: &[], setting, is_repeatable: true };
                let name = format!("uct-tree-{}", side.name());
                let file = export.and_then(|(_, _, format)| export::tree(&name, format, &searched, &nodes));
                return file.map(StudyEffect::Save).into_iter().collect();
            }
            Answer::Study(StudyAnswer::Lab(LabAnswer::Search { id, found, done })) => {
                if let Some(tried) = self.answered_trial(side, id, done) {
                    self.results.searches[side.index()].set(tried, found);
                    return if done { self.picture(side, tried) } else { Vec::new() };
                }
            }
            Answer::Study(StudyAnswer::Lab(LabAnswer::Runs { id, tally, done })) => {
                if let Some(tried) = self.answered_trial(side, id, done) {
                    self.results.tallies[side.index()].set(tried, tally);
                }
            }
            Answer::Study(StudyAnswer::Lab(LabAnswer::Deepening { id, iterations, millis, done })) => {
                if let Some(tried) = self.answered_trial(side, id, done) {
                    self.results.deepening.set(tried, (iterations, millis));
                }
            }
            Answer::Failed { id, .. } => {
                self.broken |= id.is_none_or(|id| self.answered_trial(side, id, true).is_some());
            }
            _ => {}
        }
        Vec::new()
    }

    /// Returns the experiment that a side runs under this id, if any. If it is done, the worker becomes free.
    fn answered_trial(&mut self, side: Side, id: u32, done: bool) -> Option<TrialAt> {
        let job = &mut self.jobs[side.index()];
        let tried = job.filter(|job| job.id == id)?.tried;
        if done {
            *job = None;
        }
        Some(tried)
    }

    /// Restarts the experiment of a lost worker on a new one.
    fn on_worker_lost(&mut self, state: &State, side: Side) -> Vec<StudyEffect> {
        // If the tree of a finished search has not arrived, the search must be repeated.
        let without_tree = self.tree_requests[side.index()].take().map(|(_, tried)| tried);
        let tried = self.drop_job(side).filter(|job| !job.stopped).map(|job| job.tried).or(without_tree);
        let tried = tried.filter(|tried| tried.key == state.key());
        tried.map_or_else(Vec::new, |tried| self.start_trial(state, side, tried))
    }

    /// Restarts the experiments that ended because no worker was available.
    pub fn try_again(&mut self, state: &State) -> Vec<StudyEffect> {
        if self.broken { self.begin(state) } else { Vec::new() }
    }

    /// Drops a worker's job with its partial results and its tree.
    fn drop_job(&mut self, side: Side) -> Option<Job> {
        self.changes = self.changes.wrapping_add(1);
        self.pending_export.take_if(|(_, of, _)| *of == side);
        let worker = side.index();
        (self.searched[worker], self.results.searches[worker]) = (None, Last::default());
        let job = self.jobs[worker].take()?;
        match job.tried.trial {
            Trial::Search(_) => {}
            Trial::Runs(..) => self.results.tallies[worker] = Last::default(),
            Trial::AlphaBeta(_) => self.results.deepening = Last::default(),
        }
        Some(job)
    }

    fn export(&mut self, state: &State, format: Format) -> Vec<StudyEffect> {
        let side = self.export_of;
        if format == Format::Csv {
            let content = Content::Text(self.table(state.key()));
            return vec![StudyEffect::Save(File { name: "experiments.csv".to_owned(), content })];
        }
        if !self.has_tree(state, side) {
            return Vec::new();
        }
        self.next_id = self.next_id.wrapping_add(1);
        self.pending_export = Some((self.next_id, side, format));
        vec![request_effect(side, LabRequest::Tree { id: self.next_id, nodes: format.nodes() })]
    }

    /// Returns whether a side has searched the position on the board with its current setting and its worker still has
    /// the tree.
    pub fn has_tree(&self, state: &State, side: Side) -> bool {
        self.searched[side.index()] == Some(state.key()) && self.found(state, side).is_some()
    }
}

fn request_effect(side: Side, request: LabRequest) -> StudyEffect {
    StudyEffect::Request(Worker::Lab(side), Request::Lab(request))
}

/// An experiment at a position. The position is identified by its node's key; see
/// [`Tree::key`](alquerque_core::record::Tree::key).
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct TrialAt {
    /// The node's key.
    pub key: u64,
    /// The experiment.
    pub trial: Trial,
}

/// The latest result of one kind.
#[derive(Clone, Debug, Default)]
pub struct Last<T>(Option<(TrialAt, T)>);

impl<T> Last<T> {
    /// Replaces the result.
    pub fn set(&mut self, tried: TrialAt, what: T) {
        self.0 = Some((tried, what));
    }

    /// Returns the result if it belongs to this experiment.
    pub fn get(&self, tried: TrialAt) -> Option<&T> {
        self.0.as_ref().filter(|(other, _)| *other == tried).map(|(_, what)| what)
    }
}

/// The latest results.
#[derive(Clone, Debug, Default)]
pub struct Results {
    /// Both sides' searches.
    pub searches: [Last<Found>; 2],
    /// The displayed parts of their trees, each with a unique number.
    pub trees: [Last<(u32, Vec<ViewNode>)>; 2],
    /// Both sides' runs.
    pub tallies: [Last<Tally>; 2],
    /// Alpha-beta's iterations, and the time they took in milliseconds.
    pub deepening: Last<(Vec<Iteration>, f64)>,
}

/// Time limit of alpha-beta, in milliseconds.
pub const ALPHA_BETA_MILLIS: u32 = 10_000;

/// Returns the progress of an experiment, 0 to 1.
pub fn progress(trial: Trial, results: &Results, tried: TrialAt, side: usize) -> f64 {
    let share = |part: f64, whole: u32| (part / f64::from(whole.max(1))).min(1.0);
    match trial {
        Trial::Search(Setting { playouts, .. }) => {
            let found = results.searches[side].get(tried);
            found.map_or(0.0, |found| share(found.report.work.count() as f64, playouts))
        }
        Trial::Runs(_, count) => {
            let tally = results.tallies[side].get(tried);
            tally.map_or(0.0, |tally| share(tally.runs.into(), count))
        }
        Trial::AlphaBeta(millis) => results.deepening.get(tried).map_or(0.0, |(_, spent)| share(*spent, millis)),
    }
}
