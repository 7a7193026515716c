//! The list of keyboard shortcuts.

use crate::dom::{add, emptied, set_attribute};
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
    let place = emptied("shortcut-groups", "written")?;
    let in_study = state.game.study_mode.is_some();
    for (number, group) in groups(in_study).enumerate() {
        let id = format!("shortcuts-{number}");
        let title = add(&place, "h3", "", &localize(&group.title()))?;
        set_attribute(&title, "id", &id);
        let table = add(&place, "table", "shortcuts", "")?;
        set_attribute(&table, "aria-labelledby", &id);
        for shortcut in group.shortcuts(in_study) {
            add_row(&table, shortcut)?;
        }
    }
    Some(())
}

fn add_row(table: &Element, shortcut: &Shortcut) -> Option<()> {
    let row = add(table, "tr", "", "")?;
    let keys = add(&row, "td", "", "")?;
    for key in shortcut.keys {
        add(&keys, "kbd", "", &localize(&key_name(key)))?;
    }
    let what = add(&row, "th", "", &localize(&shortcut.phrase()))?;
    set_attribute(&what, "scope", "row");
    Some(())
}
