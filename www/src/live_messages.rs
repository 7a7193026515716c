//! The page's side of the connection to the module for live games. Both run in the page and exchange messages as events
//! of the document.

use std::rc::Rc;

use alquerque_app::event::Event;
use alquerque_app::storage::Store as _;
use alquerque_app::storage::backup::LIVE_GAME;
use alquerque_messages::live::ToModule;
use wasm_bindgen::JsCast;
use web_sys::{CustomEvent, CustomEventInit, Element, HtmlScriptElement};

use crate::dom::{append, document, listen, now, query_in, whole};
use crate::dom::{from_object, to_object};
use crate::storage::{LOCAL_STORAGE, SESSION_STORAGE};

/// The event with a message to the module.
pub(crate) const TO_MODULE: &str = "friend-to-module";
/// The event with a message to the page.
pub(crate) const TO_PAGE: &str = "friend-to-page";

/// Passes the module's messages to the page.
pub(crate) fn connect(dispatch: Rc<dyn Fn(Event)>) {
    listen(document(), TO_PAGE, move |event: CustomEvent| {
        if let Some(message) = from_object(event.detail()) {
            dispatch(Event::Live(message));
        }
    });
}

/// The key of the code that a tab stores for a live game or an invitation.
pub(crate) const CODE: &str = "alquerque.live-spare";

/// The code that this tab has stored.
pub(crate) fn stored_code() -> Option<String> {
    SESSION_STORAGE.get(CODE)
}

/// The last live game.
pub(crate) fn last_game() -> Option<String> {
    LOCAL_STORAGE.get(LIVE_GAME)
}

/// Sends a message to the module. It is lost if the module has not loaded.
pub(crate) fn send_to_module(message: &ToModule) {
    send(TO_MODULE, &to_object(message));
}

/// Raises an event with a message.
pub(crate) fn send(name: &str, message: &wasm_bindgen::JsValue) -> Option<()> {
    let options = CustomEventInit::new();
    options.set_detail(message);
    let event = CustomEvent::new_with_event_init_dict(name, &options).ok()?;
    document()?.dispatch_event(&event).ok().map(drop)
}

/// Starts the module, whose script the dialog names. If anything is missing, `fail` is called.
pub(crate) fn start(dialog: &Element, fail: impl Fn() + 'static) -> Option<()> {
    let file = query_in(dialog, "[data-script]")?.get_attribute("data-script")?;
    let script: HtmlScriptElement = document()?.create_element("script").ok()?.dyn_into().ok()?;
    script.set_type("module");
    // Browsers don't retry a script that has failed, unless its address differs.
    script.set_src(&format!("{file}#{}", whole(now())));
    listen(Some(&script), "error", move |_: web_sys::Event| fail());
    append(dialog, &script);
    Some(())
}
