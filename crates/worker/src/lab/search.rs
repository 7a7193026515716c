//! Experiments: one search whose setting is chosen at run time, and many runs of it with different seeds.

use alquerque_core::Searchable;
use alquerque_core::record::Record;
use alquerque_core::search::{SearchRng, SnapshotLimits, Uct, UctConfig, VariantConfig, rng};
use alquerque_core::tabletop::Tabletop;
use alquerque_messages::analysis::lab::{
    Found, LabAnswer, MAX_PER_LEAF, MAX_PLAYOUTS, MAX_RUNS, Policy, Setting, Tally,
};
use alquerque_messages::analysis::uct::ViewNode;
use alquerque_messages::{SearchReport, count};

use crate::analysis::analyst::{MAX_NODES, exploration};
use crate::uct::translate::view_nodes;

/// A running or finished search.
pub(super) struct Search<G: Searchable> {
    pub(super) uct: Uct<G, Policy, VariantConfig>,
    rng: SearchRng,
    left: u64,
}

impl<G: Searchable + Tabletop> Search<G> {
    /// Searches a record's last position, with this seed instead of the setting's.
    pub(super) fn new(record: &Record<G>, setting: &Setting, seed: u64) -> Self {
        let per_leaf = setting.per_leaf.clamp(1, MAX_PER_LEAF);
        let variant = VariantConfig { proves: setting.proves, playouts_per_visit: per_leaf };
        let config = UctConfig { exploration: exploration(setting.exploration), max_nodes: MAX_NODES };
        let uct = Uct::with_variant(record.game().clone(), record.positions(), config, setting.policy, variant);
        let left = setting.playouts.clamp(1, MAX_PLAYOUTS).into();
        Self { uct: uct.even_if_forced(), rng: rng(seed), left }
    }

    fn found(&self, millis: f64) -> Found {
        let report = self.uct.report().map(|&mv| self.uct.game().move_text(mv));
        let levels = self.uct.levels().into_iter().map(count).collect();
        Found { report: SearchReport { seconds: millis / 1000.0, ..report }, levels }
    }
}

impl<G: Searchable + Tabletop> Trial for Search<G> {
    fn run(&mut self, now: &dyn Fn() -> f64, ends: f64) -> bool {
        let made = self.uct.run(&mut self.rng, self.left, || now() >= ends);
        self.left = self.left.saturating_sub(made);
        self.left == 0 || made == 0
    }

    fn answer(&self, id: u32, millis: f64, done: bool) -> LabAnswer {
        LabAnswer::Search { id, found: self.found(millis), done }
    }

    fn tree(&self, most: usize) -> Option<Vec<ViewNode>> {
        let nodes = self.uct.snapshot(&[], SnapshotLimits { least_share: 0.0, max_nodes: most });
        Some(view_nodes(self.uct.game(), &nodes.unwrap_or_default()))
    }
}

/// A running experiment.
pub(super) trait Trial {
    /// Works until the time `ends`; returns whether it is finished.
    fn run(&mut self, now: &dyn Fn() -> f64, ends: f64) -> bool;
    /// The results so far, after this many milliseconds.
    fn answer(&self, id: u32, millis: f64, done: bool) -> LabAnswer;
    /// The most visited nodes of the tree, up to this many and parents first, if the experiment is a single search.
    fn tree(&self, _most: usize) -> Option<Vec<ViewNode>> {
        None
    }
}

/// Runs in progress.
pub(super) struct Runs<G: Searchable + Tabletop> {
    record: Record<G>,
    setting: Setting,
    count: u32,
    /// The current run.
    run: Option<Search<G>>,
    tally: Tally,
}

impl<G: Searchable + Tabletop> Runs<G> {
    /// Searches a record's last position this many times.
    pub(super) fn new(record: Record<G>, setting: Setting, count: u32) -> Self {
        let game = record.game();
        let chosen = game.moves(record.position()).into_iter().map(|mv| (game.move_text(mv), 0)).collect();
        let tally = Tally { runs: 0, chosen, proven: 0 };
        Self { record, setting, count: count.min(MAX_RUNS), run: None, tally }
    }

    /// The next run, with the next seed.
    fn next(&self) -> Search<G> {
        let seed = u64::from(self.setting.seed) + u64::from(self.tally.runs);
        Search::new(&self.record, &self.setting, seed)
    }

    fn enter(&mut self, run: &Search<G>) {
        let report = run.uct.report();
        let best = report.best().map(|mv| self.record.game().move_text(mv));
        if let Some((_, count)) = self.tally.chosen.iter_mut().find(|(mv, _)| Some(mv) == best.as_ref()) {
            *count += 1;
        }
        self.tally.runs += 1;
        self.tally.proven += u32::from(report.proven.is_some());
    }
}

impl<G: Searchable + Tabletop> Trial for Runs<G> {
    fn run(&mut self, now: &dyn Fn() -> f64, ends: f64) -> bool {
        while self.tally.runs < self.count {
            let mut run = self.run.take().unwrap_or_else(|| self.next());
            if !run.run(now, ends) && !run.uct.is_decided() {
                self.run = Some(run);
                return false;
            }
            self.enter(&run);
            if now() >= ends {
                break;
            }
        }
        self.tally.runs >= self.count
    }

    fn answer(&self, id: u32, _millis: f64, done: bool) -> LabAnswer {
        LabAnswer::Runs { id, tally: self.tally.clone(), done }
    }
}
