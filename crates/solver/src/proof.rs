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

mod question;
mod searcher;
mod team;

use std::thread;

use alquerque_core::{Outcome, Player, StateSpace};

use self::question::ATTACKS;
pub(crate) use self::question::Question;
use self::searcher::Searcher;
pub use self::team::SpareThreads;
use self::team::Team;

use crate::disproof_set::DisproofSet;
use crate::table::{ProofNumbers, Table};

/// Results known before the search, such as an endgame database.
pub trait Knowledge<G: StateSpace>: Sync {
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
    pub(crate) question: Question<G, K>,
    searcher: Searcher<G>,
    /// The other threads, if there may be any.
    team: Option<Team>,
    /// The number of states when the table was last aged.
    aged_at: u64,
    /// The disproof set that was being collected when the search was stopped.
    pub(crate) disproof_set: Option<DisproofSet<G>>,
    /// The memory limit of a disproof set, in bytes.
    pub(crate) room: usize,
    /// Whether a disproof set exceeded it.
    pub(crate) is_full: bool,
}

impl<G: StateSpace, K: Knowledge<G>> Prover<G, K> {
    /// Creates a prover with a memory limit of `bytes`. If states can repeat, a quarter of it, at least 8 MB, is for
    /// disproof sets.
    pub fn new(game: G, attacker: Player, knowledge: K, bytes: usize) -> Self {
        let room = if game.can_repeat() { bytes / 4 } else { 0 };
        Self {
            question: Question { game, attacker, knowledge, table: Table::new(bytes - room) },
            searcher: Searcher::new(),
            team: None,
            aged_at: 0,
            disproof_set: None,
            room: room.max(MIN_ROOM),
            is_full: false,
        }
    }

    /// Lets long searches use these threads besides the caller's. The answers stay the same; how many states they take then
    /// depends on the threads' timing.
    #[must_use]
    pub fn with_threads(self, spare: SpareThreads) -> Self {
        Self { team: Some(Team::new(spare)), ..self }
    }

    /// Whether the attacker can force a win, if that is known without a search.
    pub fn known(&mut self, position: &G::Position) -> Option<bool> {
        let Question { game, table, .. } = &self.question;
        let position = game.at_rest(position);
        let miss = self.question.miss(&position);
        let numbers = self.question.leaf_numbers(&position, &mut Vec::new());
        if numbers.is_decided() {
            return Some(numbers != miss);
        }
        let key = self.question.key(&position);
        let numbers = table.get(key)?;
        let wins = numbers.is_decided() && numbers != miss;
        let is_miss = numbers == miss && (!game.can_repeat() || table.is_closed(key));
        (wins || is_miss).then_some(wins)
    }

    /// When a state was decided, counted in decisions; `None` if it is open. A proof uses only earlier decisions.
    pub(crate) fn decided_at(&self, position: &G::Position) -> Option<u32> {
        let question = &self.question;
        question.table.decided_at(question.key(&question.game.at_rest(position)))
    }

    /// Stores as certain that the side to move wins a state, by its canonical key.
    pub fn learn_win(&mut self, key: u64) {
        // The key is the same for both sides, so the state counts with the attacker and with the defender to move.
        self.question.table.put(key ^ ATTACKS, ProofNumbers::REACHED, u64::MAX);
        self.learn_hold(key);
    }

    /// Stores as certain that the side to move does not lose a state, by its canonical key.
    pub fn learn_hold(&mut self, key: u64) {
        self.question.table.put(key, ProofNumbers::REACHED, u64::MAX);
        self.question.table.close(key, ProofNumbers::REACHED);
    }

    /// Prepares for another position: entries of earlier ones must not crowd out new ones in a full table.
    pub(crate) fn age(&mut self) {
        let states = self.progress().states;
        if states - self.aged_at > self.question.table.capacity() as u64 / 16 {
            self.aged_at = states;
            self.question.table.age();
        }
    }

    /// Whether the attacker wins; a disproof may depend on a repetition.
    pub(crate) fn search(&mut self, position: &G::Position, go_on: &mut dyn FnMut(Progress) -> bool) -> Option<bool> {
        let Self { question, searcher, team, .. } = self;
        let key = question.key(position);
        let mut numbers = question.lookup(position, key, &mut Vec::new());
        if !numbers.is_decided() {
            if let Some(team) = team {
                team.begin();
            }
            numbers = search_together(question, searcher, team.as_ref(), (*position, key), go_on);
        }
        numbers.is_decided().then_some(numbers != question.miss(position))
    }

    /// The game.
    pub fn game(&self) -> G {
        self.question.game.clone()
    }

    /// Whether the last search gave up because a disproof set exceeded its memory.
    pub const fn is_full(&self) -> bool {
        self.is_full
    }

    /// The progress so far.
    pub fn progress(&self) -> Progress {
        progress(&self.searcher, self.team.as_ref())
    }
}

fn progress<G: StateSpace>(searcher: &Searcher<G>, team: Option<&Team>) -> Progress {
    let states = searcher.states + team.map_or(0, Team::states);
    Progress { states, proof: searcher.top.prove, disproof: searcher.top.disprove }
}

/// Searches below a state until it is decided or `go_on` returns false. If that takes long, other threads join.
fn search_together<G: StateSpace, K: Knowledge<G>>(
    question: &Question<G, K>,
    searcher: &mut Searcher<G>,
    team: Option<&Team>,
    (position, key): (G::Position, u64),
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> ProofNumbers {
    thread::scope(|scope| {
        let mut stopped = false;
        let numbers = loop {
            let mut numbers = searcher.search_below(question, team, (&position, key), &mut |searcher| {
                if let Some(team) = team
                    && team.spare.take()
                {
                    // If the system has no thread to give, the search goes on without.
                    let _ = thread::Builder::new().spawn_scoped(scope, move || join(question, team, (&position, key)));
                }
                stopped = !go_on(progress(searcher, team));
                !stopped
            });
            if let Some(team) = team {
                numbers = team.answer().unwrap_or(numbers);
            }
            if numbers.is_decided() || stopped {
                break numbers;
            }
        };
        if let Some(team) = team {
            team.end();
        }
        numbers
    })
}

/// The search of another thread.
fn join<G: StateSpace, K: Knowledge<G>>(question: &Question<G, K>, team: &Team, root: (&G::Position, u64)) {
    let mut searcher = Searcher::new();
    let mut counted = 0;
    while !team.is_over() {
        let numbers = searcher.search_below(question, Some(team), root, &mut |searcher| {
            team.count(searcher.states - std::mem::replace(&mut counted, searcher.states));
            true
        });
        if numbers.is_decided() {
            team.end_with(numbers);
        }
    }
    team.count(searcher.states - counted);
    team.spare.add();
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
