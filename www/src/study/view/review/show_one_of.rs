//! Buttons that replace each other.

use crate::dom::{by_id, focus, focused, set_shown};

/// Shows one of several buttons in the same place. It receives the focus if another one had it.
pub(super) fn show_one_of(ids: &[&str], place: usize) -> Option<()> {
    let focused = focused().map(|element| element.id()).unwrap_or_default();
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
