//! The list of keyboard shortcuts.

use crate::dom::{append, by_id, html, set_attribute};
use crate::words::localize;
use alquerque_app::page::Page;
use alquerque_app::shortcuts::{Shortcut, groups, key_name};
use alquerque_app::state::State;
use web_sys::Element;

/// Renders the list when it is opened, and again once its texts have loaded.
pub(crate) fn render(state: &State) -> Option<()> {
    if state.view.page != Some(Page::Shortcuts) {
        return None;
    }
    let place = by_id("shortcut-groups")?;
    // The attribute is removed when part of the texts arrives.
    if place.has_attribute("data-key") {
        return None;
    }
    set_attribute(&place, "data-key", "written");
    place.set_text_content(None);
    let in_study = state.game.study_mode.is_some();
    for (number, group) in groups(in_study).enumerate() {
        let id = format!("shortcuts-{number}");
        let title = html("h3", "", &localize(&group.title()))?;
        set_attribute(&title, "id", &id);
        append(&place, &title);
        let table = html("table", "shortcuts", "")?;
        set_attribute(&table, "aria-labelledby", &id);
        for shortcut in group.shortcuts(in_study) {
            append(&table, &row(shortcut)?);
        }
        append(&place, &table);
    }
    Some(())
}

fn row(shortcut: &Shortcut) -> Option<Element> {
    let row = html("tr", "", "")?;
    let keys = html("td", "", "")?;
    for key in shortcut.keys {
        append(&keys, &html("kbd", "", &localize(&key_name(key)))?);
    }
    append(&row, &keys);
    let what = html("th", "", &localize(&shortcut.phrase()))?;
    set_attribute(&what, "scope", "row");
    append(&row, &what);
    Some(row)
}
