//! Depth-first proof-number search: A. Nagai, *Df-pn Algorithm for Searching AND/OR Trees and Its Applications* (2002).
//!
//! The question is whether one player, the attacker, can force a win. A draw counts as a miss, and so does a repeated
//! state: a win that can be forced at all can be forced without repetition.
//!
//! A miss due to a repetition is valid only on paths with the earlier occurrence (the graph-history interaction: A.
//! Kishimoto, M. Müller, *A General Solution to the Graph History Interaction Problem*, 2004). Wins never depend on
//! repetitions, so they are valid, and misses are good guesses. If the answer is a miss, `disproof.rs` looks for its
//! proof: a set of states that the attacker cannot leave while the defender stays in it. Other misses are forgotten,
//! and the search continues with the wins found since.

use alquerque_core::{Outcome, Player, StateSpace};

use crate::disproof_set::DisproofSet;
use crate::table::{NEVER, ProofNumbers, Table};

/// Results known before the search, such as an endgame database.
pub trait Knowledge<G: StateSpace> {
    /// The outcome with best play, if known.
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

/// Progress of a proof.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Progress {
    /// States expanded, over all calls.
    pub states: u64,
    /// The proof number of the root.
    pub proof: u32,
    /// The disproof number of the root.
    pub disproof: u32,
}

/// States between two calls of `go_on`.
pub(crate) const STOP_INTERVAL: u64 = 4096;

/// The minimum memory for a disproof set, in bytes.
const MIN_ROOM: usize = 8 << 20;

/// Proves or disproves that one player, the attacker, can force a win.
pub struct Prover<G: StateSpace, K> {
    pub(crate) game: G,
    pub(crate) attacker: Player,
    knowledge: K,
    pub(crate) table: Table,
    states: u64,
    /// The number of states when the table was last aged.
    aged_at: u64,
    /// The number of states at which to call `go_on` next.
    next_stop_check: u64,
    stopped: bool,
    /// The numbers of the root.
    top: ProofNumbers,
    /// The disproof set that was being collected when the search was stopped.
    pub(crate) disproof_set: Option<DisproofSet<G>>,
    /// The memory limit of a disproof set, in bytes.
    pub(crate) room: usize,
    /// Whether a disproof set exceeded it.
    pub(crate) is_full: bool,
    /// The path from the root to the current state.
    path: Vec<PathEntry>,
    /// The search's own stack, one task for each state of the path, as recursion could overflow the program's.
    tasks: Vec<Task>,
    /// The children of all states of the path, those of the last one at the end.
    children: Vec<Child<G>>,
    /// The numbers in the table of the children of the state being expanded.
    found: Vec<Option<ProofNumbers>>,
    moves: Vec<G::Move>,
    replies: Vec<G::Move>,
}

/// A state of the path.
#[derive(Clone, Copy)]
struct PathEntry {
    key: u64,
    /// The index of the first state of the path that can still be repeated.
    segment: usize,
}

/// The search below a state.
#[derive(Clone, Copy)]
struct Task {
    /// The thresholds: it ends when one of the numbers reaches its threshold.
    limit: ProofNumbers,
    /// The index of its first child.
    first: usize,
    /// The child that is being searched.
    best: usize,
    /// The number of states expanded before it.
    before: u64,
}

struct Child<G: StateSpace> {
    position: G::Position,
    key: u64,
    /// Whether the move that leads to it is irreversible.
    is_final: bool,
    numbers: ProofNumbers,
}

/// Combined by XOR with the keys of states with the attacker to move, to tell them apart.
const ATTACKS: u64 = 0xa5a5_5a5a_c3c3_3c3c;

impl<G: StateSpace, K: Knowledge<G>> Prover<G, K> {
    /// Creates a prover with a memory limit of `bytes`. If states can repeat, a quarter of it, at least 8 MB, is for
    /// disproof sets.
    pub fn new(game: G, attacker: Player, knowledge: K, bytes: usize) -> Self {
        let room = if game.can_repeat() { bytes / 4 } else { 0 };
        Self {
            game,
            attacker,
            knowledge,
            table: Table::new(bytes - room),
            disproof_set: None,
            room: room.max(MIN_ROOM),
            is_full: false,
            tasks: Vec::new(),
            states: 0,
            aged_at: 0,
            next_stop_check: STOP_INTERVAL,
            stopped: false,
            top: ProofNumbers::OPEN,
            path: Vec::new(),
            children: Vec::new(),
            found: Vec::new(),
            moves: Vec::new(),
            replies: Vec::new(),
        }
    }

    /// Whether the attacker can force a win, if that is known without a search.
    pub fn known(&mut self, position: &G::Position) -> Option<bool> {
        let position = self.game.at_rest(position);
        let numbers = self.leaf_numbers(&position);
        if numbers.is_decided() {
            return Some(numbers != self.miss(&position));
        }
        let key = self.key(&position);
        let numbers = self.table.get(key)?;
        let wins = numbers.is_decided() && numbers != self.miss(&position);
        let is_miss = numbers == self.miss(&position) && (!self.game.can_repeat() || self.table.is_closed(key));
        (wins || is_miss).then_some(wins)
    }

