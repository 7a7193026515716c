//! Undo and redo.

use alquerque_messages::live::{Offer, ToModule};

use super::play::continue_game;
use super::{play, think};
use crate::effect::Effect;
use crate::game_event::GameEvent;
use crate::game_mode::Pace;
use crate::state::State;

pub(super) fn undo(state: &mut State) {
    // First undo the jumps of a chain in progress.
    if state.in_chain() {
        return play::put_down(state);
    }
    if state.is_live() {
        return state.effects.push(Effect::Live(ToModule::Offer(Offer::Takeback)));
    }
    let plies = state.undo_plies();
    think::cancel_and_forget(state);
    let to = state.game.record.played().saturating_sub(plies);
    step_to(state, GameEvent::Undone(plies), to);
}

pub(super) fn redo(state: &mut State) {
    let plies = state.redo_plies();
    think::cancel_and_forget(state);
    let to = state.game.record.played() + plies;
    step_to(state, GameEvent::Redone(plies), to);
    // After redoing all moves, the player expects a reply.
    if state.saved.settings.lone_human().is_some() && state.at_end() && state.shown().is_none() {
        state.game.pace = Pace::Running;
        continue_game(state);
    }
}

fn step_to(state: &mut State, game_event: GameEvent, ply: usize) {
    play::go(state, game_event, |record| record.go_to(ply));
    state.view.notice = None;
    // If the game continued at once, stepping back would be impossible.
    state.hold();
    state.effects.push(Effect::SaveGame);
}
