//! Known winning strategies: the move in a won state, and an upper bound for the length of the win.

use std::collections::HashMap;

use alquerque_core::alquerque::{Alquerque, Move, Position, QUIET_PLIES_DRAW, State};
use alquerque_core::{Game, StateSpace};

use crate::certificate::{Answer, Strategy};

/// The entry of a strategy for a state that the side to move wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct StrategyEntry {
    /// The maximum plies to the end of the game.
    pub plies: u16,
    /// The maximum plies to the next capture, or to the end.
    pub quiet: u16,
    /// The maximum `plies` of the states without a move to which the strategy leads next, such as those at the end of a
    /// book; 0 if the strategy is known to the end of the game. Equal to `plies` if the entry has no move.
    pub open: u16,
    /// The index of the move among the legal moves of the state's canonical form; `None` if only the plies are known.
    pub mv: Option<u8>,
}

impl StrategyEntry {
    /// Decreases with every turn of the winner, as only an entry with a smaller potential replaces another. So play
    /// can't go in circles, even if it mixes strategies found at different times.
    const fn potential(self) -> (u16, u16) {
        (self.open, self.plies)
    }
}

/// Strategies by the keys of their states.
#[derive(Clone, Debug, Default)]
pub struct Strategies(HashMap<u64, StrategyEntry>);

/// A state after a move and the reply to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reply {
    pub(crate) key: u64,
    pub(crate) captures: bool,
}

impl Strategies {
    /// The entry of a state.
    pub fn get(&self, key: u64) -> Option<StrategyEntry> {
        self.0.get(&key).copied()
    }

    /// The keys of all states.
    pub fn keys(&self) -> impl Iterator<Item = u64> + '_ {
        self.0.keys().copied()
    }

    /// The keys of the states with a winning move.
    pub fn with_moves(&self) -> impl Iterator<Item = u64> + '_ {
        self.0.iter().filter(|(_, line)| line.mv.is_some()).map(|(&key, _)| key)
    }

    /// The number of states.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are no states.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Adds an entry, unless one with a smaller potential is known.
    pub(crate) fn put(&mut self, key: u64, line: StrategyEntry) {
        let existing = self.0.entry(key).or_insert(line);
        if line.potential() < existing.potential() {
            *existing = line;
        }
    }

    /// The winning move in a position, if one is known.
    pub fn winning_move(&self, game: Alquerque, position: &Position) -> Option<Move> {
        let index = usize::from(self.get(game.canonical_key(position))?.mv?);
        let canonical = Position::from(position.state().canonical(game.ruleset));
        let mv = *game.moves(&canonical).get(index)?;
        let wanted = game.canonical_key(&game.play_unchecked(&canonical, mv));
        let leads_there = |&mv: &Move| game.canonical_key(&game.play_unchecked(position, mv)) == wanted;
        game.moves(position).into_iter().find(leads_there)
    }

    /// A winning strategy; `None` if a draw by quiet plies might come first. For states without an answer, `settled`
    /// returns the `quiet` and `open` of their entry.
    pub(crate) fn from_strategy(
        game: Alquerque,
        strategy: &Strategy,
        settled: &dyn Fn(&State) -> Option<(u16, u16)>,
    ) -> Option<Self> {
        let mut lines = Self::default();
        let mut answers: Vec<&Answer> = strategy.answers.iter().collect();
        // All states after a state have a smaller measure.
        answers.sort_unstable_by_key(|answer| answer.plies);
        for answer in answers {
            let position = Position::from(State::from_number(answer.state)?);
            let mv = strategy.move_of(game, answer)?;
            let index = game.moves(&position).iter().position(|other| *other == mv)?;
            let mut replies = Vec::new();
            let mut longest_open = 0;
            for (state, reply) in replied(game, &position, mv) {
                let existing = lines.get(reply.key).map(|line| (line.quiet, line.open));
                let (quiet, open) = existing.or_else(|| settled(&state))?;
                replies.push((reply, quiet));
                longest_open = longest_open.max(open);
            }
            let quiet = quiet_plies(game, mv.is_capture(), &replies)?;
            let line = StrategyEntry { plies: answer.plies, quiet, open: longest_open, mv: u8::try_from(index).ok() };
            lines.put(game.canonical_key(&position), line);
        }
        Some(lines)
    }

    /// Adds the entries of `others`.
    pub(crate) fn merge(&mut self, others: Self) {
        others.0.into_iter().for_each(|(key, line)| self.put(key, line));
    }
}

/// The states after the replies to a move; none if the game is over.
pub(crate) fn replied(game: Alquerque, position: &Position, mv: Move) -> Vec<(State, Reply)> {
    let next = game.at_rest(&game.play_unchecked(position, mv));
    let moves = game.moves(&next);
    if game.ending(&next, &moves).is_some() {
        return Vec::new();
    }
    let reply = |mv: Move| {
        let then = game.play_unchecked(&next, mv);
        (*then.state(), Reply { key: game.canonical_key(&then), captures: mv.is_capture() })
    };
    moves.into_iter().map(reply).collect()
}

/// The maximum plies from a state to the next capture, given the replies to its move and the maximum after each; `None`
/// if the game would be drawn before a capture.
pub(crate) fn quiet_plies(game: Alquerque, captures: bool, replies: &[(Reply, u16)]) -> Option<u16> {
    let after = |&(reply, quiet): &(Reply, u16)| if reply.captures { 0 } else { quiet.saturating_add(1) };
    let longest = replies.iter().map(after).max().unwrap_or(0);
    let max = if game.can_repeat() { QUIET_PLIES_DRAW } else { u16::MAX };
    let all = if captures { 0 } else { longest.saturating_add(1) };
    (all.max(longest) < max).then_some(all)
}
