//! A UCT search that can be played forward and back, iteration by iteration.

use std::collections::VecDeque;

use super::iteration::Iteration;
use super::tree::Before;
use super::uct::Uct;
use super::variant::{Usual, Variant};
use crate::playout::PlayoutPolicy;
use crate::random::{SearchRng, rng};
use crate::{Game, Standard};

/// A UCT search from a seed that goes forward and back. After n iterations it is the search that [`Uct::run`] makes with that
/// seed, however it came there.
///
/// An iteration changes the nodes of its path and adds nodes at the end, so that it is undone by little: the nodes as they were, and
/// the sizes. So much is kept of the last iterations, some hundred bytes each; to go back further, the search is made anew from the
/// seed.
#[derive(Clone, Debug)]
pub struct Rehearsal<G: Game, P = Standard, V = Usual> {
    /// The search before the first iteration.
    beginning: Uct<G, P, V>,
    seed: u64,
    uct: Uct<G, P, V>,
    rng: SearchRng,
    count: u64,
    /// The last iterations.
    undo: VecDeque<Undo>,
}

/// What an iteration has changed.
#[derive(Clone, Debug)]
struct Undo {
    before: Before,
    playouts: u64,
    rng: SearchRng,
}

/// Iterations that can be undone at once: with their paths some ten megabytes.
const MOST_UNDONE: usize = 30_000;

impl<G: Game, P: PlayoutPolicy<G> + Clone, V: Variant + Clone> Rehearsal<G, P, V> {
    /// Of a search as it stands, mostly one that has just begun: that is its iteration 0.
    pub fn new(uct: Uct<G, P, V>, seed: u64) -> Self {
        Self { beginning: uct.clone(), seed, uct, rng: rng(seed), count: 0, undo: VecDeque::new() }
    }

    /// The search as it stands after so many iterations.
    pub fn uct(&self) -> &Uct<G, P, V> {
        &self.uct
    }

    /// The iterations that the search has made.
    pub fn count(&self) -> u64 {
        self.count
    }

    /// Makes one iteration, and returns what it did; none where more cannot change the move ([`Uct::is_decided`]).
    pub fn forward(&mut self) -> Option<Iteration<G::Move>> {
        self.undoable(Uct::recorded_step)
    }

    /// Takes the last iteration back. `false` where there was none.
    pub fn back(&mut self) -> bool {
        let before = self.count.checked_sub(1);
        before.map(|before| self.go_to(before)).is_some()
    }

    /// What the last iteration did; none before the first.
    pub fn last(&mut self) -> Option<Iteration<G::Move>> {
        self.back().then(|| self.forward()).flatten()
    }

    /// Goes forward or back until so many iterations are made, or fewer if more cannot change the move. Returns how many there
    /// are.
    pub fn go_to(&mut self, count: u64) -> u64 {
        while self.count > count
            && let Some(undo) = self.undo.pop_back()
        {
            self.uct.undo(&undo.before, undo.playouts);
            self.rng = undo.rng;
            self.count -= 1;
        }
        if self.count > count {
            *self = Self::new(self.beginning.clone(), self.seed);
        }
        while self.count < count && self.undoable(|uct, rng| uct.step(rng, &mut ()).then_some(())).is_some() {}
        self.count
    }

    /// Makes an iteration that can be undone.
    fn undoable<T>(&mut self, step: impl FnOnce(&mut Uct<G, P, V>, &mut SearchRng) -> Option<T>) -> Option<T> {
        let undo = Undo { before: self.uct.before_next(), playouts: self.uct.playouts(), rng: self.rng.clone() };
        let done = step(&mut self.uct, &mut self.rng)?;
        self.count += 1;
        if self.undo.len() == MOST_UNDONE {
            self.undo.pop_front();
        }
        self.undo.push_back(undo);
        Some(done)
    }
}
