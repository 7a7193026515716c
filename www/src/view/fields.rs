//! Fields of forms: their values, and those of options of the rules, made from the options' description.

use alquerque_app::message::Label;
use alquerque_core::options::{OptionInfo, RuleValue};
use web_sys::{HtmlInputElement, HtmlSelectElement};

use crate::dom::{append, by_id, find, html, set_attribute};
use crate::words::called;

/// Shows the option's value in the field of that id, which is made at the end of `parent` where it is not there yet.
pub(super) fn render_rule(parent: &str, id: &str, info: &OptionInfo, value: Option<RuleValue>) {
    if by_id(id).is_none() {
        make(parent, id, info);
    }
    select(id, value.map_or("", RuleValue::text));
}

fn make(parent: &str, id: &str, info: &OptionInfo) -> Option<()> {
    let row = html("div", "field", "")?;
    let label = html("label", "", &called(&Label::Option(info.option)))?;
    set_attribute(&label, "for", id);
    append(&row, &label);
    let field = html("select", "", "")?;
    set_attribute(&field, "id", id);
    for &value in info.values {
        let entry = html("option", "", &called(&Label::Value(value)))?;
        set_attribute(&entry, "value", value.text());
        append(&field, &entry);
    }
    append(&row, &field);
    append(&by_id(parent)?, &row);
    Some(())
}

pub(super) fn select(id: &str, value: &str) {
    if let Some(field) = find::<HtmlSelectElement>(id).filter(|field| field.value() != value) {
        field.set_value(value);
    }
}

pub(super) fn input(id: &str, value: &str) {
    if let Some(field) = find::<HtmlInputElement>(id)
        && number(&field.value()).to_bits() != number(value).to_bits()
    {
        field.set_value(value);
    }
}

/// What a number's field says, or not a number. The browser reads it: Rust's own reading needs tables of 10 KB.
#[expect(clippy::cast_possible_truncation, reason = "fields hold few digits")]
pub(super) fn number(text: &str) -> f32 {
    js_sys::parse_float(text) as f32
}
