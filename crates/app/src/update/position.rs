//! What follows from another position on the board.

use alquerque_core::any_record::AnyRecord;

use super::show;
use crate::effect::Effect;
use crate::game_board::pieces_shown;
use crate::happening::{Happening, Way, between};
use crate::state::{State, last_spots};

/// Between positions so many plies apart, pieces go the ways that they went when the moves were played; farther apart the shortest
/// ones.
const FEW_PLIES: usize = 4;

/// Brings everything that follows from the position up to date.
pub(super) fn position_changed(state: &mut State) {
    state.position = state.position.wrapping_add(1);
    state.hand = None;
    state.drag = None;
    state.passing = None;
    state.last = last_spots(&*state.record);
    state.ending = state.record.ending();
    state.legal = state.record.legal_turns();
    // In a lesson nobody answers.
    if state.lesson_is_done() {
        state.legal.clear();
    }
}

/// Puts another form of the game on the board, at its own position.
pub fn exchange(state: &mut State, record: Box<dyn AnyRecord>) -> Vec<Effect> {
    let before = pieces_shown(state);
    state.record = record;
    state.animation = None;
    position_changed(state);
    let pieces = between(state.record.board(), &before, &pieces_shown(state), &[]);
    state.happenings = std::iter::once(Happening::Visited { by_playback: false }).chain(pieces).collect();
    let mut effects = show::listen(state);
    effects.push(Effect::SaveGame);
    effects
}

/// Goes to another position of the game, which is what `happening` says, and what has happened to the pieces between the two.
pub(super) fn go(state: &mut State, happening: Happening, go: impl FnOnce(&mut dyn AnyRecord)) {
    let (before, from) = (pieces_shown(state), state.record.tree().current());
    let from_ply = state.record.played();
    go(&mut *state.record);
    state.animation = None;
    position_changed(state);
    let ply = state.record.played();
    let mut ways = Vec::new();
    if from_ply.abs_diff(ply) <= FEW_PLIES && state.record.tree().line().get(from_ply) == Some(&from) {
        let turns = (from_ply.min(ply)..from_ply.max(ply)).filter_map(|ply| state.record.turn(ply));
        let on = turns.map(|turn| Way::on(&turn, 0, false));
        ways.extend(on.map(|way| if ply < from_ply { way.back() } else { way }));
    }
    let pieces = between(state.record.board(), &before, &pieces_shown(state), &ways);
    state.happenings = std::iter::once(happening).chain(pieces).collect();
}
