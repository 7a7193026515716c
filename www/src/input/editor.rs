//! Input from the position editor's fields and buttons. Its board is handled like any other.

use alquerque_core::Player;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlTextAreaElement, MouseEvent};

use crate::app::App;
use crate::dom::{by_id, closest};
use alquerque_app::editor::{EditorEvent, Tool};
use alquerque_app::event::Event;

/// Adds the listeners.
pub(super) fn connect(app: &App) {
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
    app.listen(Some(&dialog), "input", |app, event: web_sys::Event| {
        if let Some(event) = event.target().and_then(|target| event_of(&target)) {
            app.dispatch(Event::Editor(event));
        }
    });
}

/// Translates a field's new value.
fn event_of(field: &web_sys::EventTarget) -> Option<EditorEvent> {
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
