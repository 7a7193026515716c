//! The texts of live games: the bar beside the board, and the dialog, whose steps a module of its own shows.

use alquerque_app::state::State;
use alquerque_messages::live::Bar;

use crate::dom::{add, append, by_id, emptied, query_in, set_shown, window};
use crate::words::{localize, set_localized_text, set_phrase_or_empty, show_phrase};

/// Renders changes. The elements are there once the dialog has loaded.
pub(crate) fn render(state: &State) -> Option<()> {
    let view = &state.view.friend;
    set_localized_text("friend-line", &view.said);
    show_phrase("friend-problem", view.problem.as_ref());
    set_phrase_or_empty("friend-copied", view.copied.as_ref());
    set_shown("friend-replaces", view.replaces);
    set_shown("friend-bar", view.bar.is_some());
    set_shown("friend-yes", view.bar == Some(Bar::Answer));
    set_shown("friend-no", view.bar == Some(Bar::Answer));
    set_shown("friend-say", view.bar == Some(Bar::Talk));
    set_shown("friend-again", view.bar == Some(Bar::Invite));
    set_shown("friend-show", view.bar == Some(Bar::ShowLink));
    if view.bar.is_some() {
        place_bar();
    }
    let terms: Vec<String> = view.terms.iter().map(localize).collect();
    let list = emptied("friend-terms", &terms.join("\n"))?;
    for term in terms {
        add(&list, "li", "", &term)?;
    }
    Some(())
}

/// Moves the bar into the end card if that covers its place, and back.
fn place_bar() -> Option<()> {
    let (bar, card, message) = (by_id("friend-bar")?, by_id("end-card")?, by_id("message")?);
    let is_covered = window()?.get_computed_style(&message).ok()??.get_property_value("visibility").ok()? == "hidden";
    let place = if is_covered { card } else { message };
    if bar.parent_element().as_ref() == Some(&place) {
        return None;
    }
    if is_covered {
        place.insert_before(&bar, query_in(&place, ".end-actions").as_deref()).ok()?;
    } else {
        append(&place, &bar);
    }
    Some(())
}
