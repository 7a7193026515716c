//! What a task shows on the board: the piece or the move of a hint, and the answer to a try that is not good.

use alquerque_app::geometry::Place;
use alquerque_app::state::State;
use alquerque_core::tabletop::Spot;

use super::Review;
use super::task::Stage;
use super::told::Told;

/// A mark on the board.
#[derive(Clone, Debug, PartialEq)]
pub enum Mark {
    /// A ring round a place.
    Ring(Place),
    /// A move that is good.
    Good(Vec<Place>),
    /// A move that shows what was wrong.
    Answer(Vec<Place>),
}

/// The marks of the task that is set.
pub fn marks(review: &Review, state: &State) -> Vec<Mark> {
    let Some((tasks, waiting)) = review.tasks(state) else { return Vec::new() };
    let geometry = state.geometry();
    let places = |spots: &[Spot]| spots.iter().map(|&spot| geometry.place_of(spot)).collect::<Vec<_>>();
    let rings = |spots: Vec<Spot>| places(&spots).into_iter().map(Mark::Ring).collect();
    let way = |text: &str| {
        let turn = state.legal.iter().find(|turn| turn.text == text)?;
        Some(places(&turn.path)).filter(|path| !path.is_empty())
    };
    let at_task = Some(state.record.tree().current()) == waiting.tree().parent(tasks.node());
    match (&tasks.stage, tasks.best.as_ref().and_then(|best| best.first())) {
        (Stage::Bad(_, Some(answer)), _) if tasks.is_at_try(state) => {
            way(answer).map(Mark::Answer).into_iter().collect()
        }
        (Stage::Asked, Some(best)) if at_task => match tasks.told {
            Told::Nothing => Vec::new(),
            Told::Piece => rings(review.hinted_spots(state)),
            Told::Target => vec![Mark::Good(places(&review.hinted_way(state)))],
            Told::Solution => way(best).map(Mark::Good).into_iter().collect(),
        },
        _ => Vec::new(),
    }
}
