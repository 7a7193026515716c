//! What a task shows on the board: the piece or the move of a hint, and the answer to a try that is not good.

use alquerque_app::geometry::Place;
use alquerque_app::state::State;

use super::Review;
use super::task::Stage;

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
    let way = |text: &str| {
        let turn = state.legal.iter().find(|turn| turn.text == text)?;
        Some(turn.path.iter().map(|&spot| geometry.place_of(spot)).collect::<Vec<_>>()).filter(|path| !path.is_empty())
    };
    let at_task = Some(state.record.tree().current()) == waiting.tree().parent(tasks.node());
    match (&tasks.stage, tasks.best.as_ref().and_then(|best| best.first())) {
        (Stage::Bad(_, Some(answer)), _) if tasks.tried(state).is_some() => {
            way(answer).map(Mark::Answer).into_iter().collect()
        }
        (Stage::Asked, Some(best)) if at_task && tasks.hints >= 2 => way(best).map(Mark::Good).into_iter().collect(),
        (Stage::Asked, Some(_)) if at_task && tasks.hints == 1 => {
            let spots = review.hinted_spots(state);
            spots.into_iter().map(|spot| Mark::Ring(geometry.place_of(spot))).collect()
        }
        _ => Vec::new(),
    }
}
