//! Small helpers over web-sys. They rely on elements of the page's HTML; if one is missing, they do nothing.

use alquerque_app::board::geometry::Point;
use alquerque_core::record::Date;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;
use serde_wasm_bindgen::from_value;
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use wasm_bindgen_futures::JsFuture;
use web_sys::{Document, Element, EventTarget, HtmlElement, HtmlInputElement, KeyboardEvent, SvgElement, Window};

const SVG: &str = "http://www.w3.org/2000/svg";
const HTML: &str = "http://www.w3.org/1999/xhtml";

/// An element of the page, or the id of one. If there is none, functions that change it do nothing.
pub(crate) trait Place {
    /// Passes the element to `work`, if there is one.
    fn with<T>(&self, work: impl FnOnce(&Element) -> T) -> Option<T>;
}

impl Place for Element {
    fn with<T>(&self, work: impl FnOnce(&Element) -> T) -> Option<T> {
        Some(work(self))
    }
}

impl<P: Place + ?Sized> Place for &P {
    fn with<T>(&self, work: impl FnOnce(&Element) -> T) -> Option<T> {
        (**self).with(work)
    }
}

impl Place for str {
    fn with<T>(&self, work: impl FnOnce(&Element) -> T) -> Option<T> {
        by_id(self).as_ref().map(work)
    }
}

impl Place for String {
    fn with<T>(&self, work: impl FnOnce(&Element) -> T) -> Option<T> {
        self.as_str().with(work)
    }
}

impl<P: Place> Place for Option<P> {
    fn with<T>(&self, work: impl FnOnce(&Element) -> T) -> Option<T> {
        self.as_ref()?.with(work)
    }
}

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

/// Returns the root element of the page.
pub(crate) fn root() -> Option<Element> {
    document()?.document_element()
}

pub(crate) fn body() -> Option<Element> {
    document()?.body().map(Into::into)
}

/// Returns the element with the focus.
pub(crate) fn focused() -> Option<Element> {
    document()?.active_element()
}

/// Returns whether the focus is on an element or inside it.
pub(crate) fn has_focus(id: &(impl Place + ?Sized)) -> bool {
    focused().is_some_and(|focused| id.with(|element| element.contains(Some(&focused))) == Some(true))
}

/// Returns the page's first element that matches a selector.
pub(crate) fn query(selector: &str) -> Option<Element> {
    document()?.query_selector(selector).ok()?
}

/// Returns the first element inside another one that matches a selector.
pub(crate) fn query_in(id: &(impl Place + ?Sized), selector: &str) -> Option<Element> {
    id.with(|element| element.query_selector(selector).ok().flatten())?
}

/// Returns all elements of the page that match a selector.
pub(crate) fn query_all(selector: &str) -> Vec<Element> {
    let list = document().and_then(|document| document.query_selector_all(selector).ok());
    let Some(list) = list else { return Vec::new() };
    (0..list.length()).filter_map(|index| list.get(index)?.dyn_into().ok()).collect()
}

/// Returns the element that an event came from.
pub(crate) fn target<T: JsCast>(event: &web_sys::Event) -> Option<T> {
    event.target()?.dyn_into().ok()
}

/// Returns the innermost element that an event came from and that matches a selector.
pub(crate) fn closest(event: &web_sys::Event, selector: &str) -> Option<Element> {
    target::<Element>(event)?.closest(selector).ok()?
}

/// Returns whether a key was pressed together with another one, not counting Shift.
pub(crate) fn has_modifier(event: &KeyboardEvent) -> bool {
    event.ctrl_key() || event.alt_key() || event.meta_key()
}

/// Returns the arrow keys that lead on and back in the direction of the language.
pub(crate) fn arrow_keys() -> [&'static str; 2] {
    let is_right_to_left = root().is_some_and(|root| root.get_attribute("dir").as_deref() == Some("rtl"));
    if is_right_to_left { ["ArrowLeft", "ArrowRight"] } else { ["ArrowRight", "ArrowLeft"] }
}

/// Prevents everything else that an event would do.
pub(crate) fn consume(event: &web_sys::Event) {
    event.prevent_default();
    event.stop_propagation();
}

/// Creates an element. This fails only for invalid names.
pub(crate) fn create(name: &str, is_svg: bool) -> Element {
    let namespace = if is_svg { SVG } else { HTML };
    let created = document().and_then(|document| document.create_element_ns(Some(namespace), name).ok());
    created.unwrap_or_else(|| JsValue::NULL.unchecked_into())
}

