//! What follows from another position on the board.

use crate::state::State;

/// Brings everything that follows from the position up to date.
pub(super) fn position_changed(state: &mut State) {
    state.hand = None;
    state.drag = None;
    state.passing = None;
    state.ending = state.record.ending();
    state.legal = state.record.legal_turns();
}
