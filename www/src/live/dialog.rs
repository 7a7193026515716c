//! The dialog for live games. The page writes its texts.

use alquerque_app::storage::Store as _;
use alquerque_app::storage::backup::LIVE_SERVER;
use alquerque_live::{Server, Step};
use wasm_bindgen::JsCast;
use wasm_bindgen::closure::Closure;
use web_sys::{Element, Event, HtmlInputElement};

use super::scan;
use crate::dom::{
    append, by_id, document, find, focus, listen, now, query_all, query_in, set_attribute, set_flag, set_shown, target,
};
use crate::sharing;
use crate::storage::LOCAL_STORAGE;

/// The attribute with the time when the dialog last changed, in milliseconds.
const CHANGED: &str = "data-changed";
/// Maximum duration of a double tap, in milliseconds.
const DOUBLE_TAP_MILLIS: f64 = 500.0;

/// The fields of [`LIVE_SERVER`], in the same order.
const SERVER_FIELDS: [&str; 3] = ["friend-server-url", "friend-server-user", "friend-server-password"];

/// Shows a step.
pub(super) fn show(step: Step) {
    scan::stop();
    set_attribute("friend", CHANGED, &now().to_string());
    for section in query_all("#friend [data-step]") {
        let is_shown = section.get_attribute("data-step").as_deref() == Some(step.name());
        set_flag(&section, "hidden", !is_shown);
        if !is_shown {
            continue;
        }
        // The button just pressed may be gone, and screen readers start reading the new step from its heading.
        if let Some(heading) = query_in(&section, "h3") {
            set_attribute(&heading, "tabindex", "-1");
            focus(&heading);
        }
        for block in ["terms", "give", "paste"] {
            let place = query_in(&section, &format!("[data-{block}]"));
            let id = format!("friend-{block}");
            set_shown(&id, place.is_some());
            if let Some((place, block)) = place.zip(by_id(&id)) {
                append(&place, &block);
            }
        }
    }
    set_shown("friend-server", matches!(step, Step::Start | Step::Invite | Step::Invited | Step::Failed));
    // An existing invitation doesn't use a server entered later.
    set_shown("friend-server-use", step == Step::Invite);
}

/// Shows an invitation or an answer, as a link and as a QR code.
pub(super) fn give(link: &str) -> Option<()> {
    find::<HtmlInputElement>("friend-link")?.set_value(link);
    set_shown("friend-share", sharing::has_sheet());
    set_shown("friend-copy", !sharing::has_sheet());
    sharing::draw_code("friend-code", "friend-code", link)
}

/// Empties the field for the friend's link.
pub(super) fn empty_input() {
    if let Some(field) = find::<HtmlInputElement>("friend-input") {
        field.set_value("");
    }
}

/// Whether the dialog is open.
pub(super) fn is_open() -> bool {
    by_id("friend").is_some_and(|dialog| dialog.has_attribute("open"))
}

/// Ignores clicks beside the dialog shortly after it has changed. Otherwise the second tap of a double tap on a button
/// that is gone by then would close the dialog.
pub(super) fn ignore_double_taps() -> Option<()> {
    let handler = Closure::<dyn FnMut(Event)>::new(|event: Event| {
        let changed = target::<Element>(&event)
            .filter(|target| target.id() == "friend")
            .and_then(|target| target.get_attribute(CHANGED));
        if changed
            .and_then(|changed| changed.parse::<f64>().ok())
            .is_some_and(|changed| now() - changed < DOUBLE_TAP_MILLIS)
        {
            event.stop_propagation();
        }
    });
    // Runs before the page's own listener.
    document()?.add_event_listener_with_callback_and_bool("click", handler.as_ref().unchecked_ref(), true).ok()?;
    handler.forget();
    Some(())
}

/// The player's own STUN or TURN server, as entered in the form; none unless they enter one.
pub(super) fn entered_server() -> Server {
    let [url, user, password] = SERVER_FIELDS
        .map(|id| find::<HtmlInputElement>(id).map_or_else(String::new, |field| field.value().trim().to_owned()));
    Server { url, user, password }
}

/// Restores the form's stored contents, and stores changes.
pub(super) fn connect_server() {
    let kept = LOCAL_STORAGE.get(LIVE_SERVER).unwrap_or_default();
    let mut lines = kept.lines();
    for id in SERVER_FIELDS {
        let Some(field) = find::<HtmlInputElement>(id) else { continue };
        field.set_value(lines.next().unwrap_or_default());
        listen(Some(&field), "change", |_: Event| {
            LOCAL_STORAGE.replace(LIVE_SERVER, entered_server().lines().as_deref());
        });
    }
}
