//! The form of both settings, and their differences.

use alquerque_study::lab::Lab;
use alquerque_study::lab::field::Field;
use alquerque_study::lab::side::Side;
use wasm_bindgen::JsCast;
use web_sys::{HtmlInputElement, HtmlSelectElement};

use crate::dom::{by_id, document, set_text};
use crate::study::numbers::with_point;

/// Renders changes.
pub(super) fn render(lab: &Lab) {
    for side in Side::ALL {
        for field in Field::ALL {
            set(field, side, &field.value(&lab.settings[side.index()]));
        }
        write_constants(side);
    }
    choose("lab-section", lab.section.name());
    choose("lab-count", &lab.count.to_string());
    choose("lab-of", lab.runs_of.name());
    choose("lab-export", lab.export_of.name());
    let [a, b] = &lab.settings;
    let differing = Field::ALL.into_iter().filter(|field| field.value(a) != field.value(b));
    let texts: Vec<String> = differing.filter_map(difference).collect();
    set_text("lab-differs", &texts.join(" · "));
}

fn id(field: Field, side: Side) -> String {
    format!("lab-{}-{}", field.name(), side.name())
}

fn set(field: Field, side: Side, value: &str) -> Option<()> {
    let element = by_id(&id(field, side))?;
    if let Some(select) = element.dyn_ref::<HtmlSelectElement>() {
        if select.value() != value {
            select.set_value(value);
        }
    } else if let Some(input) = element.dyn_ref::<HtmlInputElement>()
        && input.value() != value
    {
        input.set_value(value);
    }
    Some(())
}

/// Localizes the decimal separator of the constants, which is a point in the markup.
fn write_constants(side: Side) -> Option<()> {
    let options = by_id(&id(Field::Exploration, side))?.children();
    for option in (0..options.length()).filter_map(|place| options.item(place)) {
        let text = with_point(&option.get_attribute("value")?);
        if option.text_content().as_deref() != Some(&text) {
            option.set_text_content(Some(&text));
        }
    }
    Some(())
}

/// Describes a difference with the words of the form, such as "Exploration: A 1.41, B 0.25".
fn difference(field: Field) -> Option<String> {
    let name = by_id(&format!("lab-{}-name", field.name()))?.text_content()?;
    let [a, b] = Side::ALL.map(|side| shown(field, side).unwrap_or_default());
    Some(format!("{name}: A {a}, B {b}"))
}

fn shown(field: Field, side: Side) -> Option<String> {
    let element = by_id(&id(field, side))?;
    match element.dyn_ref::<HtmlInputElement>() {
        Some(input) => Some(input.value()),
        None => element.query_selector("option:checked").ok()??.text_content(),
    }
}

/// Checks the radio button of this value.
fn choose(name: &str, value: &str) -> Option<()> {
    let button = document()?.query_selector(&format!("input[name='{name}'][value='{value}']")).ok()??;
    let button = button.dyn_into::<HtmlInputElement>().ok()?;
    if !button.checked() {
        button.set_checked(true);
    }
    Some(())
}
