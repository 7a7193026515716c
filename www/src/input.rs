//! Translates DOM events to [`Event`]s.

mod backup;

use alquerque_app::board::drawings::Stroke;
use alquerque_app::board::geometry::Point;
use alquerque_app::editor::{EditorEvent, Tool};
use alquerque_app::event::{Event, OptionEvent};
use alquerque_app::input;
use alquerque_app::page::Page;
use alquerque_app::record::RecordEvent;
use alquerque_app::settings::Switch;
use alquerque_app::shortcuts::{self, KeyAction};
use alquerque_app::state::State;
use alquerque_core::tabletop::Spot;
use alquerque_core::{GameId, Player};
use wasm_bindgen::JsCast;
use web_sys::{
    Element, Event as DomEvent, EventTarget, HtmlInputElement, HtmlTextAreaElement, KeyboardEvent, MouseEvent,
    PointerEvent,
};

use crate::address::{link_in_address, page_in_address};
use crate::app::App;
use crate::dom::{
    by_id, closest, document, find, focus, has_modifier, next_frame, query, set_attribute, set_or_remove, target,
    window,
};
use crate::restart;
use crate::view::editor::EDITOR_BOARD;
use crate::view::pages::is_own_close;
use crate::view::{new_game, options};

/// The attribute of a board that was last used with a pointer.
const POINTED: &str = "data-pointed";

/// Adds all listeners.
pub(crate) fn connect(app: &App) {
    for id in ["board", EDITOR_BOARD] {
        connect_pointer(app, id);
        connect_board_keys(app, id);
    }
    connect_editor(app);
    connect_buttons(app);
    connect_more(app);
    connect_keys(app);
    connect_form(app, "options-form", |field| options::event(field).map(Event::Option));
    connect_form(app, "offline", |field| options::event(field).map(Event::Option));
    connect_form(app, "new-form", |field| new_game::event(field).map(Event::Choice));
    connect_name(app);
    connect_notice(app);
    backup::connect(app);
    connect_pages(app);
    connect_resize(app);
    // A reload returns to the lesson.
    app.listen(window(), "pagehide", |app, _: DomEvent| {
        app.with_state(|state| state.game.lesson().is_some().then(|| restart::keep(state)));
    });
}

/// The bar of a live game moves if its place is covered.
fn connect_resize(app: &App) {
    app.listen(window(), "resize", |app, _: DomEvent| {
        if app.with_state(|state| state.live.view().bar.is_some()) {
            app.request_frame();
        }
    });
}

fn connect_pointer(app: &App, id: &str) {
    let Some(board) = by_id(id) else { return };
    let own = board.clone();
    app.listen(Some(&board), "pointerdown", move |app, event: PointerEvent| {
        let draws = draws(app, &event, &own);
        if !event.is_primary() || event.button() != 0 && !draws {
            return;
        }
        // Keep following a piece dragged off the board. Fails only if the pointer is already gone.
        let _ = own.set_pointer_capture(event.pointer_id());
        // Draw the piece above a finger.
        set_attribute(&own, "data-pointer", &event.pointer_type());
        set_attribute(&own, POINTED, "");
        let place = board_point(app, &own, &event);
        app.dispatch(if draws { Event::Stroke(Stroke::Begin, place) } else { Event::Press(place) });
    });
    app.listen(Some(&board), "contextmenu", |_, event: MouseEvent| event.prevent_default());
    let own = board.clone();
    app.listen(Some(&board), "pointermove", move |app, event: PointerEvent| {
        if !event.is_primary() {
            return;
        }
        if app.with_state(State::follows_pointer) {
            app.dispatch(Event::Drag(board_point(app, &own, &event)));
        } else if app.with_state(|state| state.board.drawings().is_begun()) {
            app.dispatch(Event::Stroke(Stroke::Move, board_point(app, &own, &event)));
        }
    });
    let own = board.clone();
    app.listen(Some(&board), "pointerup", move |app, event: PointerEvent| {
        if event.is_primary() {
            let place = board_point(app, &own, &event);
            let draws = app.with_state(|state| state.board.drawings().is_begun());
            app.dispatch(if draws { Event::Stroke(Stroke::End, place) } else { Event::Release(place) });
        }
    });
    app.listen(Some(&board), "pointercancel", |app, event: PointerEvent| {
        if event.is_primary() {
            app.dispatch(Event::DragCancelled);
        }
    });
    app.listen(Some(&board), "click", |app, event: MouseEvent| {
        // Screen readers activate without a pointer.
        if event.detail() == 0
            && let Some(spot) = spot_of(&event)
        {
            app.dispatch(Event::Activate(spot));
        }
    });
}

