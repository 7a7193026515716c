//! A search configured by a setting.

use alquerque_core::search::{ConfigurablePlayout, Uct, UctConfig, VariantConfig};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Searchable, record::Record};
use alquerque_messages::analysis::lab::{MOST_PER_LEAF, MOST_PLAYOUTS, Policy, Setting};

use crate::analyst::{MAX_NODES, exploration};

/// A search whose setting is chosen at run time.
pub(super) type Chosen<G> = Uct<G, ConfigurablePlayout, VariantConfig>;

/// Creates a search of a record's last position.
pub(super) fn search<G: Searchable + Tabletop>(record: &Record<G>, setting: &Setting) -> Chosen<G> {
    let exploration = exploration(setting.exploration);
    let policy = match setting.policy {
        Policy::Usual => ConfigurablePlayout::Standard,
        Policy::Uniform => ConfigurablePlayout::Uniform,
        Policy::Decisive => ConfigurablePlayout::Decisive,
        Policy::Cutoff(plies) => ConfigurablePlayout::Cutoff { plies },
    };
    let per_leaf = setting.per_leaf.clamp(1, MOST_PER_LEAF);
    let variant = VariantConfig { proves: setting.proves, playouts_per_visit: per_leaf };
    let config = UctConfig { exploration, max_nodes: MAX_NODES };
    Uct::with_variant(record.game().clone(), record.positions(), config, policy, variant).even_if_forced()
}

/// The number of playouts of a search.
pub(super) fn playouts(setting: &Setting) -> u64 {
    setting.playouts.clamp(1, MOST_PLAYOUTS).into()
}