    /// When a state was decided, counted in decisions; `None` if it is open. A proof uses only earlier decisions.
    pub(crate) fn decided_at(&self, position: &G::Position) -> Option<u32> {
        self.table.decided_at(self.key(&self.game.at_rest(position)))
    }

    /// Stores as certain that the side to move wins a state, by its canonical key.
    pub fn learn_win(&mut self, key: u64) {
        // The key is the same for both sides, so the state counts with the attacker and with the defender to move.
        self.table.put(key ^ ATTACKS, ProofNumbers::REACHED, u64::MAX);
        self.learn_hold(key);
    }

    /// Stores as certain that the side to move does not lose a state, by its canonical key.
    pub fn learn_hold(&mut self, key: u64) {
        self.table.put(key, ProofNumbers::REACHED, u64::MAX);
        self.table.close(key, ProofNumbers::REACHED);
    }

    /// Prepares for another position: entries of earlier ones must not crowd out new ones in a full table.
    pub(crate) fn age(&mut self) {
        if self.states - self.aged_at > self.table.capacity() as u64 / 16 {
            self.aged_at = self.states;
            self.table.age();
        }
    }

    /// Whether the attacker wins; a disproof may depend on a repetition.
    pub(crate) fn search(&mut self, position: &G::Position, go_on: &mut dyn FnMut(Progress) -> bool) -> Option<bool> {
        self.stopped = false;
        let key = self.key(position);
        let mut numbers = self.lookup(position, key);
        while !numbers.is_decided() && !self.stopped {
            numbers = self.search_below(position, key, go_on);
        }
        numbers.is_decided().then_some(numbers != self.miss(position))
    }

    pub(crate) fn key(&self, position: &G::Position) -> u64 {
        let key = self.game.canonical_key(position);
        if self.game.to_move(position) == self.attacker { key ^ ATTACKS } else { key }
    }

    /// The numbers of a state without a search: from the table, or those of a leaf.
    pub(crate) fn lookup(&mut self, position: &G::Position, key: u64) -> ProofNumbers {
        self.table.get(key).unwrap_or_else(|| self.leaf_numbers(position))
    }

    /// The initial numbers of a state that was never expanded.
    pub(crate) fn leaf_numbers(&mut self, position: &G::Position) -> ProofNumbers {
        let outcome = self.knowledge.outcome(&self.game, position).or_else(|| {
            self.game.moves_into(position, &mut self.replies);
            self.game.ending(position, &self.replies).map(|ending| ending.outcome)
        });
        match outcome {
            Some(Outcome::Win(winner)) if winner == self.game.to_move(position) => ProofNumbers::REACHED,
            Some(Outcome::Draw) => self.miss(position),
            Some(Outcome::Win(_)) => ProofNumbers::MISSED,
            // The more moves, the harder it is to refute all of them.
            None => ProofNumbers { prove: 1, disprove: u32::try_from(self.replies.len()).unwrap_or(NEVER) },
        }
    }

    /// The numbers of a state in which the attacker cannot force a win.
    pub(crate) fn miss(&self, position: &G::Position) -> ProofNumbers {
        if self.game.to_move(position) == self.attacker { ProofNumbers::MISSED } else { ProofNumbers::REACHED }
    }

    /// Searches below a state until it is decided or the search is stopped.
    fn search_below(
        &mut self,
        position: &G::Position,
        key: u64,
        go_on: &mut dyn FnMut(Progress) -> bool,
    ) -> ProofNumbers {
        self.enter(position, PathEntry { key, segment: 0 }, ProofNumbers { prove: NEVER, disprove: NEVER });
        let mut last = ProofNumbers::OPEN;
        while let Some(&Task { limit, first, before, .. }) = self.tasks.last() {
            let numbers = self.combine_children(first);
            if self.tasks.len() == 1 {
                self.top = numbers;
            }
            if self.states >= self.next_stop_check {
                self.next_stop_check = self.states + STOP_INTERVAL;
                self.stopped |= !go_on(self.progress());
            }
            let ProofNumbers { prove, disprove } = numbers;
            if prove >= limit.prove || disprove >= limit.disprove || numbers.is_decided() || self.stopped {
                self.leave(numbers, first, before);
                last = numbers;
            } else {
                self.enter_best(numbers, limit, first);
            }
        }
        last
    }

    /// Pushes a state onto the path and expands it.
    fn enter(&mut self, position: &G::Position, step: PathEntry, limit: ProofNumbers) {
        let first = self.children.len();
        self.tasks.push(Task { limit, first, best: first, before: self.states });
        self.states += 1;
        self.path.push(step);
        self.expand(position);
    }