/// Whether the pointer draws on the game's board: with the right mouse button, or with a pen chosen in the study.
fn draws(app: &App, event: &PointerEvent, board: &Element) -> bool {
    let has_pen = || app.with_state(|state| state.board.drawings().pen().is_some());
    board.id() == "board" && (event.button() == 2 || event.button() == 0 && has_pen())
}

/// Converts a pointer's position to board units.
fn board_point(app: &App, board: &Element, event: &PointerEvent) -> Point {
    let area = board.get_bounding_client_rect();
    let geometry = app.with_state(|state| match state.editor() {
        // Its game may differ from the one on the game's board.
        Some(editor) if board.id() == EDITOR_BOARD => editor.geometry(false),
        _ => state.geometry(),
    });
    let (width, _) = geometry.size();
    let scale = width / area.width().max(1.0);
    Point {
        x: (f64::from(event.client_x()) - area.left()) * scale,
        y: (f64::from(event.client_y()) - area.top()) * scale,
    }
}

/// Returns the spot whose cell an event came from.
fn spot_of(event: &DomEvent) -> Option<Spot> {
    closest(event, "[data-spot]")?.get_attribute("data-spot")?.parse().ok().map(Spot)
}

fn connect_board_keys(app: &App, id: &str) {
    let Some(board) = by_id(id) else { return };
    let edits = id != "board";
    app.listen(Some(&board), "keydown", move |app, event: KeyboardEvent| {
        if !edits && is_pointed(&event) {
            return;
        }
        let Some(taken) = input::board_key(&event.key(), spot_of(&event), edits) else { return };
        // Holding down a key must not pick up and put down repeatedly.
        let held = event.repeat() && matches!(taken, Event::Activate(_));
        if held || has_modifier(&event) {
            return;
        }
        event.prevent_default();
        app.dispatch(taken);
    });
    // Not on the board itself: Chromium makes an SVG that listens to the focus a tab stop of its own.
    app.listen(board.parent_element().as_ref(), "focusin", |app, event: DomEvent| {
        if let Some(spot) = spot_of(&event) {
            app.dispatch(Event::Focus(spot));
        }
    });
}

/// Whether the board was last used with a pointer: then these keys step through the game. Others begin to use it with the
/// keyboard.
fn is_pointed(event: &KeyboardEvent) -> bool {
    let Some(board) = closest(event, &format!("#board[{POINTED}]")) else { return false };
    let steps = matches!(event.key().as_str(), "ArrowLeft" | "ArrowRight" | "Home" | "End");
    if !steps {
        set_or_remove(&board, POINTED, None);
    }
    steps
}

/// The position editor's fields and buttons. Its board is handled like any other.
fn connect_editor(app: &App) {
    let Some(dialog) = by_id("editor") else { return };
    app.listen(Some(&dialog), "click", |app, event: MouseEvent| {
        let button = closest(&event, "[data-edit]");
        let event = match button.and_then(|button| button.get_attribute("data-edit")).as_deref() {
            Some("start") => EditorEvent::Start,
            Some("clear") => EditorEvent::Clear,
            Some("current") => EditorEvent::Current,
            // Dispatched even if the position can't be played, to explain why.
            Some("play") => EditorEvent::Play,
            _ => return,
        };
        app.dispatch(Event::Editor(event));
    });
    app.listen(Some(&dialog), "input", |app, event: DomEvent| {
        if let Some(event) = event.target().and_then(|target| editor_event(&target)) {
            app.dispatch(Event::Editor(event));
        }
    });
}

/// Translates a field's new value.
fn editor_event(field: &EventTarget) -> Option<EditorEvent> {
    if let Some(text) = field.dyn_ref::<HtmlTextAreaElement>() {
        return Some(EditorEvent::Text(text.value()));
    }
    let field = field.dyn_ref::<HtmlInputElement>()?;
    let value = field.value();
    match field.name().as_str() {
        "editor-tool" => Tool::from_id(&value).map(EditorEvent::Choose),
        _ => Player::from_name(&value).map(EditorEvent::ToMove),
    }
}

