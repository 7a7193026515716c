//! What follows from another position on the board.

use crate::state::{State, last_spots};

/// Brings everything that follows from the position up to date.
pub(super) fn position_changed(state: &mut State) {
    state.position = state.position.wrapping_add(1);
    state.hand = None;
    state.drag = None;
    state.passing = None;
    state.last = last_spots(&*state.record);
    state.ending = state.record.ending();
    state.legal = state.record.legal_turns();
}
