//! Proof-number search, depth first: A. Nagai, *Df-pn Algorithm for Searching AND/OR Trees and Its Applications* (2002).
//!
//! The question is whether one player, the attacker, can force a win. A draw is a miss, and so is a state that occurs again: a
//! win that can be forced at all can be forced without one.
//!
//! A miss that was shown by a repetition holds where the earlier occurrence is on the way, and need not hold elsewhere (the
//! interaction of graph and history: A. Kishimoto, M. Müller, *A General Solution to the Graph History Interaction Problem*,
//! 2004). A win never rests on a repetition: so wins hold, and misses are taken for what they are, good guesses. Where the answer
//! is a miss, `closure.rs` looks for what proves it: a set of states that the attacker cannot leave while the defender stays in
//! it. What does not belong to one is forgotten, and the search goes on, now with the wins that it had not known before.

use alquerque_core::{Outcome, Player, StateSpace};

use crate::table::{Effort, NEVER, Table};

/// What is known of positions beforehand.
pub trait Knowledge<G: StateSpace> {
    /// How a position ends if both play as well as can be, where that is known.
    fn outcome(&self, game: &G, position: &G::Position) -> Option<Outcome>;
}

/// Knows nothing.
#[derive(Clone, Copy, Debug, Default)]
pub struct Nothing;

impl<G: StateSpace> Knowledge<G> for Nothing {
    #[inline]
    fn outcome(&self, _: &G, _: &G::Position) -> Option<Outcome> {
        None
    }
}

/// How far a proof has come.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// States that were looked into, over all calls.
    pub states: u64,
    /// The proof number of the position asked about: how many states must still turn out well for the attacker, at the least.
    pub proof: u32,
    /// Its disproof number.
    pub disproof: u32,
}

/// How often it is asked whether to stop, in states.
pub(crate) const ASKS: u64 = 4096;

/// Searches for proofs that one player wins.
pub struct Prover<G: StateSpace, K> {
    pub(crate) game: G,
    pub(crate) attacker: Player,
    knowledge: K,
    pub(crate) table: Table,
    states: u64,
    /// When to ask next whether to go on.
    asks_at: u64,
    stopped: bool,
    /// What is known of the position asked about.
    top: Effort,
    /// The states from the position asked about to the one that is looked into.
    way: Vec<Step>,
    /// The children of all states on the way, those of the last state at the end.
    children: Vec<Child<G>>,
    moves: Vec<G::Move>,
    replies: Vec<G::Move>,
}

/// A state on the way.
#[derive(Clone, Copy)]
struct Step {
    key: u64,
    /// Where on the way the states begin that can still occur again.
    segment: usize,
}

struct Child<G: StateSpace> {
    position: G::Position,
    key: u64,
    /// Whether no earlier state can occur again.
    is_final: bool,
    effort: Effort,
}

/// Keys of states in which it is the attacker's turn differ by this.
const ATTACKS: u64 = 0xa5a5_5a5a_c3c3_3c3c;

impl<G: StateSpace, K: Knowledge<G>> Prover<G, K> {
    /// A prover with a table of so many bytes at most for what it finds out.
    pub fn new(game: G, attacker: Player, knowledge: K, bytes: usize) -> Self {
        Self {
            game,
            attacker,
            knowledge,
            table: Table::new(bytes),
            states: 0,
            asks_at: ASKS,
            stopped: false,
            top: Effort::OPEN,
            way: Vec::new(),
            children: Vec::new(),
            moves: Vec::new(),
            replies: Vec::new(),
        }
    }

    /// Whether the attacker can force a win, where that is known for certain and need not be searched for.
    pub fn known(&mut self, position: &G::Position) -> Option<bool> {
        let position = self.game.at_rest(position);
        let glance = self.glance(&position);
        if glance.is_decided() {
            return Some(glance != self.miss(&position));
        }
        let key = self.key(&position);
        let effort = self.table.get(key)?;
        let wins = effort.is_decided() && effort != self.miss(&position);
        let is_miss = effort == self.miss(&position) && (!self.game.can_repeat() || self.table.is_closed(key));
        (wins || is_miss).then_some(wins)
    }

