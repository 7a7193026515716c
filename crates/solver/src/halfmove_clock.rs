//! Checks whether a win comes in time when the halfmove clock is already running.
//!
//! A prover decides states, which have no clock. The clock does not change draws, but turns a win into a draw if the
//! winner reaches neither a capture nor the end of the game before the hundredth quiet ply. A ply-by-ply search decides
//! that.

use std::collections::HashMap;

use alquerque_core::alquerque::{Alquerque, Move, Position, QUIET_PLIES_DRAW};
use alquerque_core::{Game, Outcome, Player};

use crate::database::{Database, Value};
use crate::proof::{Knowledge, Progress, Prover};

/// The outcome of a position with its halfmove clock, given the `outcome` of its state. Returns `None` if `go_on`
/// returned false before that was decided, or if a prover ran out of memory. A capture resets the clock, after which a
/// win is assumed to be quick enough, as [`Prover::wins`] does for every state. Intermediate results may take `room`
/// bytes.
pub fn with_clock<K: Knowledge<Alquerque>>(
    game: Alquerque,
    position: &Position,
    outcome: Outcome,
    provers: &mut [Prover<Alquerque, K>],
    (database, room): (Option<&Database>, usize),
    go_on: &mut dyn FnMut(Progress) -> bool,
) -> Option<Outcome> {
    let Outcome::Win(winner) = outcome else { return Some(outcome) };
    let is_counted = game.can_repeat() && position.quiet_plies() > 0;
    let Some(prover) = provers.get_mut(winner.index()).filter(|_| is_counted) else { return Some(outcome) };
    let max = (room / BYTES).max(MIN_STATES);
    let mut race = Race { game, winner, prover, database, bounds: HashMap::new(), max, asked: 0, go_on };
    let is_won = race.is_won(position)?;
    Some(if is_won { outcome } else { Outcome::Draw })
}

/// Bytes for the bounds of a state. An entry of the map takes a byte more; it counts threefold, as a third of the map
/// may be empty, and growing copies it.
const BYTES: usize = 3 * (size_of::<(u64, (u16, u16))>() + 1);
/// The minimum number of states whose bounds are kept, in some 50 KB.
const MIN_STATES: usize = 1 << 10;
/// Positions between two calls of `go_on`.
const CHECK_INTERVAL: u64 = 256;

struct Race<'a, K> {
    game: Alquerque,
    winner: Player,
    prover: &'a mut Prover<Alquerque, K>,
    database: Option<&'a Database>,
    /// For each state, the highest clock known to win and the lowest known not to win.
    bounds: HashMap<u64, (u16, u16)>,
    /// The maximum number of states.
    max: usize,
    asked: u64,
    go_on: &'a mut dyn FnMut(Progress) -> bool,
}

impl<K: Knowledge<Alquerque>> Race<'_, K> {
    /// Whether the winner reaches a capture or the end in time. The clock limits the recursion depth.
    fn is_won(&mut self, position: &Position) -> Option<bool> {
        let mut moves = self.game.moves(position);
        if let Some(ending) = self.game.ending(position, &moves) {
            return Some(ending.outcome == Outcome::Win(self.winner));
        }
        let (key, counted) = (self.prover.question.key(position), position.quiet_plies());
        let known = self.bounds.get(&key).copied();
        let (won, lost) = known.or_else(|| self.bounds_of(position)).unwrap_or((0, u16::MAX));
        if counted <= won || counted >= lost {
            return Some(counted <= won);
        }
        self.asked += 1;
        if self.asked.is_multiple_of(CHECK_INTERVAL) && !(self.go_on)(self.prover.progress()) {
            return None;
        }
        let attacks = position.to_move() == self.winner;
        // Move ordering: the winner's captures and the loser's steps decide soonest.
        moves.sort_by_key(|mv| mv.is_capture() != attacks);
        let is_won = self.reaches(position, &moves, attacks)? == attacks;
        if self.bounds.len() >= self.max {
            self.bounds.clear();
        }
        self.bounds.insert(key, if is_won { (counted, lost) } else { (won, counted) });
        Some(is_won)
    }

    /// Whether one of the moves leads to a won position, or, if `wanted` is false, to one that is not won.
    fn reaches(&mut self, position: &Position, moves: &[Move], wanted: bool) -> Option<bool> {
        // Unknown positions need a search, so they come last.
        let mut open = Vec::new();
        for &mv in moves {
            let next = self.game.play_unchecked(position, mv);
            match self.prover.known(&next) {
                Some(true) if mv.is_capture() => {
                    if wanted {
                        return Some(true);
                    }
                }
                Some(true) => {
                    if self.is_won(&next)? == wanted {
                        return Some(true);
                    }
                }
                Some(false) => {
                    if !wanted {
                        return Some(true);
                    }
                }
                None => open.push((next, mv.is_capture())),
            }
        }
        for (next, captures) in open {
            let at_rest = self.game.at_rest(&next);
            let wins = self.prover.wins(&at_rest, self.go_on)?;
            let is_won = wins && (captures || self.is_won(&next)?);
            if is_won == wanted {
                return Some(true);
            }
        }
        Some(false)
    }

    /// Bounds from the database: a win within the plies left is in time, whichever moves are made.
    fn bounds_of(&self, position: &Position) -> Option<(u16, u16)> {
        let (Value::Win(plies) | Value::Loss(plies)) = self.database?.value(position.state())? else { return None };
        Some((QUIET_PLIES_DRAW.saturating_sub(plies.into()), u16::MAX))
    }
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
