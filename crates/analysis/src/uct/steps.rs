//! A search replayed iteration by iteration, forward and back.

use alquerque_core::search::{SearchReplay, Uct, UctConfig};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Searchable, TextError};
use alquerque_messages::analysis::uct::{Candidate, Iteration, Search, UctAnswer};
use alquerque_messages::count;

use super::translate::{candidates, iteration};
use crate::analyst::exploration;

/// Maximum number of nodes of its tree.
const MAX_NODES: usize = 300_000;
/// Iterations between stop checks.
const STOP_INTERVAL: u64 = 200;

/// A replay, whatever its game.
pub(crate) trait Replay {
    /// Works towards an iteration. Returns whether it has arrived or cannot go further.
    fn go_towards(&mut self, wanted: u64, stop: &mut dyn FnMut() -> bool) -> bool;
    /// The number of the current iteration, the root's children, and what the iteration did.
    fn tell(&mut self) -> (u32, Vec<Candidate>, Option<Iteration>);
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

    fn tell(&mut self) -> (u32, Vec<Candidate>, Option<Iteration>) {
        let told = self.last();
        let uct = self.uct();
        let root = uct.inspect(&[]).map_or_else(Vec::new, |root| candidates(uct.game(), &root.children));
        (count(self.count()), root, told.map(|told| iteration(uct.game(), &told)))
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
        let (number, root, iteration) = self.replay.tell();
        Some(UctAnswer::Iteration { id: self.id, wanted, number, root, iteration })
    }
}