    /// Takes it for certain that whoever is to move wins a state, by its canonical key.
    pub fn learn_win(&mut self, key: u64) {
        // Whether the attacker is to move there or the other: the players can be exchanged.
        self.table.put(key ^ ATTACKS, Effort::REACHED, u64::MAX);
        self.learn_hold(key);
    }

    /// Takes it for certain that whoever is to move does not lose a state, by its canonical key.
    pub fn learn_hold(&mut self, key: u64) {
        self.table.put(key, Effort::REACHED, u64::MAX);
        self.table.close(key, Effort::REACHED);
    }

    /// Whether the attacker seems to win.
    pub(crate) fn search(&mut self, position: &G::Position, go_on: &mut dyn FnMut(Progress) -> bool) -> Option<bool> {
        self.stopped = false;
        let key = self.key(position);
        let mut effort = self.look_at(position, key);
        while !effort.is_decided() && !self.stopped {
            let limit = Effort { prove: NEVER, disprove: NEVER };
            effort = self.look_into(position, Step { key, segment: 0 }, limit, go_on);
        }
        effort.is_decided().then_some(effort != self.miss(position))
    }

    pub(crate) fn key(&self, position: &G::Position) -> u64 {
        let key = self.game.canonical_key(position);
        if self.game.to_move(position) == self.attacker { key ^ ATTACKS } else { key }
    }

    /// What is known of a state without looking into it.
    pub(crate) fn look_at(&mut self, position: &G::Position, key: u64) -> Effort {
        self.table.get(key).unwrap_or_else(|| self.glance(position))
    }

    /// What is known of a state that was never looked into.
    pub(crate) fn glance(&mut self, position: &G::Position) -> Effort {
        let outcome = self.knowledge.outcome(&self.game, position).or_else(|| {
            self.game.moves_into(position, &mut self.replies);
            self.game.ending(position, &self.replies).map(|ending| ending.outcome)
        });
        match outcome {
            Some(Outcome::Win(winner)) if winner == self.game.to_move(position) => Effort::REACHED,
            Some(Outcome::Draw) => self.miss(position),
            Some(Outcome::Win(_)) => Effort::MISSED,
            // Many moves are hard to refute all.
            None => Effort { prove: 1, disprove: u32::try_from(self.replies.len()).unwrap_or(NEVER) },
        }
    }

    /// What a state is worth that is the attacker's miss.
    pub(crate) fn miss(&self, position: &G::Position) -> Effort {
        if self.game.to_move(position) == self.attacker { Effort::MISSED } else { Effort::REACHED }
    }

    /// Searches below a state until one of its numbers reaches the limit.
    fn look_into(
        &mut self,
        position: &G::Position,
        step: Step,
        limit: Effort,
        go_on: &mut dyn FnMut(Progress) -> bool,
    ) -> Effort {
        let before = self.states;
        self.states += 1;
        let first = self.children.len();
        self.way.push(step);
        self.expand(position);
        let effort = loop {
            let effort = self.sum_up(first);
            if self.way.len() == 1 {
                self.top = effort;
            }
            if self.states >= self.asks_at {
                self.asks_at = self.states + ASKS;
                self.stopped |= !go_on(self.progress());
            }
            let Effort { prove, disprove } = effort;
            if prove >= limit.prove || disprove >= limit.disprove || effort.is_decided() || self.stopped {
                break effort;
            }
            let (best, second) = self.best_two(first);
            let child = &self.children[best];
            let child_limit = Effort {
                prove: (limit.disprove - disprove).saturating_add(child.effort.prove),
                disprove: limit.prove.min(second.saturating_add(second / 4).saturating_add(1)),
            };
            let segment = if child.is_final { self.way.len() } else { step.segment };
            let (position, step) = (child.position, Step { key: child.key, segment });
            self.children[best].effort = self.look_into(&position, step, child_limit, go_on);
            self.refresh(first);
        };
        self.children.truncate(first);
        self.way.pop();
        self.table.put(step.key, effort, self.states - before);
        effort
    }

