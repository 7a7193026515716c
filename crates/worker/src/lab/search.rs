//! One search, whose setting is chosen at run time.

use alquerque_core::Searchable;
use alquerque_core::record::Record;
use alquerque_core::search::{ConfigurablePlayout, SearchRng, SnapshotLimits, Uct, UctConfig, VariantConfig, rng};
use alquerque_core::tabletop::Tabletop;
use alquerque_messages::analysis::lab::{Found, LabAnswer, MAX_PER_LEAF, MAX_PLAYOUTS, Policy, Setting};
use alquerque_messages::analysis::uct::ViewNode;
use alquerque_messages::{SearchReport, count};

use super::trial::Trial;
use crate::analysis::analyst::{MAX_NODES, exploration};
use crate::uct::translate::view_nodes;

/// A running or finished search.
pub(super) struct Search<G: Searchable> {
    pub(super) uct: Uct<G, ConfigurablePlayout, VariantConfig>,
    rng: SearchRng,
    left: u64,
}

impl<G: Searchable + Tabletop> Search<G> {
    /// Searches a record's last position, with this seed instead of the setting's.
    pub(super) fn new(record: &Record<G>, setting: &Setting, seed: u64) -> Self {
        let policy = match setting.policy {
            Policy::Usual => ConfigurablePlayout::Standard,
            Policy::Uniform => ConfigurablePlayout::Uniform,
            Policy::Decisive => ConfigurablePlayout::Decisive,
            Policy::Cutoff(plies) => ConfigurablePlayout::Cutoff { plies },
        };
        let per_leaf = setting.per_leaf.clamp(1, MAX_PER_LEAF);
        let variant = VariantConfig { proves: setting.proves, playouts_per_visit: per_leaf };
        let config = UctConfig { exploration: exploration(setting.exploration), max_nodes: MAX_NODES };
        let uct = Uct::with_variant(record.game().clone(), record.positions(), config, policy, variant);
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
