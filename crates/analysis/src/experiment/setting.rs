//! A search as a setting wants it.

use alquerque_core::search::{ChosenPlayout, ChosenVariant, Uct, UctConfig};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Searchable, record::Record};
use alquerque_messages::analysis::lab::{MOST_PER_LEAF, MOST_PLAYOUTS, Policy, Setting};

use crate::methods::{MAX_NODES, exploration};

/// The search of a game whose setting is chosen while the program runs.
pub(super) type Chosen<G> = Uct<G, ChosenPlayout, ChosenVariant>;

/// The search of a record's last position.
pub(super) fn search<G: Searchable + Tabletop>(record: &Record<G>, setting: &Setting) -> Chosen<G> {
    let exploration = exploration(setting.exploration);
    let policy = match setting.policy {
        Policy::Usual => ChosenPlayout::Usual,
        Policy::Uniform => ChosenPlayout::Uniform,
        Policy::Decisive => ChosenPlayout::Decisive,
        Policy::CutOff(plies) => ChosenPlayout::CutOff { plies },
    };
    let per_leaf = setting.per_leaf.clamp(1, MOST_PER_LEAF);
    let variant = ChosenVariant { proves: setting.proves, playouts_per_visit: per_leaf };
    let config = UctConfig { exploration, max_nodes: MAX_NODES };
    Uct::with_variant(record.game().clone(), record.positions(), config, policy, variant).even_if_forced()
}

/// How many playouts a search makes.
pub(super) fn playouts(setting: &Setting) -> u64 {
    setting.playouts.clamp(1, MOST_PLAYOUTS).into()
}
