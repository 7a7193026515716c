//! The dialog of the statistics.

use crate::dom::{append, by_id, html, set_attribute, set_enabled, set_shown};
use crate::words::called;
use alquerque_app::message::Label;
use alquerque_app::page::Page;
use alquerque_app::state::State;
use alquerque_app::statistics::{Opponent, Tally};

/// Shows the counts while their dialog is open.
pub(crate) fn render(state: &State) -> Option<()> {
    if state.page != Some(Page::Statistics) {
        return None;
    }
    let rows = state.statistics.rows();
    set_shown("statistics-empty", rows.is_empty());
    set_shown("statistics-counts", !rows.is_empty());
    set_shown("statistics-recall", state.forgotten.is_some());
    set_enabled("statistics-export", !rows.is_empty());
    set_enabled("statistics-forget", !rows.is_empty());
    let list = by_id("statistics-rows")?;
    let key = state.statistics.table();
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
    let name = html("th", "", &called(&Label::Opponent(opponent.game, opponent.seat())))?;
    set_attribute(&name, "scope", "row");
    append(&row, &name);
    let counts = [tally.played(), tally.won, tally.drawn, tally.lost].map(|count| count.to_string());
    for text in counts.iter().chain([&called(&Label::Streak(tally.streak, tally.best))]) {
        append(&row, &html("td", "", text)?);
    }
    Some(row)
}
