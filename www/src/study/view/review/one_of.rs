//! Buttons of which one at a time stands in a place.

use crate::dom::{by_id, document, focus, set_shown};

/// Shows one of some buttons that stand in one place, with the focus if another of them had it.
pub(super) fn one_of(ids: &[&str], place: usize) -> Option<()> {
    let focused = document()?.active_element().map(|element| element.id()).unwrap_or_default();
    let shown = ids.get(place)?;
    let had_focus = focused != *shown && ids.contains(&focused.as_str());
    for id in ids {
        set_shown(id, id == shown);
    }
    if had_focus {
        focus(&by_id(shown)?);
    }
    Some(())
}
