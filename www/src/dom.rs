//! Small helpers over web-sys. What the page's own HTML promises is there; where it is not, nothing happens.

use alquerque_core::record::Date;
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;
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

/// The element of that id as a more special kind.
pub(crate) fn find<T: JsCast>(id: &str) -> Option<T> {
    by_id(id)?.dyn_into().ok()
}

pub(crate) fn storage() -> Option<Storage> {
    window()?.local_storage().ok().flatten()
}

/// A new SVG element with attributes.
pub(crate) fn svg(name: &str, attributes: &[(&str, &str)]) -> Option<Element> {
    let element = document()?.create_element_ns(Some(SVG), name).ok()?;
    for (name, value) in attributes {
        set_attribute(&element, name, value);
    }
    Some(element)
}

/// A new HTML element with a class and text.
pub(crate) fn html(name: &str, class: &str, text: &str) -> Option<Element> {
    let element = document()?.create_element(name).ok()?;
    if !class.is_empty() {
        element.set_class_name(class);
    }
    element.set_text_content(Some(text));
    Some(element)
}

/// Sets an attribute, unless it is so already: an unneeded write can cost a layout.
pub(crate) fn set_attribute(element: &Element, name: &str, value: &str) {
    if element.get_attribute(name).as_deref() != Some(value) {
        // Fails only for names that are no attribute names.
        let _ = element.set_attribute(name, value);
    }
}

/// Sets or takes away an attribute without a value, such as `hidden` or `disabled`.
pub(crate) fn set_flag(element: &Element, name: &str, on: bool) {
    if element.has_attribute(name) != on {
        let _ = element.toggle_attribute_with_force(name, on);
    }
}

/// Sets the text of the element of that id, unless it is so already: a live region would say it again.
pub(crate) fn set_text(id: &str, text: &str) {
    if let Some(element) = by_id(id)
        && element.text_content().as_deref() != Some(text)
    {
        element.set_text_content(Some(text));
    }
}

/// Shows or hides the element of that id.
pub(crate) fn set_shown(id: &str, shown: bool) {
    if let Some(element) = by_id(id) {
        set_flag(&element, "hidden", !shown);
    }
}

/// Enables or disables the control of that id. A disabled control loses the focus, so it is only marked as such.
pub(crate) fn set_enabled(id: &str, enabled: bool) {
    if let Some(element) = by_id(id) {
        set_attribute(&element, "aria-disabled", if enabled { "false" } else { "true" });
    }
}

pub(crate) fn append(parent: &Element, child: &Element) {
    // Fails only where the child contains its parent.
    let _ = parent.append_child(child);
}

pub(crate) fn focus(element: &Element) {
    if let Some(element) = element.dyn_ref::<HtmlElement>() {
        let _ = element.focus();
    } else if let Some(element) = element.dyn_ref::<web_sys::SvgElement>() {
        let _ = element.focus();
    }
}

/// Calls `handler` for events of that name for as long as the page lives.
pub(crate) fn listen<E: JsCast + 'static>(target: &EventTarget, name: &str, mut handler: impl FnMut(E) + 'static) {
    let closure = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
        if let Ok(event) = event.dyn_into::<E>() {
            handler(event);
        }
    });
    // Fails only for names that are no event names.
    let _ = target.add_event_listener_with_callback(name, closure.as_ref().unchecked_ref());
    closure.forget();
}

/// Calls `work` once after some time.
pub(crate) fn after(millis: u32, work: impl FnOnce() + 'static) {
    let closure = Closure::once_into_js(work);
    if let Some(window) = window() {
        let millis = i32::try_from(millis).unwrap_or(i32::MAX);
        let _ = window.set_timeout_with_callback_and_timeout_and_arguments_0(closure.unchecked_ref(), millis);
    }
}

/// Lets the page do something else.
pub(crate) async fn breath() {
    let gone = js_sys::Promise::new(&mut |go, _| {
        if let Some(window) = window() {
            let _ = window.set_timeout_with_callback(&go);
        }
    });
    // Nobody rejects it.
    let _ = JsFuture::from(gone).await;
}

/// Calls `work` once before the next frame is drawn.
pub(crate) fn next_frame(work: impl FnOnce() + 'static) {
    let closure = Closure::once_into_js(work);
    if let Some(window) = window() {
        let _ = window.request_animation_frame(closure.unchecked_ref());
    }
}

/// A number with so many digits behind the point. The browser can do that; to do it here takes 5 KB.
pub(crate) fn fixed(number: f64, digits: u8) -> String {
    js_sys::Number::from(number).to_fixed(digits).map_or_else(|_| String::new(), String::from)
}

/// A number as short as it can be. The browser can do that, too.
pub(crate) fn text_of(number: f64) -> String {
    js_sys::Number::from(number).to_string_with_radix(10).map_or_else(|_| String::new(), String::from)
}

/// Milliseconds since the page was loaded.
pub(crate) fn now() -> f64 {
    window().and_then(|window| window.performance()).map_or(0.0, |performance| performance.now())
}

/// The day today, where the browser is.
pub(crate) fn today() -> Date {
    let now = js_sys::Date::new_0();
    let small = |number: u32| u8::try_from(number).ok();
    let date =
        || Date::new(u16::try_from(now.get_full_year()).ok()?, small(now.get_month() + 1)?, small(now.get_date())?);
    date().unwrap_or_default()
}
