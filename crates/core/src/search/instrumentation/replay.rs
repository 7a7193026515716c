//! Replay of a UCT search, iteration by iteration, forward and back.

use std::collections::VecDeque;

use super::iteration::Iteration;
use super::variant::{DefaultVariant, Variant};
use crate::playout::PlayoutPolicy;
use crate::random::{SearchRng, rng};
use crate::search::tree::UndoRecord;
use crate::search::uct::Uct;
use crate::{Game, Standard};

/// Steps a seeded UCT search forward and back. After n iterations it equals the search that [`Uct::run`] makes with
/// that seed, regardless of the steps that led there.
///
/// An iteration changes only the nodes of its path and appends new ones, so a few hundred bytes suffice to undo it: the
/// old nodes and the old sizes. These are kept for the last iterations; to go back further, the search is replayed from
/// the seed.
#[derive(Clone, Debug)]
pub struct SearchReplay<G: Game, P = Standard, V = DefaultVariant> {
    /// The search before the first iteration.
    start: Uct<G, P, V>,
    seed: u64,
    uct: Uct<G, P, V>,
    rng: SearchRng,
    count: u64,
    /// The undo records of the last iterations, latest last.
    undo: VecDeque<Undo>,
}

/// The data needed to undo an iteration.
#[derive(Clone, Debug)]
struct Undo {
    tree: UndoRecord,
    playouts: u64,
    rng: SearchRng,
}

/// The maximum number of iterations that can be undone without a replay; they take some ten megabytes.
const MAX_UNDO: usize = 30_000;

impl<G: Game, P: PlayoutPolicy<G> + Clone, V: Variant + Clone> SearchReplay<G, P, V> {
    /// A replay with `uct`, usually a new search, as its iteration 0.
    pub fn new(uct: Uct<G, P, V>, seed: u64) -> Self {
        Self { start: uct.clone(), seed, uct, rng: rng(seed), count: 0, undo: VecDeque::new() }
    }

    /// The search after the current iteration.
    pub fn uct(&self) -> &Uct<G, P, V> {
        &self.uct
    }

    /// The number of the current iteration; 0 is before the first.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Makes one iteration and returns its record, or `None` if more cannot change the move ([`Uct::is_decided`]).
    pub fn forward(&mut self) -> Option<Iteration<G::Move>> {
        self.undoable(Uct::recorded_step)
    }

    /// Undoes the last iteration; `false` if there is none.
    pub fn back(&mut self) -> bool {
        let before = self.count.checked_sub(1);
        before.map(|before| self.go_to(before)).is_some()
    }

    /// The record of the current iteration; `None` before the first.
    pub fn last(&mut self) -> Option<Iteration<G::Move>> {
        self.back().then(|| self.forward()).flatten()
    }

    /// Goes to iteration `count`, or to the last one that can change the move. Returns its number.
    pub fn go_to(&mut self, count: u64) -> u64 {
        while self.count > count
            && let Some(undo) = self.undo.pop_back()
        {
            self.uct.undo(&undo.tree, undo.playouts);
            self.rng = undo.rng;
            self.count -= 1;
        }
        if self.count > count {
            *self = Self::new(self.start.clone(), self.seed);
        }
        while self.count < count && self.undoable(|uct, rng| uct.step(rng, &mut ()).then_some(())).is_some() {}
        self.count
    }

    /// Makes an iteration, and stores the data needed to undo it.
    fn undoable<T>(&mut self, step: impl FnOnce(&mut Uct<G, P, V>, &mut SearchRng) -> Option<T>) -> Option<T> {
        let undo = Undo { tree: self.uct.undo_record(), playouts: self.uct.playouts(), rng: self.rng.clone() };
        let done = step(&mut self.uct, &mut self.rng)?;
        self.count += 1;
        if self.undo.len() == MAX_UNDO {
            self.undo.pop_front();
        }
        self.undo.push_back(undo);
        Some(done)
    }
}
