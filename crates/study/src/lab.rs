//! The laboratory: two settings side by side, many runs of one, alpha-beta, and files of all that.

pub mod event;
pub mod export;
pub mod field;
pub mod interval;
pub mod results;
pub mod said;
pub mod section;
pub mod shown;
pub mod side;

use alquerque_app::state::State;
use alquerque_core::any_record::AnyRecord;
use alquerque_messages::analysis::lab::{Experiment, MOST_RUNS, News as LabNews, Order as LabOrder, Setting, Trial};
use alquerque_messages::analysis::{News, Order};

use crate::effect::StudyEffect;
use crate::worker::Worker;
use event::Event;
use export::csv::Figures;
use export::{Format, Searched};
use field::{OTHER, USUAL};
use results::{ALPHA_BETA_MILLIS, Last, Results, Tried, progress};
use section::Section;
use side::{Side, Sides};

/// The most nodes of a tree of which a picture is to be seen: more are too narrow.
const PICTURE_NODES: u32 = 300;

/// Its state.
#[derive(Clone, Debug)]
pub struct Lab {
    /// The kind of experiments that is looked at.
    pub section: Section,
    /// Both settings.
    pub settings: [Setting; 2],
    /// How many runs are wanted.
    pub count: u32,
    /// Of which settings.
    pub runs_of: Sides,
    /// Whose tree and figures are exported.
    pub export_of: Side,
    /// What has come of the experiments.
    pub results: Results,
    /// Whether a worker has broken down since something was begun.
    pub broken: bool,
    /// Counts whatever changes: where it is the same, so is what is shown of one position.
    pub changes: u32,
    jobs: [Option<Job>; 2],
    /// The nodes' keys of the positions of which the workers that run were last asked something. They keep a tree each.
    at: [Option<u64>; 2],
    /// The orders for the trees of which pictures are to be seen, and what was tried there.
    pictured: [Option<(u32, Tried)>; 2],
    /// The file that waits for its tree.
    awaited: Option<(u32, Side, Format)>,
    next_id: u32,
}

/// What a worker does.
#[derive(Clone, Copy, Debug, PartialEq)]
struct Job {
    id: u32,
    tried: Tried,
    /// Whether it was told to stop.
    stopped: bool,
}

impl Default for Lab {
    fn default() -> Self {
        Self {
            section: Section::default(),
            settings: [USUAL, OTHER],
            count: 30,
            runs_of: Sides::default(),
            export_of: Side::default(),
            results: Results::default(),
            broken: false,
            changes: 0,
            jobs: [None; 2],
            at: [None; 2],
            pictured: [None; 2],
            awaited: None,
            next_id: 0,
        }
    }
}

impl Lab {
    /// Does what an event asks for.
    pub fn handle(&mut self, state: &mut State, event: Event) -> Vec<StudyEffect> {
        self.changes = self.changes.wrapping_add(1);
        match event {
            Event::Section(section) => self.section = section,
            Event::Change(side, field, text) => {
                let setting = &mut self.settings[side.index()];
                *setting = field.with(setting, &text).unwrap_or(*setting);
            }
            Event::Count(count) => self.count = count.clamp(1, MOST_RUNS),
            Event::RunsOf(sides) => self.runs_of = sides,
            Event::ExportOf(side) => self.export_of = side,
            Event::Begin => return self.begin(state),
            Event::Stop => return self.stop(|_| true),
            Event::Export(format) => return self.export(state, format),
        }
        Vec::new()
    }

