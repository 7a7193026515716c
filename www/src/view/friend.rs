//! The texts of live games: the bar beside the board, and the dialog, whose steps a module of its own shows.

use alquerque_app::state::State;
use alquerque_app::view::friend::friend;

use super::elements::apply;
use crate::dom::{add, append, by_id, emptied, query_in, window};
use crate::words::localize;

/// Renders changes. The elements are there once the dialog has loaded.
pub(crate) fn render(state: &State) -> Option<()> {
    apply(&friend(state));
    let view = &state.view.friend;
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
