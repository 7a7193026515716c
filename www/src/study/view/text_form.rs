//! What the form in which a game is written leaves out, in the dialog of the game's page.

use alquerque_app::page::Page;
use alquerque_app::state::State;
use alquerque_study::text_form::leaves_out;

use crate::dom::{by_id, html, set_attribute, set_shown, set_text};
use crate::words::said;

const NOTE: &str = "record-form-note";

/// Says it while the dialog is open.
pub(super) fn render(state: &State) -> Option<()> {
    if state.page != Some(Page::Record) {
        return None;
    }
    if by_id(NOTE).is_none() {
        let note = html("p", "muted", "")?;
        set_attribute(&note, "id", NOTE);
        set_attribute(&note, "role", "status");
        // Adding to what is on the page cannot fail.
        let _ = by_id("record-form-field")?.insert_adjacent_element("afterend", &note);
        set_attribute(&by_id("record-form")?, "aria-describedby", NOTE);
    }
    let leaves_out = leaves_out(state);
    set_shown(NOTE, leaves_out);
    set_text(NOTE, &if leaves_out { said(&"form-leaves-out".into()) } else { String::new() });
    Some(())
}
