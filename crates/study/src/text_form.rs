//! The text format of exports. The default is one that loses nothing.

use alquerque_app::page::Page;
use alquerque_app::state::State;
use alquerque_core::any_record::AnyRecord;
use alquerque_core::record::{Format, Header};

/// Returns whether a game has more than a transcript can represent.
fn has_more_than_moves(record: &dyn AnyRecord) -> bool {
    let tree = record.tree();
    let is_usual = record.start_text().is_none() && record.rules() == record.board().game.name();
    let names = [Header::Event, Header::Light, Header::Dark].map(|header| record.headers().text(header));
    !is_usual || !tree.is_single() || tree.has_remarks() || names.iter().any(|name| !name.is_empty())
}

/// Returns whether the chosen format would lose part of the game on the board.
pub fn leaves_out(state: &State) -> bool {
    let form = state.look().forms.get(state.page.dialogs().form);
    form.is_some_and(|form| form.format == Format::Transcript) && has_more_than_moves(&*state.game.record)
}

/// Chooses a lossless format when the text dialog opens; `was_open` tracks its state.
pub fn follow(state: &mut State, was_open: &mut bool) {
    let is_open = state.page.current() == Some(Page::Record);
    let was_open = std::mem::replace(was_open, is_open);
    if is_open && !was_open && leaves_out(state) {
        let whole = state.look().forms.iter().position(|form| form.format != Format::Transcript);
        let form = whole.unwrap_or(state.page.dialogs().form);
        state.page.select_form(form);
    }
}
