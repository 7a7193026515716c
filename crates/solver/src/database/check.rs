//! Checks values against those of the states after each move, and counts them.
//!
//! If every value follows from those after it, all values are correct: the plies of wins and losses decrease from state
//! to state, and each draw has a move to another draw.

use alquerque_core::{Numbering, Value};

use super::endgames::{Endgames, Pieces};
use super::layers::Layers;
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
    /// The maximum plies of a win or loss.
    pub plies: u8,
}

/// A state whose value does not follow from its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wrong<S> {
    /// The state.
    pub state: S,
    /// The value in the database, if any.
    pub value: Option<Value>,
    /// The value that follows from the states after it; `None` if the layer of one of them is missing.
    pub expected: Option<Value>,
}

impl<G: Endgames> Layers<G> {
    /// The results of a layer.
    pub fn tally(&self, pieces: [G::Pieces; 2]) -> Tally {
        let mut tally = Tally::default();
        let Some(layer) = self.layer(pieces) else { return tally };
        for (rank, &byte) in layer.values.iter().enumerate() {
            match Value::from_byte(byte) {
                Value::Win(_) => tally.won += 1,
                Value::Loss(_) => tally.lost += 1,
                Value::Draw => tally.drawn += u64::from(layer.ranking.is_used(rank)),
            }
            tally.plies = tally.plies.max(byte.saturating_sub(1));
        }
        tally
    }

    /// Checks up to `max` values of a layer, evenly spread. Returns their number, or `None` if `go_on`, which is
    /// called every few thousand states, stopped it.
    ///
    /// # Errors
    /// If a value is wrong.
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
            let (value, expected) = (self.value(&state), self.expected(&state));
            if expected.is_none() || value != expected {
                return Err(Wrong { state, value, expected });
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
}
