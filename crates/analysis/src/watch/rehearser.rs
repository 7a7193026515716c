//! A search that is told iteration by iteration, forward and back.

use alquerque_core::record::Record;
use alquerque_core::search::{Rehearsal, Uct, UctConfig};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Searchable, TextError};
use alquerque_messages::analysis::uct::{Candidate, Iteration, News, Search};
use alquerque_messages::count;

use super::translate::{candidates, iteration};
use crate::methods::exploration;

/// The most nodes of its tree.
const MAX_NODES: usize = 300_000;
/// Iterations between two questions whether to stop.
const STOP_INTERVAL: u64 = 200;

/// A rehearsal of some game.
pub(crate) trait Rehearser {
    /// Goes towards an iteration. Whether it is there, or where it can go no further.
    fn go_towards(&mut self, wanted: u64, stop: &mut dyn FnMut() -> bool) -> bool;
    /// After which iteration it stands, the root's children, and what the iteration did.
    fn tell(&mut self) -> (u32, Vec<Candidate>, Option<Iteration>);
}

/// The rehearsal of the search that is asked for.
pub(crate) fn new<G: Searchable + Tabletop + 'static>(
    game: G,
    search: &Search,
    seed: u64,
) -> Result<Box<dyn Rehearser>, TextError> {
    let record = Record::from_course(game, search.start.as_deref(), search.moves.iter().map(String::as_str))?;
    let config = UctConfig { exploration: exploration(search.exploration), max_nodes: MAX_NODES };
    let uct = Uct::new(record.game().clone(), record.positions(), config).even_if_forced();
    Ok(Box::new(Rehearsal::new(uct, seed)))
}

impl<G: Searchable + Tabletop> Rehearser for Rehearsal<G> {
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

/// A rehearsal under way.
pub(crate) struct Rehearsing {
    pub(crate) id: u32,
    rehearser: Box<dyn Rehearser>,
    /// The iteration that is to be told.
    pub(crate) wanted: Option<u32>,
}

impl Rehearsing {
    pub(crate) fn new(id: u32, rehearser: Box<dyn Rehearser>) -> Self {
        Self { id, rehearser, wanted: Some(0) }
    }

    pub(crate) fn slice(&mut self, stop: &mut dyn FnMut() -> bool) -> Option<News> {
        let wanted = self.wanted?;
        if !self.rehearser.go_towards(wanted.into(), stop) {
            return None;
        }
        self.wanted = None;
        let (number, root, iteration) = self.rehearser.tell();
        Some(News::Told { id: self.id, wanted, number, root, iteration })
    }
}
