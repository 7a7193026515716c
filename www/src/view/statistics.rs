//! The statistics dialog.

use alquerque_app::event::Event;
use alquerque_app::page::Page;
use alquerque_app::settings::name_of;
use alquerque_app::state::State;
use alquerque_app::statistics::{Opponent, Tally};
use alquerque_core::GameId;
use alquerque_language::Phrase;
use web_sys::{Element, HtmlInputElement};

use super::fields::{changed, select};
use super::{backup, history, ladder};
use crate::dom::{append, by_id, find, html, set_attribute, set_enabled, set_shown};
use crate::words::{localize, set_phrase};

/// Translates a change of a field.
pub(crate) fn event(field: &Element) -> Option<Event> {
    let (id, value) = changed(field)?;
    match id.as_str() {
        "player-name" => Some(Event::Rename(value)),
        "statistics-game" => GameId::from_name(&value).map(Event::StatisticsOf),
        _ => None,
    }
}

/// Renders the dialog while it is open.
pub(crate) fn render(state: &State) -> Option<()> {
    if state.view.page != Some(Page::Statistics) {
        return None;
    }
    render_labels();
    select("statistics-game", state.statistics_of().name());
    let name = &state.saved.settings.name;
    if let Some(field) = find::<HtmlInputElement>("player-name")
        && name_of(&field.value()) != *name
    {
        field.set_value(name);
    }
    ladder::render_table(state);
    history::render(state);
    backup::render(state);
    let rows = state.saved.statistics.rows();
    set_shown("statistics-empty", rows.is_empty());
    set_shown("statistics-counts", !rows.is_empty());
    set_shown("statistics-recall", state.saved.forgotten.is_some());
    set_enabled("statistics-export", !rows.is_empty());
    set_enabled("statistics-forget", !rows.is_empty());
    fill_table("statistics-rows", &rows.iter().map(|(opponent, tally)| row(*opponent, *tally)).collect::<Vec<_>>());
    Some(())
}

/// The labels load later than the page.
fn render_labels() {
    let label = |id: &'static str| set_phrase(id, &Phrase::new(id));
    label("your-name");
    label("ladder-title");
    label("ladder-caption");
    label("ladder-level");
    label("best-title");
    label("best-none");
    label("best-result");
    label("accuracy-title");
    label("accuracy-table");
    set_phrase("accuracy-percent", &Phrase::new("accuracy-title"));
    label("statistics-all");
    label("backup-title");
    label("backup-hint");
    label("backup-save");
    label("backup-file");
    label("backup-go-back");
    label("backup-warning");
    label("backup-cancel");
    label("backup-restore");
}

fn row(opponent: Opponent, tally: Tally) -> Vec<String> {
    let name = Phrase::new("opponent").key("game", opponent.game.name()).phrase("seat", opponent.seat().phrase());
    let streak = Phrase::new("streak").number("streak", tally.streak).number("best", tally.best);
    let counts = [tally.played(), tally.won, tally.drawn, tally.lost].map(|count| count.to_string());
    [localize(&name)].into_iter().chain(counts).chain([localize(&streak)]).collect()
}

/// Fills a table's body, if it has changed; the first cell of a row is its heading. Returns whether it has.
pub(super) fn fill_table(id: &str, rows: &[Vec<String>]) -> bool {
    let Some(body) = by_id(id) else { return false };
    let key = rows.iter().map(|row| row.join("\t")).collect::<Vec<_>>().join("\n");
    let has_changed = body.get_attribute("data-key").as_deref() != Some(&key);
    if has_changed {
        set_attribute(&body, "data-key", &key);
        body.set_text_content(None);
        for row in rows.iter().filter_map(|cells| table_row(cells)) {
            append(&body, &row);
        }
    }
    has_changed
}

fn table_row(cells: &[String]) -> Option<Element> {
    let row = html("tr", "", "")?;
    for (place, text) in cells.iter().enumerate() {
        let cell = html(if place == 0 { "th" } else { "td" }, "", text)?;
        if place == 0 {
            set_attribute(&cell, "scope", "row");
        }
        append(&row, &cell);
    }
    Some(row)
}
