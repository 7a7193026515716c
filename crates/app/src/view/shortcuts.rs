//! The list of keyboard shortcuts.

use crate::markup::Markup;
use crate::shortcuts::{Shortcut, groups, key_name};
use crate::state::State;

/// The tables of the shortcuts with their titles.
pub fn shortcuts(state: &State) -> Vec<Markup> {
    let in_study = state.game.study_mode.is_some();
    let tables = groups(in_study).enumerate().flat_map(|(index, group)| {
        let id = format!("shortcuts-{index}");
        let title = Markup::text("h3", group.title()).with("id", &*id);
        let table = Markup::new("table").class("shortcuts").with("aria-labelledby", id);
        [title, table.children(group.shortcuts(in_study).map(row))]
    });
    tables.collect()
}

fn row(shortcut: &Shortcut) -> Markup {
    let keys = shortcut.keys.iter().map(|key| Markup::text("kbd", key_name(key)));
    let name = Markup::text("th", shortcut.phrase()).with("scope", "row");
    Markup::new("tr").child(Markup::new("td").children(keys)).child(name)
}