    /// Goes along with what has happened to the game: what is tried elsewhere or otherwise than is chosen by now ends, and so do workers
    /// that nobody looks at; `shown` says whether the tab is open.
    pub fn follow(&mut self, state: &mut State, shown: bool) -> Vec<StudyEffect> {
        let key = key(&*state.record);
        let (settings, count) = (self.settings, self.count);
        let mut effects = self.stop(|(side, tried)| {
            let wanted = match tried.trial {
                Trial::Search(_) => Trial::Search(settings[side]),
                Trial::Runs(..) => Trial::Runs(settings[side], count),
                Trial::AlphaBeta(_) => tried.trial,
            };
            tried != (Tried { key, trial: wanted })
        });
        for side in Side::BOTH {
            let place = side.index();
            let is_wanted = shown && self.at[place] == Some(key);
            let is_awaited = self.jobs[place].is_some() || self.awaited.is_some_and(|(_, of, _)| of == side);
            if !is_wanted && !is_awaited && self.at[place].take().is_some() {
                // Its tree may have 60 MB.
                self.changes = self.changes.wrapping_add(1);
                effects.push(StudyEffect::End(Worker::Lab(side as u8)));
            }
        }
        effects
    }

    /// What a side tries in the section that is looked at.
    pub fn trial(&self, side: Side) -> Option<Trial> {
        let setting = self.settings[side.index()];
        match self.section {
            Section::Compare => Some(Trial::Search(setting)),
            Section::Runs => self.runs_of.has(side).then_some(Trial::Runs(setting, self.count)),
            Section::AlphaBeta => (side == Side::A).then_some(Trial::AlphaBeta(ALPHA_BETA_MILLIS)),
        }
    }

    /// Whether something is under way.
    pub fn is_busy(&self) -> bool {
        self.jobs.iter().flatten().any(|job| !job.stopped)
    }

    /// How much of what is under way is done, 0 to 1.
    pub fn progress(&self) -> f64 {
        let trials = Side::BOTH.into_iter().filter_map(|side| Some((side, self.trial(side)?)));
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
        if state.ending.is_some() {
            return effects;
        }
        for side in Side::BOTH {
            let Some(trial) = self.trial(side) else { continue };
            self.next_id = self.next_id.wrapping_add(1);
            let tried = Tried { key: key(&*state.record), trial };
            self.jobs[side.index()] = Some(Job { id: self.next_id, tried, stopped: false });
            self.at[side.index()] = Some(tried.key);
            let experiment = experiment(&*state.record, self.next_id, trial);
            effects.push(order(side, LabOrder::Begin(experiment)));
        }
        effects
    }

    /// Ends what is under way where that is wanted; what is known by then is still told.
    fn stop(&mut self, is_wanted: impl Fn((usize, Tried)) -> bool) -> Vec<StudyEffect> {
        let mut effects = Vec::new();
        for side in Side::BOTH {
            let Some(job) = &mut self.jobs[side.index()] else { continue };
            if !job.stopped && is_wanted((side.index(), job.tried)) {
                job.stopped = true;
                self.changes = self.changes.wrapping_add(1);
                effects.push(order(side, LabOrder::Stop { id: job.id }));
            }
        }
        effects
    }

    /// Has the tree of a search handed over that has ended, as far as it is to be seen.
    fn picture(&mut self, side: Side, tried: Tried) -> Vec<StudyEffect> {
        self.next_id = self.next_id.wrapping_add(1);
        self.pictured[side.index()] = Some((self.next_id, tried));
        vec![order(side, LabOrder::Tree { id: self.next_id, nodes: PICTURE_NODES })]
    }

