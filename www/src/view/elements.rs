//! Writes what a view shows to the page.

use alquerque_app::elements::{Change, Elements};
use web_sys::Element;

use super::fields::{input, select};
use crate::dom::{
    append, by_id, set_attribute, set_attribute_by_id, set_checked, set_enabled, set_flag, set_shown, set_text, svg,
};
use crate::words::{localize, set_localized_text};

/// Writes changes to the page.
pub(crate) fn apply(elements: &Elements) {
    for (id, change) in elements.iter() {
        match change {
            Change::Text(text) => set_localized_text(id, text),
            Change::Plain(text) => set_text(id, text),
            Change::Shown(shown) => set_shown(id, *shown),
            Change::Enabled(enabled) => set_enabled(id, *enabled),
            Change::Attribute(name, value) => set_attribute_by_id(id, name, value),
            Change::Label(name, phrase) => set_attribute_by_id(id, name, &localize(phrase)),
            Change::Flag(name, on) => drop(by_id(id).map(|element| set_flag(&element, name, *on))),
            Change::Checked(on) => set_checked(id, *on),
            Change::Selected(value) => select(id, value),
            Change::Number(number) => input(id, number),
            Change::Pieces(drawing, count) => drop(by_id(id).map(|row| render_pieces(&row, drawing, *count))),
        }
    }
}

/// Renders a row of pieces.
pub(super) fn render_pieces(row: &Element, drawing: &str, count: u32) -> Option<()> {
    // Of another game.
    if row.get_attribute("data-symbol").as_deref() != Some(drawing) {
        row.set_text_content(None);
        set_attribute(row, "data-symbol", drawing);
    }
    while row.child_element_count() > count {
        row.last_element_child()?.remove();
    }
    while row.child_element_count() < count {
        let (x, href) = ((row.child_element_count() * 5).to_string(), format!("#{drawing}"));
        append(row, &svg("use", &[("href", &href), ("x", &x), ("y", "0"), ("width", "12"), ("height", "12")])?);
    }
    Some(())
}
