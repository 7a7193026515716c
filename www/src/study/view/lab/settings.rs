//! The form of both settings, and their differences.

use alquerque_study::lab::Lab;
use alquerque_study::lab::settings::{Field, Side};
use wasm_bindgen::JsCast;
use web_sys::HtmlInputElement;

use crate::dom::{by_id, query_in, set_text};
use crate::study::numbers::with_point;
use crate::view::fields::set_field;

/// Renders changes.
pub(super) fn render(lab: &Lab) {
    for side in Side::ALL {
        for field in Field::ALL {
            set_field(&id(field, side), &field.value(&lab.settings[side.index()]));
        }
        write_constants(side);
    }
    let [a, b] = &lab.settings;
    let differing = Field::ALL.into_iter().filter(|field| field.value(a) != field.value(b));
    let texts: Vec<String> = differing.filter_map(difference).collect();
    set_text("lab-differs", &texts.join(" · "));
}

fn id(field: Field, side: Side) -> String {
    format!("lab-{}-{}", field.name(), side.name())
}

/// Localizes the decimal separator of the constants, which is a point in the markup.
fn write_constants(side: Side) {
    let mut option = by_id(&id(Field::Exploration, side)).and_then(|list| list.first_element_child());
    while let Some(here) = option {
        set_text(&here, &with_point(&here.get_attribute("value").unwrap_or_default()));
        option = here.next_element_sibling();
    }
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
        None => query_in(&element, "option:checked")?.text_content(),
    }
}
