//! The dialogs for the game as text, the library, and the link to share.

use alquerque_core::Player;
use alquerque_core::record::Header;
use web_sys::{HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

use crate::dom::{append, by_id, find, html, set_attribute, set_enabled, set_flag, set_shown, svg};
use crate::words::{localize, set_localized_text, set_phrase};
use alquerque_app::activity::Action;
use alquerque_app::importing::Importing;
use alquerque_app::library::{Entry, button_of};
use alquerque_app::nouns::BySide;
use alquerque_app::page::Page;
use alquerque_app::qr::{self, Drawing};
use alquerque_app::record_event::Field;
use alquerque_app::state::State;
use alquerque_app::text::Text;
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
            render_code(&state.view.dialogs.link);
            set_localized_text("share-done", &state.view.dialogs.done);
            set_shown("share-by-link", state.can(Action::PlayByLink));
        }
        _ => {}
    }
}

/// Renders the link as a QR code.
fn render_code(link: &str) -> Option<()> {
    let code = by_id("share-code")?;
    if code.get_attribute("data-link").as_deref() == Some(link) {
        return None;
    }
    set_attribute(&code, "data-link", link);
    let drawing = qr::drawing(link);
    set_shown("share-code-figure", drawing.is_some());
    let Drawing { side, path } = drawing?;
    set_attribute(&code, "viewBox", &format!("0 0 {side} {side}"));
    code.set_text_content(None);
    append(&code, &svg("path", &[("d", &path)])?);
    Some(())
}

fn render_record(state: &State) -> Option<()> {
    let select = find::<HtmlSelectElement>("record-form")?;
    let forms = state.look().forms;
    let key = state.game.record.board().game.name();
    if select.get_attribute("data-key").as_deref() != Some(key) {
        set_attribute(&select, "data-key", key);
        select.set_text_content(None);
        for (place, form) in forms.iter().enumerate() {
            let option = html("option", "", &localize(&Phrase::new(form.name)))?;
            set_attribute(&option, "value", &place.to_string());
            append(&select, &option);
        }
    }
    let of = |player| Phrase::new("side-name").by(player, state.saved.settings.game());
    set_phrase("header-light-label", &of(Player::Light));
    set_phrase("header-dark-label", &of(Player::Dark));
    set_shown("record-form-field", forms.len() > 1);
    let place = state.view.dialogs.form.to_string();
    if select.value() != place {
        select.set_value(&place);
    }
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
    let help = Text::from(state.help_phrase());
    set_shown("record-help", !help.is_empty());
    set_localized_text("record-help", &help);
    set_localized_text("header-date-problem", &state.view.dialogs.date_problem);
    set_shown("header-date-problem", !state.view.dialogs.date_problem.is_empty());
    if let Some(date) = by_id("header-date") {
        set_attribute(&date, "aria-invalid", if state.view.dialogs.date_problem.is_empty() { "false" } else { "true" });
    }
    set_localized_text("record-done", &state.view.dialogs.done);
    render_progress(state.view.dialogs.importing.as_ref());
    let list = by_id("record-problems")?;
    let problems: Vec<String> = state.view.dialogs.problems.iter().map(localize).collect();
    let key = problems.join("\n");
    if list.get_attribute("data-key").as_deref() != Some(&key) {
        set_attribute(&list, "data-key", &key);
        list.set_text_content(None);
        for problem in &problems {
            append(&list, &html("li", "", problem)?);
        }
        if !state.view.dialogs.problems.is_empty() {
            list.scroll_into_view();
        }
    }
    set_flag(&list, "hidden", state.view.dialogs.problems.is_empty());
    Some(())
}

/// Renders the progress of an import.
fn render_progress(importing: Option<&Importing>) {
    set_shown("record-reading", importing.is_some());
    let Some(importing) = importing else { return };
    set_phrase("record-progress", &importing.progress());
    if let Some(bar) = by_id("record-bar") {
        set_attribute(&bar, "value", &importing.percent().to_string());
    }
}

/// Sets a field's value, unless the user is typing in it.
fn value(id: &str, text: &str) {
    let focused = crate::dom::document().and_then(|document| document.active_element());
    if let Some(field) = find::<HtmlInputElement>(id)
        && (focused.is_none_or(|element| element.id() != id) || id.ends_with("-link"))
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
    let list = by_id("library-games")?;
    let key: Vec<String> = entries
        .iter()
        .map(|entry| format!("{} {} {} {}", entry.id, entry.light, entry.dark, entry.accuracy.unwrap_or_default()))
        .collect();
    let key = key.join("\n");
    if list.get_attribute("data-key").as_deref() == Some(&key) {
        return None;
    }
    set_attribute(&list, "data-key", &key);
    list.set_text_content(None);
    // Newest first.
    for entry in entries.iter().rev() {
        append(&list, &row(entry, true)?);
    }
    Some(())
}

/// Creates a row for a game; only the library itself gets all buttons.
pub(super) fn row(entry: &Entry, is_in_library: bool) -> Option<web_sys::Element> {
    let row = html("li", "", "")?;
    let text = html("div", "", "")?;
    append(&text, &html("strong", "", &localize(&entry.title.phrase()))?);
    let moves = localize(&Phrase::new("moves-many").number("moves", entry.moves.div_ceil(2)));
    let result = localize(&entry.ended());
    let accuracy = entry.accuracy_text().as_ref().map(localize).unwrap_or_default();
    let facts = [entry.date.as_str(), &result, &moves, &accuracy].into_iter().filter(|fact| !fact.is_empty());
    append(&text, &html("span", "facts", &facts.collect::<Vec<_>>().join(" · "))?);
    let players = localize(&entry.players());
    if !players.is_empty() {
        append(&text, &html("span", "facts", &players)?);
    }
    append(&row, &text);
    let buttons = html("div", "entry-actions", "")?;
    let all = [
        ("open", Phrase::new("entry-open")),
        ("replay", Phrase::new("entry-replay")),
        ("delete", Phrase::new("entry-delete")),
    ];
    for (what, name) in all {
        if what == "delete" && !is_in_library {
            continue;
        }
        let class = if what == "delete" { "quiet" } else { "" };
        let button = html("button", class, &localize(&name))?;
        set_attribute(&button, "type", "button");
        set_attribute(&button, "data-do", &format!("library-{what}"));
        set_attribute(&button, "data-id", &entry.id.to_string());
        if what == "open" && is_in_library {
            set_attribute(&button, "id", &button_of(entry.id));
        }
        let of = Phrase::new("entry-of").phrase("button", name).phrase("title", entry.title.phrase());
        let of = of.text("date", &entry.date);
        set_attribute(&button, "aria-label", &localize(&of));
        append(&buttons, &button);
    }
    append(&row, &buttons);
    Some(row)
}
