//! The hints of an exercise: first the piece, then its first target. The full solution is separate.

use alquerque_app::state::State;
use alquerque_core::tabletop::{Spot, Turn};

use super::Review;
use super::hint_level::HintLevel;

impl Review {
    /// The better move in the position of the exercise.
    fn better_turn<'a>(&self, state: &'a State) -> Option<&'a Turn> {
        let best = self.exercises.as_ref()?.best.as_ref()?.first()?;
        state.game.legal().iter().find(|turn| turn.text == *best)
    }

    /// Returns the next hint, if any: the piece, unless only one can move; then its first target, unless that is the
    /// whole move.
    pub fn next_hint(&self, state: &State) -> Option<HintLevel> {
        let exercises = self.exercises.as_ref()?;
        // Hints apply to the position of the exercise; the user may have navigated elsewhere.
        let turn = self.better_turn(state).filter(|_| exercises.is_at_position(state))?;
        match exercises.hint_level {
            HintLevel::Nothing if state.has_first_hint(turn) => Some(HintLevel::Piece),
            HintLevel::Nothing => Some(HintLevel::Target),
            HintLevel::Piece if turn.path.len() > 2 => Some(HintLevel::Target),
            _ => None,
        }
    }

    /// The points highlighted by the first hint.
    pub fn hinted_spots(&self, state: &State) -> Vec<Spot> {
        self.better_turn(state).map_or_else(Vec::new, |turn| state.first_spots(turn))
    }

    /// The path shown by the second hint: to the first target.
    pub fn hinted_way(&self, state: &State) -> Vec<Spot> {
        self.better_turn(state).map_or_else(Vec::new, |turn| turn.path.iter().take(2).copied().collect())
    }

    /// The notation of the second hint: the revealed part of the move.
    pub fn hinted_text(&self, state: &State) -> Option<String> {
        let turn = self.better_turn(state)?;
        if turn.path.len() <= 2 {
            return Some(turn.text.clone());
        }
        // A move with more than one jump is a capture.
        let names = self.hinted_way(state).into_iter().filter_map(|spot| state.game.record.spot_name(spot));
        Some(names.collect::<Vec<_>>().join("x") + "x…")
    }
}
