//! Form fields: their values, and fields generated from the descriptions of rule options.

use alquerque_core::options::{OptionInfo, RuleValue};
use alquerque_core::words::{option_label, value_label};
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement, HtmlSelectElement, HtmlTextAreaElement};

use crate::dom::{add, add_option, append, by_id, find, focused, html, query, set_attribute};
use crate::words::localize;
use alquerque_app::elements::ON;

/// Shows an option's value in its field, appending the field to `parent` if it does not exist yet.
pub(super) fn render_rule(parent: &str, id: &str, info: &OptionInfo, value: Option<RuleValue>) {
    if by_id(id).is_none() {
        add_rule_field(parent, id, info);
    }
    select(id, value.map_or("", RuleValue::text));
}

fn add_rule_field(parent: &str, id: &str, info: &OptionInfo) {
    let row = html("div", "field", "");
    set_attribute(&add(&row, "label", "", &localize(&option_label(info.option))), "for", id);
    let field = add(&row, "select", "", "");
    set_attribute(&field, "id", id);
    for &value in info.values {
        add_option(&field, value.text(), &localize(&value_label(value)));
    }
    append(parent, &row);
}

/// Returns the id and the new value of a changed field: a select, a text, a range, a switch (`on` or `off`), or a group
/// of radio buttons, whose name serves as its id.
pub(crate) fn changed_field(element: &Element) -> Option<(String, String)> {
    if let Some(field) = element.dyn_ref::<HtmlSelectElement>() {
        return Some((field.id(), field.value()));
    }
    if let Some(field) = element.dyn_ref::<HtmlTextAreaElement>() {
        return Some((field.id(), field.value()));
    }
    let field = element.dyn_ref::<HtmlInputElement>()?;
    Some(match field.type_().as_str() {
        "radio" => (field.name(), field.value()),
        "checkbox" => (field.id(), if field.checked() { ON } else { OFF }.to_owned()),
        _ => (field.id(), field.value()),
    })
}

/// The value of a switch that is off.
const OFF: &str = "off";

fn radio(name: &str, which: &str) -> Option<Element> {
    query(&format!("input[name='{name}']{which}"))
}

/// Selects a value of a select or of radio buttons.
pub(crate) fn select(id: &str, value: &str) {
    if let Some(field) = find::<HtmlSelectElement>(id) {
        if field.value() != value {
            field.set_value(value);
        }
    } else if let Some(button) = radio(id, &format!("[value='{value}']")).and_then(|button| button.dyn_into().ok()) {
        HtmlInputElement::set_checked(&button, true);
    }
}

/// Sets the value of a field; setting the same text would move the caret.
pub(crate) fn set_field(id: &str, text: &str) {
    if let Some(field) = find::<HtmlInputElement>(id) {
        if field.value() != text {
            field.set_value(text);
        }
    } else if let Some(area) = find::<HtmlTextAreaElement>(id) {
        if area.value() != text {
            area.set_value(text);
        }
    } else {
        select(id, text);
    }
}

/// Sets the text of a field, unless the user is typing in it.
pub(crate) fn set_idle_field(id: &str, text: &str) {
    if focused().is_none_or(|element| element.id() != id) {
        set_field(id, text);
    }
}

/// Sets the value of a number field, unless it stands for the same number.
pub(super) fn set_number_field(id: &str, value: &str) {
    if let Some(field) = find::<HtmlInputElement>(id)
        && number(&field.value()).to_bits() != number(value).to_bits()
    {
        field.set_value(value);
    }
}

/// Parses a number field, or returns NaN.
pub(super) fn number(text: &str) -> f64 {
    js_sys::parse_float(text)
}
