//! A note in the dialog with the game as text that the chosen format loses information.

use alquerque_app::page::Page;
use alquerque_app::state::State;
use alquerque_language::Phrase;
use alquerque_study::text_form::leaves_out;

use crate::dom::{by_id, html, set_attribute, set_shown, set_text};
use crate::words::localize;

const NOTE: &str = "record-form-note";

/// Renders the note while the dialog is open.
pub(super) fn render(state: &State) -> Option<()> {
    if state.view.page != Some(Page::Record) {
        return None;
    }
    if by_id(NOTE).is_none() {
        let note = html("p", "muted", "")?;
        set_attribute(&note, "id", NOTE);
        set_attribute(&note, "role", "status");
        // Inserting beside an element of the page cannot fail.
        let _ = by_id("record-form-field")?.insert_adjacent_element("afterend", &note);
        set_attribute(&by_id("record-form")?, "aria-describedby", NOTE);
    }
    let leaves_out = leaves_out(state);
    set_shown(NOTE, leaves_out);
    set_text(NOTE, &if leaves_out { localize(&Phrase::new("form-leaves-out")) } else { String::new() });
    Some(())
}