/// Whether an element is part of a drawing.
pub(crate) fn is_svg(element: &Element) -> bool {
    element.namespace_uri().as_deref() == Some(SVG)
}

/// Creates an SVG element with attributes.
pub(crate) fn svg(name: &str, attributes: &[(&str, &str)]) -> Element {
    let element = create(name, true);
    for (name, value) in attributes {
        // Fails only for invalid names.
        let _ = element.set_attribute(name, value);
    }
    element
}

/// Returns a copy of an element, with everything in it.
pub(crate) fn copy(element: &Element) -> Element {
    // Elements can always be copied.
    element.clone_node_with_deep(true).map_or_else(|_| element.clone(), JsCast::unchecked_into)
}

/// Creates an SVG element with attributes at the end of another element.
pub(crate) fn add_svg(parent: &Element, name: &str, attributes: &[(&str, &str)]) -> Element {
    let element = svg(name, attributes);
    append(parent, &element);
    element
}

/// Creates an HTML element with a class and text.
pub(crate) fn html(name: &str, class: &str, text: &str) -> Element {
    let element = create(name, false);
    if !class.is_empty() {
        element.set_class_name(class);
    }
    element.set_text_content(Some(text));
    element
}

/// Creates an HTML element with a class and text at the end of another element.
pub(crate) fn add(parent: &Element, name: &str, class: &str, text: &str) -> Element {
    let element = html(name, class, text);
    append(parent, &element);
    element
}

/// Creates a button with a class, text and further attributes at the end of another element.
pub(crate) fn add_button(parent: &Element, class: &str, text: &str, attributes: &[(&str, &str)]) -> Element {
    let button = add(parent, "button", class, text);
    set_attribute(&button, "type", "button");
    set_attributes(&button, attributes);
    button
}

/// Adds an option to a select element.
pub(crate) fn add_option(select: &Element, value: &str, text: &str) -> Element {
    let option = add(select, "option", "", text);
    set_attribute(&option, "value", value);
    option
}

/// Sets an attribute if it has changed; an unnecessary write can cost a layout.
pub(crate) fn set_attribute(id: &(impl Place + ?Sized), name: &str, value: &str) {
    id.with(|element| {
        if element.get_attribute(name).as_deref() != Some(value) {
            // Fails only for invalid names.
            let _ = element.set_attribute(name, value);
        }
    });
}

pub(crate) fn set_attributes(id: &(impl Place + ?Sized), attributes: &[(&str, &str)]) {
    for (name, value) in attributes {
        set_attribute(id, name, value);
    }
}

/// Sets an attribute to `true` or `false`.
pub(crate) fn set_state(id: &(impl Place + ?Sized), name: &str, on: bool) {
    set_attribute(id, name, if on { "true" } else { "false" });
}

/// Sets or removes a boolean attribute, such as `hidden` or `disabled`.
pub(crate) fn set_flag(id: &(impl Place + ?Sized), name: &str, on: bool) {
    id.with(|element| {
        if element.has_attribute(name) != on {
            let _ = element.toggle_attribute_with_force(name, on);
        }
    });
}

/// Sets an attribute, or removes it without a value.
pub(crate) fn set_or_remove(id: &(impl Place + ?Sized), name: &str, value: Option<&str>) {
    match value {
        Some(value) => set_attribute(id, name, value),
        None => set_flag(id, name, false),
    }
}

/// Sets a property of an element's style.
pub(crate) fn set_style(id: &(impl Place + ?Sized), property: &str, value: &str) {
    id.with(|element| {
        let html = element.dyn_ref::<HtmlElement>().map(HtmlElement::style);
        if let Some(style) = html.or_else(|| Some(element.dyn_ref::<SvgElement>()?.style())) {
            // Fails only for invalid property names.
            let _ = style.set_property(property, value);
        }
    });
}

/// Sets an element's text if it has changed; otherwise a live region would announce it again.
pub(crate) fn set_text(id: &(impl Place + ?Sized), text: &str) {
    id.with(|element| {
        if element.text_content().as_deref() != Some(text) {
            element.set_text_content(Some(text));
        }
    });
}

/// Removes everything in an element.
pub(crate) fn clear(id: &(impl Place + ?Sized)) {
    id.with(|element| element.set_text_content(None));
}

/// Scrolls to the top of an element.
pub(crate) fn scroll_to_top(id: &(impl Place + ?Sized)) {
    id.with(|element| element.set_scroll_top(0));
}

/// Sets whether a radio button or switch is checked.
pub(crate) fn set_checked(id: &str, on: bool) {
    if let Some(field) = find::<HtmlInputElement>(id) {
        field.set_checked(on);
    }
}

