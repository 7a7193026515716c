//! The dialogs for the game as text, the library, and the link to share.

use alquerque_core::Player;
use alquerque_core::record::Header;
use web_sys::{HtmlInputElement, HtmlTextAreaElement};

use crate::dom::{
    add, add_option, append, button, by_id, emptied, find, focused, html, set_attribute, set_attribute_by_id,
    set_enabled, set_shown, set_state,
};
use crate::sharing::draw_code;
use crate::words::{localize, set_localized_text, set_phrase, show_phrase};

use super::fields::select;
use alquerque_app::activity::Action;
use alquerque_app::importing::Importing;
use alquerque_app::library::{Entry, button_of};
use alquerque_app::nouns::BySide;
use alquerque_app::page::Page;
use alquerque_app::record_event::Field;
use alquerque_app::state::State;
use alquerque_app::update::record_text;
use alquerque_language::Phrase;

/// The header fields by id.
const FIELDS: [(&str, Field); 4] = [
    ("header-light", Field::Text(Header::Light)),
    ("header-dark", Field::Text(Header::Dark)),
    ("header-event", Field::Text(Header::Event)),
    ("header-date", Field::Date),
];

/// Returns the header that a field of the form is for.
pub(crate) fn field(id: &str) -> Option<Field> {
    FIELDS.into_iter().find(|(name, _)| *name == id).map(|(_, field)| field)
}

/// Renders the open dialog, if it is one of these.
pub(crate) fn render(state: &State) {
    match state.view.page {
        Some(Page::Record) => {
            render_record(state);
        }
        Some(Page::Library) => {
            render_library(state);
        }
        Some(Page::Share) => {
            value("share-link", &state.view.dialogs.link);
            value("show-link", &state.view.dialogs.show_link());
            for id in ["give-link", "give-show-link"] {
                set_phrase(id, &Phrase::new(if state.environment.has_share_sheet { "give-send" } else { "give-copy" }));
            }
            draw_code("share-code", "share-code-figure", &state.view.dialogs.link);
            set_localized_text("share-done", &state.view.dialogs.done);
            set_shown("share-by-link", state.can(Action::PlayByLink));
        }
        _ => {}
    }
}

fn render_record(state: &State) -> Option<()> {
    let forms = state.look().forms;
    if let Some(list) = emptied("record-form", state.game.record.board().game.name()) {
        for (place, form) in forms.iter().enumerate() {
            add_option(&list, &place.to_string(), &localize(&Phrase::new(form.name)))?;
        }
    }
    let of = |player| Phrase::new("side-name").by(player, state.saved.settings.game());
    set_phrase("header-light-label", &of(Player::Light));
    set_phrase("header-dark-label", &of(Player::Dark));
    set_shown("record-form-field", forms.len() > 1);
    select("record-form", &state.view.dialogs.form.to_string());
    let text = record_text(state);
    if let Some(area) = find::<HtmlTextAreaElement>("record-text").filter(|area| area.value() != text) {
        area.set_value(&text);
    }
    let headers = state.game.record.headers();
    for (id, field) in FIELDS {
        match field {
            Field::Text(header) => value(id, headers.text(header)),
            // Keep invalid input, so that the user can correct it.
            Field::Date if !state.view.dialogs.date_problem.is_empty() => {}
            Field::Date if headers.date.is_unknown() => value(id, ""),
            Field::Date => value(id, &headers.date.to_string()),
        }
    }
    show_phrase("record-help", state.help_phrase().as_ref());
    set_localized_text("header-date-problem", &state.view.dialogs.date_problem);
    set_shown("header-date-problem", !state.view.dialogs.date_problem.is_empty());
    if let Some(date) = by_id("header-date") {
        set_state(&date, "aria-invalid", !state.view.dialogs.date_problem.is_empty());
    }
    set_localized_text("record-done", &state.view.dialogs.done);
    render_progress(state.view.dialogs.importing.as_ref());
    let problems: Vec<String> = state.view.dialogs.problems.iter().map(localize).collect();
    if let Some(list) = emptied("record-problems", &problems.join("\n")) {
        for problem in &problems {
            add(&list, "li", "", problem)?;
        }
        if !problems.is_empty() {
            list.scroll_into_view();
        }
    }
    set_shown("record-problems", !problems.is_empty());
    Some(())
}

/// Renders the progress of an import.
fn render_progress(importing: Option<&Importing>) {
    set_shown("record-reading", importing.is_some());
    let Some(importing) = importing else { return };
    set_phrase("record-progress", &importing.progress());
    set_attribute_by_id("record-bar", "value", &importing.percent().to_string());
}

/// Sets a field's value, unless the user is typing in it.
fn value(id: &str, text: &str) {
    if let Some(field) = find::<HtmlInputElement>(id)
        && (focused().is_none_or(|element| element.id() != id) || id.ends_with("-link"))
        && field.value() != text
    {
        field.set_value(text);
    }
}

fn render_library(state: &State) -> Option<()> {
    let library = &state.saved.shelf.library;
    let entries = &library.entries;
    set_localized_text("library-done", &state.view.dialogs.done);
    set_shown("library-undelete", state.saved.shelf.deleted.is_some());
    set_shown("library-empty", entries.is_empty() && !library.is_unknown());
    set_enabled("library-export", !entries.is_empty());
    set_phrase("library-count", &library.count());
    let key: Vec<String> = entries
        .iter()
        .map(|entry| format!("{} {} {} {}", entry.id, entry.light, entry.dark, entry.accuracy.unwrap_or_default()))
        .collect();
    let list = emptied("library-games", &key.join("\n"))?;
    // Newest first.
    for entry in entries.iter().rev() {
        append(&list, &row(entry, true)?);
    }
    Some(())
}

/// Creates a row for a game; only the library itself gets all buttons.
pub(super) fn row(entry: &Entry, is_in_library: bool) -> Option<web_sys::Element> {
    let row = html("li", "", "")?;
    let text = add(&row, "div", "", "")?;
    add(&text, "strong", "", &localize(&entry.title.phrase()))?;
    let moves = localize(&Phrase::new("moves-many").number("moves", entry.moves.div_ceil(2)));
    let result = localize(&entry.ended());
    let accuracy = entry.accuracy_text().as_ref().map(localize).unwrap_or_default();
    let facts = [entry.date.as_str(), &result, &moves, &accuracy].into_iter().filter(|fact| !fact.is_empty());
    add(&text, "span", "facts", &facts.collect::<Vec<_>>().join(" · "))?;
    let players = localize(&entry.players());
    if !players.is_empty() {
        add(&text, "span", "facts", &players)?;
    }
    let buttons = add(&row, "div", "entry-actions", "")?;
    let id = entry.id;
    let all = [
        ("open", Phrase::new("entry-open")),
        ("replay", Phrase::new("entry-replay")),
        ("delete", Phrase::new("entry-delete")),
    ];
    for (what, name) in all.into_iter().filter(|(what, _)| is_in_library || *what != "delete") {
        let of = Phrase::new("entry-of").phrase("button", name.clone()).phrase("title", entry.title.phrase());
        let (does, of) = (format!("library-{what}"), localize(&of.text("date", &entry.date)));
        let attributes = [("data-do", does.as_str()), ("data-id", &id.to_string()), ("aria-label", &of)];
        let button = button(if what == "delete" { "quiet" } else { "" }, &localize(&name), &attributes)?;
        if what == "open" && is_in_library {
            set_attribute(&button, "id", &button_of(id));
        }
        append(&buttons, &button);
    }
    Some(row)
}