    /// Takes what a worker has found out.
    pub fn hear(&mut self, state: &State, worker: u8, news: News) -> Vec<StudyEffect> {
        let Some(side) = Side::BOTH.into_iter().find(|side| side.index() == usize::from(worker)) else {
            return Vec::new();
        };
        self.changes = self.changes.wrapping_add(1);
        match news {
            News::Lab(LabNews::Tree { id, nodes }) => {
                if let Some((_, tried)) = self.pictured[side.index()].take_if(|(pictured, _)| *pictured == id) {
                    self.results.trees[side.index()].set(tried, (id, nodes));
                    return Vec::new();
                }
                let awaited = self.awaited.take_if(|(awaited, of, _)| (*awaited, *of) == (id, side));
                let record = &*state.record;
                let awaited = awaited.filter(|_| self.has_tree(record, side));
                let setting = self.settings[side.index()];
                let searched = Searched { record, top: &[], setting, is_repeatable: true };
                let name = format!("uct-tree-{}", side.name());
                let file = awaited.and_then(|(_, _, format)| export::tree(&name, format, &searched, &nodes));
                return file.map(StudyEffect::Save).into_iter().collect();
            }
            News::Lab(LabNews::Search { id, found, done }) => {
                if let Some(tried) = self.tried(side, id, done) {
                    self.results.searches[side.index()].set(tried, found);
                    return if done { self.picture(side, tried) } else { Vec::new() };
                }
            }
            News::Lab(LabNews::Runs { id, tally, done }) => {
                if let Some(tried) = self.tried(side, id, done) {
                    self.results.tallies[side.index()].set(tried, tally);
                }
            }
            News::Lab(LabNews::Deepening { id, iterations, millis, done }) => {
                if let Some(tried) = self.tried(side, id, done) {
                    self.results.deepening.set(tried, (iterations, millis));
                }
            }
            News::Failed { id, .. } => self.broken |= id.is_none_or(|id| self.tried(side, id, true).is_some()),
            _ => {}
        }
        Vec::new()
    }

    /// What a side tries under that id, if it does; where that is done, its worker is free.
    fn tried(&mut self, side: Side, id: u32, done: bool) -> Option<Tried> {
        let job = &mut self.jobs[side.index()];
        let tried = job.filter(|job| job.id == id)?.tried;
        if done {
            *job = None;
        }
        Some(tried)
    }

    /// A worker is gone.
    pub fn broke(&mut self, worker: u8) {
        self.changes = self.changes.wrapping_add(1);
        self.broken = true;
        self.awaited = None;
        if let Some(at) = self.at.get_mut(usize::from(worker)) {
            *at = None;
        }
        let (job, searched) =
            (self.jobs.get_mut(usize::from(worker)), self.results.searches.get_mut(usize::from(worker)));
        if let (Some(job), Some(searched)) = (job, searched) {
            // Its tree is gone with it.
            (*job, *searched) = (None, Last::default());
        }
    }

    fn export(&mut self, state: &State, format: Format) -> Vec<StudyEffect> {
        let side = self.export_of;
        if format == Format::Csv {
            let (key, count) = (key(&*state.record), self.count);
            let figures = Figures { settings: &self.settings, results: &self.results, key, count };
            return vec![StudyEffect::Save(figures.file())];
        }
        if !self.has_tree(&*state.record, side) {
            return Vec::new();
        }
        self.next_id = self.next_id.wrapping_add(1);
        self.awaited = Some((self.next_id, side, format));
        vec![order(side, LabOrder::Tree { id: self.next_id, nodes: format.nodes() })]
    }

    /// Whether a side has searched the position on the board with its setting, and its worker still has the tree.
    pub fn has_tree(&self, record: &dyn AnyRecord, side: Side) -> bool {
        let (key, trial) = (key(record), Trial::Search(self.settings[side.index()]));
        self.at[side.index()] == Some(key) && self.results.searches[side.index()].of(Tried { key, trial }).is_some()
    }
}

/// The key of the node that is looked at.
pub fn key(record: &dyn AnyRecord) -> u64 {
    record.tree().key(record.tree().current())
}

fn order(side: Side, order: LabOrder) -> StudyEffect {
    StudyEffect::Order(Worker::Lab(side as u8), Order::Lab(order))
}

fn experiment(record: &dyn AnyRecord, id: u32, trial: Trial) -> Experiment {
    let tree = record.tree();
    let moves = tree.line().iter().skip(1).take(tree.played()).map(|&node| record.move_text(node)).collect();
    Experiment { id, rules: record.rules(), start: record.start_text(), moves, trial }
}
