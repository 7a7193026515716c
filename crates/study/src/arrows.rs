//! The first moves of the engines' lines as arrows on the board.

use alquerque_app::geometry::Place;
use alquerque_app::state::State;

use crate::engine_id::EngineId;
use crate::study::Study;

/// A move on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrow {
    /// Who would play it.
    pub which: EngineId,
    /// The move.
    pub mv: String,
    /// The places that it touches; a single one where a piece is set.
    pub path: Vec<Place>,
    /// How much of the engine's work it got, 0 to 1.
    pub share: f64,
    /// Whether it is the best of the engine's.
    pub is_first: bool,
}

/// The arrows of all engines that are on, the best ones last, so that they lie above the others.
pub fn arrows(study: &Study, state: &State) -> Vec<Arrow> {
    let geometry = state.geometry();
    let mut arrows = Vec::new();
    // While a piece is in hand the board belongs to the hand; and in a task nobody says what to play.
    if state.hand.is_some() || state.aside.is_some() {
        return arrows;
    }
    for which in EngineId::ALL {
        let Some(found) = study.engines.found(which, &*state.record) else { continue };
        for (place, line) in found.lines.iter().enumerate() {
            let Some(mv) = line.moves.first() else { continue };
            let Some(turn) = state.legal.iter().find(|turn| turn.text == *mv).filter(|turn| !turn.path.is_empty())
            else {
                continue;
            };
            let path = turn.path.iter().map(|&spot| geometry.place_of(spot)).collect();
            arrows.push(Arrow { which, mv: mv.clone(), path, share: f64::from(line.share), is_first: place == 0 });
        }
    }
    arrows.reverse();
    arrows
}