    /// Finds out what can be moved to, and what is known of it.
    fn expand(&mut self, position: &G::Position) {
        let mut moves = std::mem::take(&mut self.moves);
        self.game.moves_into(position, &mut moves);
        for &mv in &moves {
            let next = self.game.play_unchecked(position, mv);
            let is_final = self.game.quiet_plies(&next) == 0;
            let next = self.game.at_rest(&next);
            let key = self.key(&next);
            let mut effort = self.look_at(&next, key);
            if !effort.is_decided() && !is_final && self.is_on_way(key) {
                effort = self.miss(&next);
            }
            self.children.push(Child { position: next, key, is_final, effort });
        }
        self.moves = moves;
    }

    /// Whether a state that follows the last one on the way is on the way already.
    fn is_on_way(&self, key: u64) -> bool {
        let Some(last) = self.way.last() else { return false };
        self.way[last.segment..].iter().any(|step| step.key == key)
    }

    /// What a state is worth by its children, from `first` on.
    fn sum_up(&self, first: usize) -> Effort {
        let mut prove = NEVER;
        let mut hardest: u32 = 0;
        let mut open: u32 = 0;
        for Child { effort, .. } in &self.children[first..] {
            prove = prove.min(effort.disprove);
            hardest = hardest.max(effort.prove);
            open += u32::from(effort.prove != 0);
        }
        match prove {
            0 => Effort::REACHED,
            NEVER => Effort::MISSED,
            // Not the sum: ways that meet again below would count several times, and ways in a circle without end.
            _ => Effort { prove, disprove: hardest.saturating_add(open - 1).min(NEVER - 1) },
        }
    }

    /// The child that is easiest to win by, and how hard the next easiest is.
    fn best_two(&self, first: usize) -> (usize, u32) {
        let (mut best, mut least, mut second) = (first, (NEVER, NEVER), NEVER);
        for (place, Child { effort, .. }) in self.children.iter().enumerate().skip(first) {
            let effort = (effort.disprove, effort.prove);
            if effort < least {
                second = least.0;
                (best, least) = (place, effort);
            } else {
                second = second.min(effort.0);
            }
        }
        (best, second)
    }

    /// Other children may have become known meanwhile.
    fn refresh(&mut self, first: usize) {
        for child in self.children[first..].iter_mut().filter(|child| !child.effort.is_decided()) {
            if let Some(effort) = self.table.get(child.key) {
                child.effort = effort;
            }
        }
    }

    /// What can be moved to.
    pub(crate) fn after(&self, position: &G::Position) -> Vec<G::Position> {
        let moves = self.game.moves(position);
        moves.iter().map(|&mv| self.game.at_rest(&self.game.play_unchecked(position, mv))).collect()
    }

    /// Whether it is the attacker's turn.
    pub(crate) fn attacks(&self, position: &G::Position) -> bool {
        self.game.to_move(position) == self.attacker
    }

    pub(crate) fn at_rest(&self, position: &G::Position) -> G::Position {
        self.game.at_rest(position)
    }

    /// Whether a miss may rest on a repetition.
    pub(crate) fn can_repeat(&self) -> bool {
        self.game.can_repeat()
    }

    /// Takes a state for one that is worth this, whatever seemed to be known of it.
    pub(crate) fn note(&mut self, key: u64, effort: Effort) {
        self.table.put(key, effort, 1);
    }

    /// Takes a state for a miss for certain.
    pub(crate) fn close(&mut self, key: u64, miss: Effort) {
        self.table.close(key, miss);
    }

    pub(crate) fn is_closed(&self, key: u64) -> bool {
        self.table.is_closed(key)
    }

    /// The game.
    pub fn game(&self) -> G {
        self.game.clone()
    }

    /// How far the proof has come.
    pub fn progress(&self) -> Progress {
        Progress { states: self.states, proof: self.top.prove, disproof: self.top.disprove }
    }
}

#[cfg(test)]
mod tests;
