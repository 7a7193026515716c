//! Checks values against those of the states after each move, and counts them.
//!
//! If every value follows from those after it, all values are correct: the plies of wins and losses decrease from state
//! to state, and each draw has a move to another draw. Outcomes without plies are checked in the same way, but could be
//! wrong together: states in a circle, each won because of the next.

use alquerque_core::{Numbering, Outcome, Player, Value};

use super::endgames::{Endgames, Pieces};
use super::layers::{LOST, Layers, Values, WON};
use crate::proof::STOP_INTERVAL;

/// The numbers of results of a layer for the side to move. Symmetric states count once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Wins.
    pub won: u64,
    /// Losses.
    pub lost: u64,
    /// Draws.
    pub drawn: u64,
    /// The maximum plies of a win or loss; `None` if the layer has no plies.
    pub plies: Option<u8>,
}

/// A result in a database.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Entry {
    /// With plies.
    Value(Value),
    /// Without, for the side to move as light.
    Outcome(Outcome),
}

/// A state whose result does not follow from its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wrong<S> {
    /// The state, with light to move.
    pub state: S,
    /// The result in the database, if any.
    pub found: Option<Entry>,
    /// The result that follows from the states after it; `None` if the layer of one of them is missing.
    pub expected: Option<Entry>,
}

impl<G: Endgames> Layers<G> {
    /// The results of a layer.
    pub fn tally(&self, pieces: [G::Pieces; 2]) -> Tally {
        let mut tally = Tally::default();
        let Some(layer) = self.layer(pieces) else { return tally };
        if let Values::Plies(values) = &layer.values {
            tally.plies = values.iter().max().map(|most| most.saturating_sub(1));
        }
        for rank in 0..layer.values.len() {
            // Unused indices have no plies.
            if layer.values.value(rank).is_none_or(|value| value == Value::Draw) && !layer.ranking.is_used(rank) {
                continue;
            }
            match layer.values.outcome(rank) {
                WON => tally.won += 1,
                LOST => tally.lost += 1,
                _ => tally.drawn += 1,
            }
        }
        tally
    }

    /// Checks up to `max` values of a layer, evenly spread. Returns their number, or `None` if `go_on`, which is
    /// called every few thousand states, stopped it.
    ///
    /// # Errors
    /// If a result is wrong.
    pub fn check(
        &self,
        pieces: [G::Pieces; 2],
        max: usize,
        go_on: &mut dyn FnMut() -> bool,
    ) -> Result<Option<u64>, Wrong<G::State>> {
        let Some(layer) = self.layer(pieces) else { return Ok(Some(0)) };
        let mut checked = 0_u64;
        // An odd number, to avoid patterns in the numbering of states.
        let step = layer.values.len().div_ceil(max.max(1)) | 1;
        for rank in (0..layer.values.len()).step_by(step).filter(|&rank| layer.ranking.is_used(rank)) {
            let state = layer.ranking.state(rank);
            let found = self
                .value(&state)
                .map(Entry::Value)
                .or_else(|| self.outcome(&self.game(), &state.into()).map(Entry::Outcome));
            let expected = match found {
                Some(Entry::Outcome(_)) => self.expected_outcome(&state).map(Entry::Outcome),
                _ => self.expected(&state).map(Entry::Value),
            };
            if expected.is_none() || found != expected {
                return Err(Wrong { state, found, expected });
            }
            checked += 1;
            if checked.is_multiple_of(STOP_INTERVAL) && !go_on() {
                return Ok(None);
            }
        }
        Ok(Some(checked))
    }

    /// The value of a state according to the states after it, if all of them are known.
    fn expected(&self, state: &G::State) -> Option<Value> {
        let game = self.game();
        let position = (*state).into();
        Value::from_moves(game.moves(&position).into_iter().map(|mv| {
            let next = game.play_unchecked(&position, mv);
            let next = G::state(&next);
            if G::pieces(next)[0].count() == 0 { Some(Value::Loss(0)) } else { self.value(next) }
        }))
    }

    /// The outcome of a state with light to move according to the states after it, if all of them are known.
    fn expected_outcome(&self, state: &G::State) -> Option<Outcome> {
        let game = self.game();
        let position = (*state).into();
        let mut expected = Outcome::Win(Player::Dark);
        for mv in game.moves(&position) {
            let next = game.play_unchecked(&position, mv);
            let is_over = G::pieces(G::state(&next))[0].count() == 0;
            match if is_over { Outcome::Win(Player::Light) } else { self.outcome(&game, &next)? } {
                Outcome::Win(Player::Light) => return Some(Outcome::Win(Player::Light)),
                Outcome::Draw => expected = Outcome::Draw,
                Outcome::Win(Player::Dark) => {}
            }
        }
        Some(expected)
    }
}
