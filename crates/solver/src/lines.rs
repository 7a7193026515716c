//! Strategies that are known: what to play in a state that is won, and how long it takes at the most.

use std::collections::HashMap;

use alquerque_core::alquerque::{Alquerque, Move, Position, QUIET_PLIES_DRAW, State};
use alquerque_core::{Game, StateSpace};

use crate::certificate::{Answer, Strategy};

/// What a strategy does in a state that is won for whoever is to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Line {
    /// The most plies to the end of the game.
    pub plies: u16,
    /// The most plies to the next capture, or to the end.
    pub quiet: u16,
    /// The place of the move among the legal moves of the state's canonical form; none where only the plies are known.
    pub mv: Option<u8>,
}

/// Strategies by the keys of their states.
#[derive(Clone, Debug, Default)]
pub struct Lines(HashMap<u64, Line>);

/// A state after a move and the reply to it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reply {
    pub(crate) key: u64,
    pub(crate) captures: bool,
}

impl Lines {
    /// What is known of a state.
    pub fn get(&self, key: u64) -> Option<Line> {
        self.0.get(&key).copied()
    }

    /// The keys of all states.
    pub fn keys(&self) -> impl Iterator<Item = u64> + '_ {
        self.0.keys().copied()
    }

    /// The keys of those of which a winning move is known.
    pub fn with_moves(&self) -> impl Iterator<Item = u64> + '_ {
        self.0.iter().filter(|(_, line)| line.mv.is_some()).map(|(&key, _)| key)
    }

    /// How many states there are.
    pub fn len(&self) -> usize {
        self.0.len()
    }

    /// Whether there are none.
    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// Keeps what is known of a state, unless something quicker is.
    pub(crate) fn put(&mut self, key: u64, line: Line) {
        let known = self.0.entry(key).or_insert(line);
        if line.plies < known.plies || known.mv.is_none() && line.mv.is_some() {
            *known = line;
        }
    }

    /// The move that is known to win in a position, whoever is to move.
    pub fn winning_move(&self, game: Alquerque, position: &Position) -> Option<Move> {
        let place = usize::from(self.get(game.canonical_key(position))?.mv?);
        let canonical = Position::from(position.state().canonical(game.ruleset));
        let mv = *game.moves(&canonical).get(place)?;
        let wanted = game.canonical_key(&game.play_unchecked(&canonical, mv));
        let leads_there = |&mv: &Move| game.canonical_key(&game.play_unchecked(position, mv)) == wanted;
        game.moves(position).into_iter().find(leads_there)
    }

    /// A strategy that wins, as it was found; `None` where a draw by quiet plies might come first. Of states to which it has no
    /// answer `settled` knows how many plies may pass to the next capture.
    pub(crate) fn of_strategy(
        game: Alquerque,
        strategy: &Strategy,
        settled: &dyn Fn(&State) -> Option<u16>,
    ) -> Option<Self> {
        let mut lines = Self::default();
        let mut answers: Vec<&Answer> = strategy.answers.iter().collect();
        // Whatever comes after a state has a smaller measure.
        answers.sort_unstable_by_key(|answer| answer.plies);
        for answer in answers {
            let position = Position::from(State::of_number(answer.state)?);
            let mv = strategy.move_of(game, answer)?;
            let place = game.moves(&position).iter().position(|other| *other == mv)?;
            let mut replies = Vec::new();
            for (state, reply) in replied(game, &position, mv) {
                let quiet = lines.get(reply.key).map(|line| line.quiet).or_else(|| settled(&state))?;
                replies.push((reply, quiet));
            }
            let quiet = quiet_plies(game, mv.is_capture(), &replies)?;
            let line = Line { plies: answer.plies, quiet, mv: u8::try_from(place).ok() };
            lines.put(game.canonical_key(&position), line);
        }
        Some(lines)
    }

    /// Adds what others know.
    pub(crate) fn merge(&mut self, others: Self) {
        others.0.into_iter().for_each(|(key, line)| self.put(key, line));
    }
}

/// Where the replies to a move lead; to nothing where the game is over.
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

/// How many plies may pass from a state to the next capture, by the replies to the move and how many may pass after each; none where
/// so many pass without a capture that the game is drawn.
pub(crate) fn quiet_plies(game: Alquerque, captures: bool, replies: &[(Reply, u16)]) -> Option<u16> {
    let after = |&(reply, quiet): &(Reply, u16)| if reply.captures { 0 } else { quiet.saturating_add(1) };
    let longest = replies.iter().map(after).max().unwrap_or(0);
    let most = if game.can_repeat() { QUIET_PLIES_DRAW } else { u16::MAX };
    let all = if captures { 0 } else { longest.saturating_add(1) };
    (all.max(longest) < most).then_some(all)
}
