//! The hints of a task: the piece, then where it goes to first. The solution stands apart from them.

use alquerque_app::state::State;
use alquerque_core::tabletop::{Spot, Turn};

use super::Review;
use super::told::Told;

impl Review {
    /// The better move, in the task's position.
    fn better_turn<'a>(&self, state: &'a State) -> Option<&'a Turn> {
        let best = self.tasks.as_ref()?.best.as_ref()?.first()?;
        state.legal.iter().find(|turn| turn.text == *best)
    }

    /// The next hint, if there is one: the piece, unless it is no news; then its first target, unless that is the whole move.
    pub fn next_hint(&self, state: &State) -> Option<Told> {
        let turn = self.better_turn(state);
        match self.tasks.as_ref()?.told {
            Told::Nothing if turn.is_none_or(|turn| state.has_first_hint(turn)) => Some(Told::Piece),
            Told::Nothing => Some(Told::Target),
            Told::Piece if turn.is_some_and(|turn| turn.path.len() > 2) => Some(Told::Target),
            _ => None,
        }
    }

    /// The spots of the first hint.
    pub fn hinted_spots(&self, state: &State) -> Vec<Spot> {
        self.better_turn(state).map_or_else(Vec::new, |turn| state.first_spots(turn))
    }

    /// The way of the second hint: to the first target.
    pub fn hinted_way(&self, state: &State) -> Vec<Spot> {
        self.better_turn(state).map_or_else(Vec::new, |turn| turn.path.iter().take(2).copied().collect())
    }

    /// The second hint in notation: as much of the move as is told.
    pub fn hinted_text(&self, state: &State) -> Option<String> {
        let turn = self.better_turn(state)?;
        if turn.path.len() <= 2 {
            return Some(turn.text.clone());
        }
        // Who goes further captures.
        let names = self.hinted_way(state).into_iter().filter_map(|spot| state.record.spot_name(spot));
        Some(names.collect::<Vec<_>>().join("x") + "x…")
    }
}
