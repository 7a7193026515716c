//! Board arrows for the first moves of the engines' lines.

use alquerque_app::board::geometry::Point;
use alquerque_app::state::State;

use crate::engine_id::EngineId;
use crate::study::Study;

/// A move on the board.
#[derive(Clone, Debug, PartialEq)]
pub struct Arrow {
    /// The engine that suggests the move.
    pub which: EngineId,
    /// The move.
    pub mv: String,
    /// The points the move passes through; a single one for a placement.
    pub path: Vec<Point>,
    /// The move's share of the engine's work, 0 to 1.
    pub share: f64,
    /// Whether it is the engine's best move.
    pub is_first: bool,
}

/// Returns the arrows of all running engines. The best moves come last, so that they are drawn on top.
pub fn arrows(study: &Study, state: &State) -> Vec<Arrow> {
    let geometry = state.geometry();
    let mut arrows = Vec::new();
    // No arrows while a piece is selected, nor during an exercise, where they would give the solution away.
    if state.board.hand().is_some() || state.game.aside().is_some() {
        return arrows;
    }
    for which in EngineId::ALL {
        let Some(found) = study.engines.found(which, &*state.game.record) else { continue };
        let visits = found.visits().max(1) as f64;
        for (index, line) in found.lines().enumerate() {
            let Some(turn) =
                state.game.legal().iter().find(|turn| turn.text == line.mv).filter(|turn| !turn.path.is_empty())
            else {
                continue;
            };
            let path = turn.path.iter().map(|&spot| geometry.place_of(spot)).collect();
            let share = line.visits as f64 / visits;
            arrows.push(Arrow { which, mv: line.mv.clone(), path, share, is_first: index == 0 });
        }
    }
    arrows.reverse();
    arrows
}