/// Stores whether the New game sheet shows all choices.
fn connect_more(app: &App) {
    let Some(more) = by_id("new-more") else { return };
    let details = more.clone();
    app.listen(Some(&more), "toggle", move |app, _: DomEvent| {
        let is_open = details.has_attribute("open");
        // A revenge opens it automatically.
        let is_news = app.with_state(|state| state.settings.all_choices != is_open && state.choice().loser.is_none());
        if is_news {
            app.dispatch(Event::Option(OptionEvent::AllChoices(is_open)));
            // On a phone they open off screen.
            details.scroll_into_view();
        }
    });
}

fn connect_buttons(app: &App) {
    app.listen(document(), "click", |app, event: MouseEvent| {
        let Some(button) = closest(&event, "[data-do]") else { return };
        if button.get_attribute("aria-disabled").as_deref() == Some("true") {
            return;
        }
        let click_detail = event.detail();
        let what = button.get_attribute("data-do").unwrap_or_default();
        // The links replace the menu.
        let is_listed = what != "links" && button.closest("#menu, #help").ok().flatten().is_some();
        let list = app.with_state(|state| state.page.current()).filter(|_| is_listed);
        let event = match what.as_str() {
            "record-read" => {
                find::<HtmlTextAreaElement>("record-input").map(|area| Event::Record(RecordEvent::Import(area.value())))
            }
            what => input::button(what, |name| button.get_attribute(name)),
        };
        let Some(event) = event else { return };
        let by_keyboard = click_detail == 0 && list.is_none();
        if let Some(list) = list {
            app.dispatch(Event::PageClosed(list));
        }
        app.dispatch(event);
        if by_keyboard {
            // After the frame requested by the event.
            next_frame(move || keep_focus(&button));
        }
    });
}

/// Moves the focus from a hidden button to its replacement, or to the board.
fn keep_focus(button: &Element) {
    if button.closest("[hidden]").ok().flatten().is_none() {
        return;
    }
    let next = if button.id() == "pause" { "#resume" } else { "#pause" };
    let in_its_place = query(next).filter(|other| !other.has_attribute("hidden"));
    if let Some(element) = in_its_place.or_else(|| query("#board [tabindex='0']")) {
        focus(&element);
    }
}

/// Elements in which letters are typed or have their own meaning.
const WRITTEN_IN: &str = "dialog, input:not([type=checkbox]), select, textarea";

/// Single-letter shortcuts. They can be switched off, because speech input would trigger them.
fn connect_keys(app: &App) {
    app.listen(document(), "keydown", |app, event: KeyboardEvent| {
        if event.key() == "Tab"
            && let Some(board) = by_id("board")
        {
            set_or_remove(&board, POINTED, None);
        }
        let key = input::latin_key(&event.key(), &event.code());
        // The board has handled its own.
        if key == "Escape"
            && !event.default_prevented()
            && let Some(event) = app.with_state(input::escape)
        {
            app.dispatch(event);
        }
        let Some(does) = shortcuts::key_action(&key).filter(|does| !matches!(does, KeyAction::Step(_))) else { return };
        let is_written = closest(&event, WRITTEN_IN).is_some();
        let is_meant = app.with_state(|state| state.settings.switches[Switch::Keys] && state.page.current().is_none());
        if has_modifier(&event) || is_written || event.repeat() || !is_meant {
            return;
        }
        event.prevent_default();
        match does {
            KeyAction::Run(command) => app.dispatch(Event::Command(command)),
            KeyAction::Open(page) => app.open(page),
            KeyAction::TypeMove => drop(by_id("typed").map(|field| focus(&field))),
            KeyAction::Step(_) => {}
        }
    });
    // Escape empties the field, then leaves it for the board.
    app.listen(by_id("typed"), "keydown", |_, event: KeyboardEvent| {
        let Some(field) = find::<HtmlInputElement>("typed").filter(|_| event.key() == "Escape") else { return };
        event.prevent_default();
        if !field.value().is_empty() {
            field.set_value("");
        } else if let Some(spot) = query("#board [tabindex='0']") {
            focus(&spot);
        }
    });
    app.listen(by_id("type-move"), "submit", |app, event: DomEvent| {
        event.prevent_default();
        if let Some(field) = find::<HtmlInputElement>("typed") {
            let plies = |app: &App| app.with_state(|state| state.game.record.played());
            let before = plies(app);
            app.dispatch(Event::Typed(field.value()));
            if plies(app) != before {
                return field.set_value("");
            }
            // A slip can be corrected. The notice leaves less room for the field.
            next_frame(move || field.scroll_into_view_with_bool(false));
        }
    });
}