    /// Pushes the most promising child of the last state, given its numbers.
    fn enter_best(&mut self, numbers: ProofNumbers, limit: ProofNumbers, first: usize) {
        let (best, second) = self.best_two(first);
        let &Child { position, key, is_final, numbers: childs } = &self.children[best];
        let child_limit = ProofNumbers {
            prove: (limit.disprove - numbers.disprove).saturating_add(childs.prove),
            disprove: limit.prove.min(second.saturating_add(second / 4).saturating_add(1)),
        };
        let depth = self.path.len();
        let segment = self.path.last().filter(|_| !is_final).map_or(depth, |step| step.segment);
        if let Some(task) = self.tasks.last_mut() {
            task.best = best;
        }
        self.enter(&position, PathEntry { key, segment }, child_limit);
    }

    /// Pops the last state, whose first child is at `first`, and stores its numbers.
    fn leave(&mut self, numbers: ProofNumbers, first: usize, before: u64) {
        self.children.truncate(first);
        self.tasks.pop();
        if let Some(step) = self.path.pop() {
            self.table.put(step.key, numbers, self.states - before);
        }
        if let Some(&Task { first, best, .. }) = self.tasks.last() {
            self.children[best].numbers = numbers;
            self.refresh(first);
        }
    }

    /// Generates the children of a state with their numbers.
    fn expand(&mut self, position: &G::Position) {
        let first = self.children.len();
        let mut moves = std::mem::take(&mut self.moves);
        self.game.moves_into(position, &mut moves);
        for &mv in &moves {
            let next = self.game.play_unchecked(position, mv);
            let is_final = self.game.quiet_plies(&next) == 0;
            let next = self.game.at_rest(&next);
            let key = self.key(&next);
            self.children.push(Child { position: next, key, is_final, numbers: ProofNumbers::OPEN });
        }
        self.moves = moves;
        // All at once, as the processor then waits for several places of memory at a time.
        self.found.clear();
        self.found.extend(self.children[first..].iter().map(|child| self.table.get(child.key)));
        for index in first..self.children.len() {
            let Child { position, key, is_final, .. } = self.children[index];
            let mut numbers = self.found[index - first].unwrap_or_else(|| self.leaf_numbers(&position));
            if !numbers.is_decided() && !is_final && self.is_on_path(key) {
                numbers = self.miss(&position);
            }
            self.children[index].numbers = numbers;
        }
    }

    /// Whether a successor of the last state is on the path already.
    fn is_on_path(&self, key: u64) -> bool {
        let Some(last) = self.path.last() else { return false };
        self.path[last.segment..].iter().any(|step| step.key == key)
    }

    /// The numbers of a state from those of its children, which start at `first`.
    fn combine_children(&self, first: usize) -> ProofNumbers {
        let mut prove = NEVER;
        let mut hardest: u32 = 0;
        let mut open: u32 = 0;
        for Child { numbers, .. } in &self.children[first..] {
            prove = prove.min(numbers.disprove);
            hardest = hardest.max(numbers.prove);
            open += u32::from(numbers.prove != 0);
        }
        match prove {
            0 => ProofNumbers::REACHED,
            NEVER => ProofNumbers::MISSED,
            // Not the sum, which counts transpositions several times, and cycles without end.
            _ => ProofNumbers { prove, disprove: hardest.saturating_add(open - 1).min(NEVER - 1) },
        }
    }

    /// The most-proving child, and the disproof number of the second best.
    fn best_two(&self, first: usize) -> (usize, u32) {
        let (mut best, mut least, mut second) = (first, (NEVER, NEVER), NEVER);
        for (index, Child { numbers, .. }) in self.children.iter().enumerate().skip(first) {
            let numbers = (numbers.disprove, numbers.prove);
            if numbers < least {
                second = least.0;
                (best, least) = (index, numbers);
            } else {
                second = second.min(numbers.0);
            }
        }
        (best, second)
    }

    /// Updates the children from the table, as the search may have met them elsewhere.
    fn refresh(&mut self, first: usize) {
        for child in self.children[first..].iter_mut().filter(|child| !child.numbers.is_decided()) {
            if let Some(numbers) = self.table.get(child.key) {
                child.numbers = numbers;
            }
        }
    }

    /// The successors of a state.
    pub(crate) fn after(&self, position: &G::Position) -> Vec<G::Position> {
        let moves = self.game.moves(position);
        moves.iter().map(|&mv| self.game.at_rest(&self.game.play_unchecked(position, mv))).collect()
    }

    /// Whether it is the attacker's turn.
    pub(crate) fn attacks(&self, position: &G::Position) -> bool {
        self.game.to_move(position) == self.attacker
    }

    /// The game.
    pub fn game(&self) -> G {
        self.game.clone()
    }

    /// Whether the last search gave up because a disproof set exceeded its memory.
    pub const fn is_full(&self) -> bool {
        self.is_full
    }

    /// The progress so far.
    pub fn progress(&self) -> Progress {
        Progress { states: self.states, proof: self.top.prove, disproof: self.top.disprove }
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
