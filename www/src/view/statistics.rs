//! The statistics dialog: the results, and the player's name.

use crate::dom::{add, emptied, find, set_attribute, set_enabled, set_shown};
use crate::words::localize;
use alquerque_app::page::Page;
use alquerque_app::settings::name_of;
use alquerque_app::state::State;
use alquerque_app::statistics::{Opponent, Tally};
use alquerque_language::Phrase;
use web_sys::{Element, HtmlInputElement};

/// Renders the counts while the dialog is open.
pub(crate) fn render(state: &State) -> Option<()> {
    if state.view.page != Some(Page::Statistics) {
        return None;
    }
    let name = &state.saved.settings.name;
    let field = find::<HtmlInputElement>("player-name")?;
    if name_of(&field.value()) != *name {
        field.set_value(name);
    }
    super::progress::render(state);
    let rows = state.saved.statistics.rows();
    set_shown("statistics-empty", rows.is_empty());
    set_shown("statistics-counts", !rows.is_empty());
    set_shown("statistics-recall", state.saved.forgotten.is_some());
    set_enabled("statistics-export", !rows.is_empty());
    set_enabled("statistics-forget", !rows.is_empty());
    let list = emptied("statistics-rows", &state.saved.statistics.table())?;
    for (opponent, tally) in rows {
        add_row(&list, *opponent, *tally)?;
    }
    Some(())
}

fn add_row(list: &Element, opponent: Opponent, tally: Tally) -> Option<()> {
    let row = add(list, "tr", "", "")?;
    let name = Phrase::new("opponent").key("game", opponent.game.name()).phrase("seat", opponent.seat().phrase());
    let name = add(&row, "th", "", &localize(&name))?;
    set_attribute(&name, "scope", "row");
    let Tally { won, won_as: [light, dark], drawn, lost, .. } = tally;
    let counts = [won, light, dark, drawn, lost].map(|count| count.to_string());
    let streak = Phrase::new("streak").number("streak", tally.streak).number("best", tally.best);
    for text in counts.iter().chain([&localize(&streak)]) {
        add(&row, "td", "", text)?;
    }
    Some(())
}
