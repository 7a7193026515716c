//! Buttons that replace each other.

use crate::dom::{focus, focused, set_shown};

/// Shows one of several buttons in the same place. It receives the focus if another one had it.
pub(super) fn show_one_of(ids: &[&str], index: usize) {
    let focused = focused().map(|element| element.id()).unwrap_or_default();
    let shown = ids[index];
    for id in ids {
        set_shown(id, *id == shown);
    }
    if focused != shown && ids.contains(&focused.as_str()) {
        focus(shown);
    }
}
