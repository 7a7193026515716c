//! The hints of an exercise: first the piece, then its first target. The full solution is separate. Marks on the board
//! show hints and refutations.

use alquerque_app::board::geometry::Point;
use alquerque_app::state::State;
use alquerque_core::tabletop::{Spot, Turn};

use super::state::{HintLevel, TryStage};
use crate::review::Review;

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

/// A mark on the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A ring around a point.
    Ring(Point),
    /// A good move.
    Good(Vec<Point>),
    /// The reply that refutes the try or the mistake.
    Answer(Vec<Point>),
    /// The moves that follow it.
    Then(Vec<Point>),
}

/// Returns the marks of the mistake that led to the position on the board: the line that punishes it, or the missed
/// move.
pub fn explained(review: &Review, state: &State) -> Vec<Mark> {
    if state.game.aside().is_some() || review.progress().is_some() {
        return Vec::new();
    }
    let Some(explanation) = review.explanation_here(&*state.game.record) else { return Vec::new() };
    let geometry = state.geometry();
    let points = |path: &Vec<Spot>| path.iter().map(|&spot| geometry.place_of(spot)).collect::<Vec<_>>();
    let mark = |(ply, path): (usize, &Vec<Spot>)| match ply {
        0 if explanation.motif.is_missed() => Mark::Good(points(path)),
        ply if ply.is_multiple_of(2) => Mark::Answer(points(path)),
        _ => Mark::Then(points(path)),
    };
    explanation.paths.iter().enumerate().filter(|(_, path)| !path.is_empty()).map(mark).collect()
}

/// Returns the marks of the current exercise.
pub fn marks(review: &Review, state: &State) -> Vec<Mark> {
    let Some((exercises, original)) = review.exercises(state) else { return Vec::new() };
    let geometry = state.geometry();
    let points = |spots: &[Spot]| spots.iter().map(|&spot| geometry.place_of(spot)).collect::<Vec<_>>();
    let rings = |spots: Vec<Spot>| points(&spots).into_iter().map(Mark::Ring).collect();
    let way = |text: &str| {
        let turn = state.game.legal().iter().find(|turn| turn.text == text)?;
        Some(points(&turn.path)).filter(|path| !path.is_empty())
    };
    let at_exercise = Some(state.game.record.tree().current()) == original.tree().parent(exercises.node());
    match (&exercises.stage, exercises.best.as_ref().and_then(|best| best.first())) {
        (TryStage::Bad(_, Some(answer)), _) if exercises.is_at_try(state) => {
            way(answer).map(Mark::Answer).into_iter().collect()
        }
        (TryStage::Open, Some(best)) if at_exercise => match exercises.hint_level {
            HintLevel::Nothing => Vec::new(),
            HintLevel::Piece => rings(review.hinted_spots(state)),
            HintLevel::Target => vec![Mark::Good(points(&review.hinted_way(state)))],
            HintLevel::Solution => way(best).map(Mark::Good).into_iter().collect(),
        },
        _ => Vec::new(),
    }
}
