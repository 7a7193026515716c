//! Going back and forth in the game.

use super::play::go_on;
use super::{board, lesson, position, think};
use crate::course::Pace;
use crate::effect::Effect;
use crate::hand::Hand;
use crate::happening::Happening;
use crate::state::State;

pub(super) fn undo(state: &mut State) -> Vec<Effect> {
    // The jumps of a chain under way are what was done last.
    if state.hand.as_ref().is_some_and(Hand::has_jumped) {
        return board::put_down(state);
    }
    if state.lesson.is_some() {
        return lesson::again(state);
    }
    let plies = state.undo_plies();
    let mut effects = think::give_up(state);
    let to = state.record.played().saturating_sub(plies);
    effects.extend(travel(state, Happening::TakenBack(plies), to));
    effects
}

pub(super) fn redo(state: &mut State) -> Vec<Effect> {
    let plies = state.redo_plies();
    let mut effects = think::give_up(state);
    let to = state.record.played() + plies;
    effects.extend(travel(state, Happening::PlayedAgain(plies), to));
    // With everything played again the player waits for the answer to their move.
    if state.settings.lone_human().is_some() && state.at_end() && state.shown().is_none() {
        state.pace = Pace::Going;
        effects.extend(go_on(state));
    }
    effects
}

fn travel(state: &mut State, happening: Happening, ply: usize) -> Vec<Effect> {
    position::go(state, happening, |record| record.go_to(ply));
    state.notice = None;
    // Where the game would go on at once, going back and forth would be impossible.
    state.hold();
    vec![Effect::SaveGame]
}
