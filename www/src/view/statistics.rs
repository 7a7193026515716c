//! The statistics dialog.

use crate::dom::{append, by_id, html, set_attribute, set_enabled, set_shown};
use crate::words::localize;
use alquerque_app::page::Page;
use alquerque_app::state::State;
use alquerque_app::statistics::{Opponent, Tally};
use alquerque_language::Phrase;

/// Renders the counts while the dialog is open.
pub(crate) fn render(state: &State) -> Option<()> {
    if state.view.page != Some(Page::Statistics) {
        return None;
    }
    let rows = state.saved.statistics.rows();
    set_shown("statistics-empty", rows.is_empty());
    set_shown("statistics-counts", !rows.is_empty());
    set_shown("statistics-recall", state.saved.forgotten.is_some());
    set_enabled("statistics-export", !rows.is_empty());
    set_enabled("statistics-forget", !rows.is_empty());
    let list = by_id("statistics-rows")?;
    let key = state.saved.statistics.table();
    if list.get_attribute("data-key").as_deref() == Some(&key) {
        return None;
    }
    set_attribute(&list, "data-key", &key);
    list.set_text_content(None);
    for (opponent, tally) in rows {
        append(&list, &row(*opponent, *tally)?);
    }
    Some(())
}

fn row(opponent: Opponent, tally: Tally) -> Option<web_sys::Element> {
    let row = html("tr", "", "")?;
    let name = Phrase::new("opponent").key("game", opponent.game.name()).phrase("seat", opponent.seat().phrase());
    let name = html("th", "", &localize(&name))?;
    set_attribute(&name, "scope", "row");
    append(&row, &name);
    let counts = [tally.played(), tally.won, tally.drawn, tally.lost].map(|count| count.to_string());
    let streak = Phrase::new("streak").number("streak", tally.streak).number("best", tally.best);
    for text in counts.iter().chain([&localize(&streak)]) {
        append(&row, &html("td", "", text)?);
    }
    Some(row)
}
