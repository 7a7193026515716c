//! Undo and redo.

use alquerque_messages::live::{Offer, ToModule};

use super::play::continue_game;
use super::{play, think};
use crate::effect::Effect;
use crate::game_event::GameEvent;
use crate::game_mode::Pace;
use crate::hand::Hand;
use crate::state::State;

pub(super) fn undo(state: &mut State) -> Vec<Effect> {
    // First undo the jumps of a chain in progress.
    if state.view.hand.as_ref().is_some_and(Hand::has_jumped) {
        return play::put_down(state);
    }
    if state.is_live() {
        return vec![Effect::Live(ToModule::Offer(Offer::Takeback))];
    }
    let plies = state.undo_plies();
    let mut effects = think::cancel_and_forget(state);
    let to = state.game.record.played().saturating_sub(plies);
    effects.extend(step_to(state, GameEvent::Undone(plies), to));
    effects
}

pub(super) fn redo(state: &mut State) -> Vec<Effect> {
    let plies = state.redo_plies();
    let mut effects = think::cancel_and_forget(state);
    let to = state.game.record.played() + plies;
    effects.extend(step_to(state, GameEvent::Redone(plies), to));
    // After redoing all moves, the player expects a reply.
    if state.saved.settings.lone_human().is_some() && state.at_end() && state.shown().is_none() {
        state.game.pace = Pace::Running;
        effects.extend(continue_game(state));
    }
    effects
}

fn step_to(state: &mut State, game_event: GameEvent, ply: usize) -> Vec<Effect> {
    play::go(state, game_event, |record| record.go_to(ply));
    state.view.notice = None;
    // If the game continued at once, stepping back would be impossible.
    state.hold();
    vec![Effect::SaveGame]
}
