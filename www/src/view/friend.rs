//! The texts of live games: the bar beside the board, and the dialog, whose steps a module of its own shows.

use alquerque_app::live::friend;
use alquerque_app::parts::{Part, Progress};
use alquerque_app::state::State;

use super::elements::apply;
use crate::dom::{by_id, query_in, window};

/// Renders changes, once the dialog with its elements has loaded.
pub(crate) fn render(state: &State) {
    if state.parts.progress(Part::Friend) != Progress::Loaded {
        return;
    }
    apply(&friend(state));
    if state.live.view().bar.is_some() {
        place_bar();
    }
}

/// Moves the bar into the end card if that covers its place, and back.
fn place_bar() -> Option<()> {
    let (bar, card, message) = (by_id("friend-bar")?, by_id("end-card")?, by_id("message")?);
    let is_covered = window()?.get_computed_style(&message).ok()??.get_property_value("visibility").ok()? == "hidden";
    let place = if is_covered { card } else { message };
    if bar.parent_element().as_ref() != Some(&place) {
        let before = query_in(&place, ".end-actions").filter(|_| is_covered);
        place.insert_before(&bar, before.as_deref()).ok()?;
    }
    Some(())
}