/// Translates changes of a form's fields into events, and dispatches them.
fn connect_form(app: &App, id: &str, translate: fn(&Element) -> Option<Event>) {
    let Some(form) = by_id(id) else { return };
    for name in ["input", "change"] {
        app.listen(Some(&form), name, move |app, event: DomEvent| {
            if let Some(event) = target(&event).and_then(|field| translate(&field)) {
                app.dispatch(event);
            }
        });
    }
}

/// Updates the name at every keystroke, as the next frame would overwrite the field with the state's name.
fn connect_name(app: &App) {
    let Some(field) = find::<HtmlInputElement>("player-name") else { return };
    app.listen(Some(&field.clone()), "input", move |app, _: DomEvent| app.dispatch(Event::Rename(field.value())));
}

/// A notice doesn't leave under the pointer or with the focus.
fn connect_notice(app: &App) {
    let notice = by_id("notice");
    for (name, is_held) in [("pointerenter", true), ("pointerleave", false), ("focusin", true), ("focusout", false)] {
        app.listen(notice.as_ref(), name, move |app, _: DomEvent| app.dispatch(Event::NoticeHeld(is_held)));
    }
}

fn connect_pages(app: &App) {
    app.listen(window(), "popstate", |app, _: DomEvent| app.on_history());
    app.listen(window(), "hashchange", |app, _: DomEvent| {
        if let Some(link) = link_in_address() {
            app.dispatch(Event::Record(link));
            return;
        }
        let named = page_in_address();
        app.dispatch(Event::PageShown(named.map(|(page, _)| page)));
        app.keep_viewed();
        if let Some((_, Some(game))) = named {
            app.dispatch(Event::RulesOf(game));
        }
    });
    // Links to pages: from the board they add a history entry, so that Back closes the dialog; from one dialog to
    // another they replace the entry, so that a single Back is enough.
    app.listen(document(), "click", |app, event: MouseEvent| {
        // Leave clicks that open a new tab to the browser.
        if event.ctrl_key() || event.meta_key() || event.shift_key() {
            return;
        }
        let Some(link) = closest(&event, "a[href^='#']") else { return };
        let game = link.get_attribute("data-rules").and_then(|name| GameId::from_name(&name));
        let page = link.get_attribute("href").and_then(|href| Page::from_name(href.trim_start_matches('#')));
        if let Some(game) = game {
            event.prevent_default();
            app.dispatch(Event::RulesOf(game));
        } else if let Some(page) = page {
            event.prevent_default();
            app.open(page);
        }
    });
    for page in Page::ALL.into_iter().filter(|page| page.dialog() == *page) {
        let Some(dialog) = by_id(page.name()) else { continue };
        app.listen(Some(&dialog), "close", move |app, _: DomEvent| {
            if !is_own_close(page) {
                app.dispatch(Event::PageClosed(page));
            }
        });
        let area = dialog.clone();
        app.listen(Some(&dialog), "click", move |app, event: MouseEvent| {
            // A click beside the dialog has the dialog as its target, but so does a click on its padding. The second
            // click of a double click was meant for what the dialog has covered.
            if event.detail() < 2 && event.target().as_ref() == Some(area.as_ref()) && is_beside(&area, &event) {
                app.dispatch(Event::PageClosed(page));
            }
        });
    }
}

fn is_beside(area: &Element, event: &MouseEvent) -> bool {
    let area = area.get_bounding_client_rect();
    let (x, y) = (f64::from(event.client_x()), f64::from(event.client_y()));
    !(area.left()..=area.right()).contains(&x) || !(area.top()..=area.bottom()).contains(&y)
}
