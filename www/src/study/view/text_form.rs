//! A note in the dialog with the game as text that the chosen format loses information.

use alquerque_app::page::Page;
use alquerque_app::state::State;
use alquerque_language::Phrase;
use alquerque_study::text_form::leaves_out;

use crate::dom::{by_id, html, set_attribute, set_attributes};
use crate::words::show_phrase;

const NOTE: &str = "record-form-note";

/// Renders the note while the dialog is open.
pub(super) fn render(state: &State) {
    if state.page.current() != Some(Page::Record) {
        return;
    }
    if by_id(NOTE).is_none()
        && let Some(field) = by_id("record-form-field")
    {
        let note = html("p", "muted", "");
        set_attributes(&note, &[("id", NOTE), ("role", "status")]);
        // Inserting beside an element of the page cannot fail.
        let _ = field.insert_adjacent_element("afterend", &note);
        set_attribute("record-form", "aria-describedby", NOTE);
    }
    show_phrase(NOTE, leaves_out(state).then(|| Phrase::new("form-leaves-out")).as_ref());
}
