//! A search replayed iteration by iteration, forward and back.

use alquerque_core::search::{NodeId, SearchReplay, SnapshotLimits, Uct, UctConfig};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Searchable, TextError};
use alquerque_messages::analysis::uct::{Candidate, Iteration, MAX_DRAWN, Search, UctAnswer, ViewNode};
use alquerque_messages::count;

use super::translate::{candidates, iteration, view_nodes};
use crate::analysis::analyst::exploration;

/// The maximum number of nodes in its tree.
const MAX_NODES: usize = 300_000;
/// Iterations between stop checks.
const STOP_INTERVAL: u64 = 200;

/// An iteration: its number, the root's children after it, what it did, and the tree after it.
type Report = (u32, Vec<Candidate>, Option<Iteration>, Vec<ViewNode>);

/// A replay, independent of the game.
pub(crate) trait Replay {
    /// Works towards an iteration. Returns whether it has reached it or cannot go further.
    fn go_towards(&mut self, wanted: u64, stop: &mut dyn FnMut() -> bool) -> bool;
    /// Reports the current iteration.
    fn report(&mut self) -> Report;
}

/// Creates the requested replay.
pub(crate) fn new<G: Searchable + Tabletop + 'static>(
    game: G,
    search: &Search,
    seed: u64,
) -> Result<Box<dyn Replay>, TextError> {
    let record = search.course.record(game)?;
    let config = UctConfig { exploration: exploration(search.exploration), max_nodes: MAX_NODES };
    let uct = Uct::new(record.game().clone(), record.positions(), config).even_if_forced().with_exact_logarithms();
    Ok(Box::new(SearchReplay::new(uct, seed)))
}

impl<G: Searchable + Tabletop> Replay for SearchReplay<G> {
    fn go_towards(&mut self, wanted: u64, stop: &mut dyn FnMut() -> bool) -> bool {
        loop {
            let next = wanted.min(self.count() + STOP_INTERVAL);
            if self.go_to(next) < next || next == wanted {
                return true;
            }
            if stop() {
                return false;
            }
        }
    }

    fn report(&mut self) -> Report {
        let told = self.last();
        let uct = self.uct();
        let root = uct.inspect(&[]).map_or_else(Vec::new, |root| candidates(uct.game(), &root.children));
        let path: Vec<NodeId> =
            told.iter().flat_map(|told| told.selection.iter().map(|node| node.id).chain([told.leaf])).collect();
        let limits = SnapshotLimits { least_share: 0.0, max_nodes: MAX_DRAWN + path.len() };
        let tree = view_nodes(uct.game(), &uct.snapshot_along(&path, limits));
        (count(self.count()), root, told.map(|told| iteration(uct.game(), &told)), tree)
    }
}

/// A running replay.
pub(crate) struct Steps {
    pub(crate) id: u32,
    replay: Box<dyn Replay>,
    /// The requested iteration.
    pub(crate) wanted: Option<u32>,
}

impl Steps {
    pub(crate) fn new(id: u32, replay: Box<dyn Replay>) -> Self {
        Self { id, replay, wanted: Some(0) }
    }

    pub(crate) fn slice(&mut self, stop: &mut dyn FnMut() -> bool) -> Option<UctAnswer> {
        let wanted = self.wanted?;
        if !self.replay.go_towards(wanted.into(), stop) {
            return None;
        }
        self.wanted = None;
        let (number, root, iteration, tree) = self.replay.report();
        Some(UctAnswer::Iteration { id: self.id, wanted, number, root, iteration, tree })
    }
}
