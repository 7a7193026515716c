//! Small helpers over web-sys. They rely on elements of the page's HTML; if one is missing, they do nothing.

use alquerque_core::record::Date;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, Element, EventTarget, HtmlElement, Storage, Window};

const SVG: &str = "http://www.w3.org/2000/svg";

pub(crate) fn window() -> Option<Window> {
    web_sys::window()
}

pub(crate) fn document() -> Option<Document> {
    window()?.document()
}

pub(crate) fn by_id(id: &str) -> Option<Element> {
    document()?.get_element_by_id(id)
}

/// Returns an element by id, cast to a specific type.
pub(crate) fn find<T: JsCast>(id: &str) -> Option<T> {
    by_id(id)?.dyn_into().ok()
}

pub(crate) fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// Creates an SVG element with attributes.
pub(crate) fn svg(name: &str, attributes: &[(&str, &str)]) -> Option<Element> {
    let element = document()?.create_element_ns(Some(SVG), name).ok()?;
    for (name, value) in attributes {
        set_attribute(&element, name, value);
    }
    Some(element)
}

/// Creates an HTML element with a class and text.
pub(crate) fn html(name: &str, class: &str, text: &str) -> Option<Element> {
    let element = document()?.create_element(name).ok()?;
    if !class.is_empty() {
        element.set_class_name(class);
    }
    element.set_text_content(Some(text));
    Some(element)
}

/// Sets an attribute if it has changed; an unnecessary write can cost a layout.
pub(crate) fn set_attribute(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        // Fails only for invalid names.
        let _ = element.set_attribute(name, value);
    }
}

/// Sets or removes a boolean attribute, such as `hidden` or `disabled`.
pub(crate) fn set_flag(element: &Element, name: &str, on: bool) {
    if element.has_attribute(name) != on {
        let _ = element.toggle_attribute_with_force(name, on);
    }
}

/// Sets an element's text if it has changed; otherwise a live region would announce it again.
pub(crate) fn set_text(id: &str, text: &str) {
    if let Some(element) = by_id(id)
        && element.text_content().as_deref() != Some(text)
    {
        element.set_text_content(Some(text));
    }
}

/// Shows or hides an element.
pub(crate) fn set_shown(id: &str, shown: bool) {
    if let Some(element) = by_id(id) {
        set_flag(&element, "hidden", !shown);
    }
}

/// Enables or disables a control. A disabled control would lose the focus, so this only sets `aria-disabled`.
pub(crate) fn set_enabled(id: &str, enabled: bool) {
    if let Some(element) = by_id(id) {
        set_attribute(&element, "aria-disabled", if enabled { "false" } else { "true" });
    }
}

pub(crate) fn append(parent: &Element, child: &Element) {
    // Fails only if the child contains its parent.
    let _ = parent.append_child(child);
}

pub(crate) fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    } else if let Some(element) = element.dyn_ref::<web_sys::SvgElement>() {
        let _ = element.focus();
    }
}

/// Adds an event listener that lives as long as the page.
pub(crate) fn listen<E: JsCast + 'static>(target: &EventTarget, name: &str, mut handler: impl FnMut(E) + 'static) {
    let handle = move |event: web_sys::Event| {
        if let Ok(event) = event.dyn_into::<E>() {
            handler(event);
        }
    };
    add_listener(target, name, Box::new(handle));
}

/// Not generic, so that this code exists only once rather than per listener.
fn add_listener(target: &EventTarget, name: &str, handle: Box<dyn FnMut(web_sys::Event)>) {
    let closure = Closure::wrap(handle);
    // Fails only for invalid names.
    let _ = target.add_event_listener_with_callback(name, closure.as_ref().unchecked_ref());
    closure.forget();
}

/// Calls `work` once after a delay.
pub(crate) fn after(millis: u32, work: impl FnOnce() + 'static) {
    let closure = once(Box::new(work));
    if let Some(window) = window() {
        let millis = i32::try_from(millis).unwrap_or(i32::MAX);
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(closure.unchecked_ref(), millis);
    }
}

/// Yields to the browser's event loop.
pub(crate) async fn yield_now() {
    let gone = js_sys::Promise::new(&mut |go, _| {
        if let Some(window) = window() {
            let _ = window.set_timeout_with_callback(&go);
        }
    });
    // This promise never rejects.
    let _ = JsFuture::from(gone).await;
}

/// Calls `work` once before the next frame.
pub(crate) fn next_frame(work: impl FnOnce() + 'static) {
    let closure = once(Box::new(work));
    if let Some(window) = window() {
        let _ = window.request_animation_frame(closure.unchecked_ref());
    }
}

/// Creates a JavaScript function that calls `work` once. Not generic, like [`add_listener`].
fn once(work: Box<dyn FnOnce()>) -> JsValue {
    Closure::once_into_js(work)
}

/// Formats a number with this many decimals. Using the browser's formatting saves 5 KB.
pub(crate) fn fixed(number: f64, digits: u8) -> String {
    js_sys::Number::from(number).to_fixed(digits).map_or_else(|_| String::new(), String::from)
}

/// Formats a number as briefly as possible, again using the browser.
pub(crate) fn text_of(number: f64) -> String {
    js_sys::Number::from(number).to_string_with_radix(10).map_or_else(|_| String::new(), String::from)
}

/// Milliseconds since the page loaded or, in a browser without that clock, since 1970.
pub(crate) fn now() -> f64 {
    // Unlike `Window::performance`, this returns an error rather than throwing where a browser forbids it.
    let performance = js_sys::Reflect::get(&js_sys::global(), &JsValue::from_str("performance"));
    let performance = performance.ok().and_then(|found| found.dyn_into::<web_sys::Performance>().ok());
    performance.map_or_else(js_sys::Date::now, |performance| performance.now())
}

/// Today's date in the browser's time zone.
pub(crate) fn today() -> Date {
    let now = js_sys::Date::new_0();
    let small = |number: u32| u8::try_from(number).ok();
    let date =
        || Date::new(u16::try_from(now.get_full_year()).ok()?, small(now.get_month() + 1)?, small(now.get_date())?);
    date().unwrap_or_default()
}

/// Empties a list, unless it already shows the contents with this key.
pub(crate) fn emptied(id: &str, key: &str) -> Option<Element> {
    let list = by_id(id)?;
    if list.get_attribute("data-key").as_deref() == Some(key) {
        return None;
    }
    set_attribute(&list, "data-key", key);
    list.set_text_content(None);
    Some(list)
}
