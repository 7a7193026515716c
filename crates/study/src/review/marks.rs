//! Board marks of an exercise: the hinted piece or move, and the refutation of a bad try.

use alquerque_app::board::geometry::Point;
use alquerque_app::state::State;
use alquerque_core::tabletop::Spot;

use super::Review;
use super::exercise::Stage;
use super::hint_level::HintLevel;

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
    let places = |path: &Vec<Spot>| path.iter().map(|&spot| geometry.place_of(spot)).collect::<Vec<_>>();
    let mark = |(ply, path): (usize, &Vec<Spot>)| match ply {
        0 if explanation.motif.is_missed() => Mark::Good(places(path)),
        ply if ply.is_multiple_of(2) => Mark::Answer(places(path)),
        _ => Mark::Then(places(path)),
    };
    explanation.paths.iter().enumerate().filter(|(_, path)| !path.is_empty()).map(mark).collect()
}

/// Returns the marks of the current exercise.
pub fn marks(review: &Review, state: &State) -> Vec<Mark> {
    let Some((exercises, original)) = review.exercises(state) else { return Vec::new() };
    let geometry = state.geometry();
    let places = |spots: &[Spot]| spots.iter().map(|&spot| geometry.place_of(spot)).collect::<Vec<_>>();
    let rings = |spots: Vec<Spot>| places(&spots).into_iter().map(Mark::Ring).collect();
    let way = |text: &str| {
        let turn = state.game.legal().iter().find(|turn| turn.text == text)?;
        Some(places(&turn.path)).filter(|path| !path.is_empty())
    };
    let at_exercise = Some(state.game.record.tree().current()) == original.tree().parent(exercises.node());
    match (&exercises.stage, exercises.best.as_ref().and_then(|best| best.first())) {
        (Stage::Bad(_, Some(answer)), _) if exercises.is_at_try(state) => {
            way(answer).map(Mark::Answer).into_iter().collect()
        }
        (Stage::Open, Some(best)) if at_exercise => match exercises.hint_level {
            HintLevel::Nothing => Vec::new(),
            HintLevel::Piece => rings(review.hinted_spots(state)),
            HintLevel::Target => vec![Mark::Good(places(&review.hinted_way(state)))],
            HintLevel::Solution => way(best).map(Mark::Good).into_iter().collect(),
        },
        _ => Vec::new(),
    }
}