/// Shows or hides an element.
pub(crate) fn set_shown(id: &(impl Place + ?Sized), shown: bool) {
    set_flag(id, "hidden", !shown);
}

/// Enables or disables a control. A disabled control would lose the focus, so this only sets `aria-disabled`.
pub(crate) fn set_enabled(id: &(impl Place + ?Sized), enabled: bool) {
    set_state(id, "aria-disabled", !enabled);
}

pub(crate) fn append(parent: &(impl Place + ?Sized), child: &Element) {
    // Fails only if the child contains its parent.
    parent.with(|parent| drop(parent.append_child(child)));
}

pub(crate) fn focus(id: &(impl Place + ?Sized)) {
    id.with(|element| {
        if let Some(element) = element.dyn_ref::<HtmlElement>() {
            let _ = element.focus();
        } else if let Some(element) = element.dyn_ref::<SvgElement>() {
            let _ = element.focus();
        }
    });
}

/// Adds an event listener to what there is; it lives as long as the page.
pub(crate) fn listen<E: JsCast + 'static>(
    target: Option<impl AsRef<EventTarget>>,
    name: &str,
    mut handler: impl FnMut(E) + 'static,
) {
    let Some(target) = target else { return };
    let closure = Closure::<dyn FnMut(web_sys::Event)>::new(move |event: web_sys::Event| {
        if let Ok(event) = event.dyn_into::<E>() {
            handler(event);
        }
    });
    // Fails only for invalid names.
    let _ = target.as_ref().add_event_listener_with_callback(name, closure.as_ref().unchecked_ref());
    closure.forget();
}

/// Calls `work` once after a delay.
pub(crate) fn after(millis: u32, work: impl FnOnce() + 'static) {
    let closure = Closure::once_into_js(work);
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
    let closure = Closure::once_into_js(work);
    if let Some(window) = window() {
        let _ = window.request_animation_frame(closure.unchecked_ref());
    }
}

/// Formats a number with this many decimals.
pub(crate) fn fixed(number: f64, digits: u8) -> String {
    format!("{number:.0$}", usize::from(digits))
}

/// Formats a place as its coordinates, separated by a comma.
fn pair(&Point { x, y }: &Point) -> String {
    format!("{},{}", text_of(x), text_of(y))
}

/// Formats places for the attribute `points` of a line.
pub(crate) fn points<'a>(places: impl IntoIterator<Item = &'a Point>) -> String {
    places.into_iter().map(pair).collect::<Vec<_>>().join(" ")
}

/// Formats a number as briefly as possible.
pub(crate) fn text_of(number: f64) -> String {
    number.to_string()
}

/// Rounds to a hundredth, which is finer than any screen.
pub(crate) fn short(number: f64) -> String {
    text_of((number * 100.0).round() / 100.0)
}

/// Milliseconds since the page loaded or, in a browser without that clock, since 1970.
pub(crate) fn now() -> f64 {
    // Unlike `Window::performance`, this returns an error rather than throwing where a browser forbids it.
    let performance = js_sys::Reflect::get(&js_sys::global(), &JsValue::from_str("performance"));
    let performance = performance.ok().and_then(|found| found.dyn_into::<web_sys::Performance>().ok());
    performance.map_or_else(js_sys::Date::now, |performance| performance.now())
}

/// Cuts off the fraction of a number.
#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the cast saturates")]
pub(crate) fn whole(number: f64) -> u32 {
    number as u32
}

/// Today's date in the browser's time zone.
pub(crate) fn today() -> Date {
    let now = js_sys::Date::new_0();
    let small = |number: u32| u8::try_from(number).ok();
    let date =
        || Date::new(u16::try_from(now.get_full_year()).ok()?, small(now.get_month() + 1)?, small(now.get_date())?);
    date().unwrap_or_default()
}

/// Returns the time of the day, such as `14:05`.
pub(crate) fn time_of_day() -> String {
    let now = js_sys::Date::new_0();
    format!("{:02}:{:02}", now.get_hours(), now.get_minutes())
}

/// Converts a message to an object.
pub(crate) fn to_object(message: &impl Serialize) -> JsValue {
    // Messages consist of numbers, strings, options and lists, whose conversion cannot fail.
    message.serialize(&Serializer::json_compatible()).unwrap_or_default()
}

/// Converts an object to a message; `None` if it is not one of this version.
pub(crate) fn from_object<T: DeserializeOwned>(object: JsValue) -> Option<T> {
    from_value(object).ok()
}
