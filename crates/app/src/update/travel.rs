//! Going back and forth in the game.

use super::play::go_on;
use super::position::position_changed;
use super::{board, think};
use crate::course::Pace;
use crate::effect::Effect;
use crate::hand::Hand;
use crate::message::{Game, Step, Text};
use crate::state::State;

pub(super) fn undo(state: &mut State) -> Vec<Effect> {
    // The jumps of a chain under way are what was done last.
    if state.hand.as_ref().is_some_and(Hand::has_jumped) {
        return board::put_down(state);
    }
    let plies = state.undo_plies();
    let mut effects = think::give_up(state);
    state.record.go_to(state.record.played().saturating_sub(plies));
    effects.extend(travelled(state, Step::TakenBack(plies)));
    effects
}

pub(super) fn redo(state: &mut State) -> Vec<Effect> {
    let plies = state.redo_plies();
    let mut effects = think::give_up(state);
    state.record.go_to(state.record.played() + plies);
    effects.extend(travelled(state, Step::PlayedAgain(plies)));
    // With everything played again the player waits for the answer to their move.
    if state.settings.lone_human().is_some() && state.at_end() {
        state.pace = Pace::Going;
        effects.extend(go_on(state));
    }
    effects
}

fn travelled(state: &mut State, step: Step) -> Vec<Effect> {
    state.notice = None;
    state.animation = None;
    position_changed(state);
    // Where the game would go on at once, going back and forth would be impossible.
    state.hold();
    state.announcement = Text::from(Game::Step(step)).and(Game::ToMove(state.to_move()));
    vec![Effect::SaveGame]
}
