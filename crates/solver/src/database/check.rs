//! Holding values against those of the states that the moves lead to, and counting them.
//!
//! Where every state is worth what follows from those after it, all values are right: the plies of wins and losses fall from
//! each state to the next, and who has a draw can go on to one.

use alquerque_core::Numbering;

use super::endgames::{Endgames, Pieces};
use super::layers::{Layers, Value};

/// How many states of a layer end in which way for whoever is to move; states that are alike count once.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Those that can be won.
    pub won: u64,
    /// Those that are lost.
    pub lost: u64,
    /// Those in which neither can force anything.
    pub drawn: u64,
    /// The most plies that a win or a loss takes.
    pub plies: u8,
}

/// A state whose value is not what its moves make of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wrong<S> {
    /// The state.
    pub state: S,
    /// What the database says, if it knows anything.
    pub value: Option<Value>,
    /// What follows from the states after it; nothing where one of them is in no layer.
    pub expected: Option<Value>,
}

impl<G: Endgames> Layers<G> {
    /// How the states of a layer end.
    pub fn tally(&self, pieces: [G::Pieces; 2]) -> Tally {
        let mut tally = Tally::default();
        let Some(layer) = self.layer(pieces) else { return tally };
        for (rank, &byte) in layer.values.iter().enumerate() {
            match Value::of_byte(byte) {
                Value::Win(_) => tally.won += 1,
                Value::Loss(_) => tally.lost += 1,
                Value::Draw => tally.drawn += u64::from(layer.ranking.is_used(rank)),
            }
            tally.plies = tally.plies.max(byte.saturating_sub(1));
        }
        tally
    }

    /// Checks the values of a layer: all of them, or so many, evenly spread, where there are more. Returns how many there were.
    ///
    /// # Errors
    /// Where a value is wrong.
    pub fn check(&self, pieces: [G::Pieces; 2], most: usize) -> Result<u64, Wrong<G::State>> {
        let Some(layer) = self.layer(pieces) else { return Ok(0) };
        let mut checked = 0;
        // An odd number, so that it keeps no step with how states are numbered.
        let step = layer.values.len().div_ceil(most.max(1)) | 1;
        for rank in (0..layer.values.len()).step_by(step).filter(|&rank| layer.ranking.is_used(rank)) {
            let state = layer.ranking.state(rank);
            let (value, expected) = (self.value(&state), self.expected(&state));
            if expected.is_none() || value != expected {
                return Err(Wrong { state, value, expected });
            }
            checked += 1;
        }
        Ok(checked)
    }

    /// What a state is worth by the values of those after it, if all of them are known.
    fn expected(&self, state: &G::State) -> Option<Value> {
        let game = self.game();
        let position = (*state).into();
        let mut quickest = None::<u8>;
        let mut slowest = Some(0);
        for mv in game.moves(&position) {
            let next = game.play_unchecked(&position, mv);
            let next = G::state(&next);
            match if G::pieces(next)[0].count() == 0 { Value::Loss(0) } else { self.value(next)? } {
                Value::Loss(plies) => {
                    let plies = plies.saturating_add(1);
                    quickest = Some(quickest.map_or(plies, |quickest| quickest.min(plies)));
                }
                Value::Win(plies) => slowest = slowest.map(|slowest: u8| slowest.max(plies.saturating_add(1))),
                Value::Draw => slowest = None,
            }
        }
        Some(match (quickest, slowest) {
            (Some(plies), _) => Value::Win(plies),
            (None, Some(plies)) => Value::Loss(plies),
            (None, None) => Value::Draw,
        })
    }
}
