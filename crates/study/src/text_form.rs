//! The form in which a game is written as text: what a form would leave out is not to be lost unnoticed.

use alquerque_app::page::Page;
use alquerque_app::state::State;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Format, Header};

/// Whether a game has more than the moves that a transcript tells.
fn has_more_than_moves(record: &dyn AnyRecord) -> bool {
    let tree = record.tree();
    let is_usual = record.start_text().is_none() && record.rules() == record.board().game.name();
    let names = [Header::Event, Header::Light, Header::Dark].map(|header| record.headers().text(header));
    !is_usual || !tree.is_single() || tree.has_remarks() || names.iter().any(|name| !name.is_empty())
}

/// Whether the form that is chosen leaves out some of the game on the board.
pub fn leaves_out(state: &State) -> bool {
    let form = state.look().forms.get(state.dialogs.form);
    form.is_some_and(|form| form.format == Format::Transcript) && has_more_than_moves(&*state.record)
}

/// Chooses a form that leaves nothing out when the dialog of texts is opened; `was_open` is whether it was before.
pub fn follow(state: &mut State, was_open: &mut bool) {
    let is_open = state.page == Some(Page::Record);
    let was_open = std::mem::replace(was_open, is_open);
    if is_open && !was_open && leaves_out(state) {
        let whole = state.look().forms.iter().position(|form| form.format != Format::Transcript);
        state.dialogs.form = whole.unwrap_or(state.dialogs.form);
    }
}
