//! Writes what a view shows to the page.

use std::cell::RefCell;
use std::collections::{BTreeMap, HashMap};
use std::iter;

use alquerque_app::elements::{Change, Elements};
use alquerque_app::markup::Markup;
use wasm_bindgen::JsCast;
use web_sys::{Element, HtmlInputElement};

use super::fields::{select, set_field, set_idle_field, set_number_field};
use crate::dom::{
    add_svg, by_id, clear, create, focus, focused, is_svg, query_in, set_attribute, set_checked, set_enabled, set_flag,
    set_shown, set_style, set_text,
};
use crate::words::write;

thread_local! {
    /// The created elements, by the id of the one that they are in.
    static CREATED: RefCell<BTreeMap<String, Vec<Markup>>> = const { RefCell::new(BTreeMap::new()) };
}

/// Writes changes to the page.
pub(crate) fn apply(elements: &Elements) {
    for (id, change) in elements.iter() {
        match change {
            Change::Text(words) => set_text(id, &write(words)),
            Change::Children(children) => set_children(id, children),
            Change::Shown(shown) => set_shown(id, *shown),
            Change::Enabled(enabled) => set_enabled(id, *enabled),
            Change::Attribute(name, words) => set_attribute(id, name, &write(words)),
            Change::Style(property, value) => set_style(id, property, value),
            Change::Flag(name, on) => set_flag(id, name, *on),
            Change::Checked(on) => set_checked(id, *on),
            Change::Selected(value) => select(id, value),
            Change::Number(number) => set_number_field(id, number),
            Change::Value(text) => set_field(id, text),
            Change::IdleValue(text) => set_idle_field(id, text),
            Change::Pieces(drawing, count) => drop(by_id(id).map(|row| render_pieces(&row, drawing, *count))),
        }
    }
}

/// Renders a row of pieces.
pub(super) fn render_pieces(row: &Element, drawing: &str, count: u32) {
    // Of another game.
    if row.get_attribute("data-symbol").as_deref() != Some(drawing) {
        clear(row);
        set_attribute(row, "data-symbol", drawing);
    }
    while let Some(last) = row.last_element_child().filter(|_| row.child_element_count() > count) {
        last.remove();
    }
    for place in row.child_element_count()..count {
        let (x, href) = ((place * 5).to_string(), format!("#{drawing}"));
        add_svg(row, "use", &[("href", &href), ("x", &x), ("y", "0"), ("width", "12"), ("height", "12")]);
    }
}

/// Creates the elements in an element, or changes them to be like these. The focus stays on the element with its id.
pub(crate) fn set_children(id: &str, children: &[Markup]) {
    let Some(parent) = by_id(id) else { return };
    let parent = query_in(&parent, ":scope > tbody").unwrap_or(parent);
    CREATED.with_borrow_mut(|created| {
        let before = created.entry(id.to_owned()).or_insert_with(|| {
            clear(&parent);
            Vec::new()
        });
        if before != children {
            let focused = focused().map(|element| element.id()).unwrap_or_default();
            change(&parent, before, children);
            *before = children.to_vec();
            if !focused.is_empty() && self::focused().is_none_or(|element| element.id() != focused) {
                focus(&focused);
            }
        }
    });
}

/// Creates an element.
pub(crate) fn new_element(markup: &Markup, is_in_svg: bool) -> Element {
    let element = create(markup.tag, is_in_svg || markup.tag == "svg");
    update(&element, &Markup::default(), markup);
    element
}

fn change(parent: &Element, before: &[Markup], now: &[Markup]) {
    let children: Vec<Element> =
        iter::successors(parent.first_element_child(), Element::next_element_sibling).collect();
    let mut old: Vec<_> = children.iter().zip(before).map(Some).collect();
    let places: HashMap<&str, usize> =
        before.iter().enumerate().filter_map(|(index, markup)| Some((markup.first_id()?, index))).collect();
    let mut next = children.first().cloned();
    for (index, markup) in now.iter().enumerate() {
        // An element with an id stays the same element wherever it moves: the user may be typing in it.
        let from = markup.first_id().map_or(Some(index), |id| places.get(id).copied());
        let reused = from.and_then(|from| old.get_mut(from)?.take_if(|(_, before)| can_become(before, markup)));
        let child = match reused {
            Some((child, before)) => {
                update(child, before, markup);
                child.clone()
            }
            None => new_element(markup, is_svg(parent)),
        };
        if next.as_ref() == Some(&child) {
            next = child.next_element_sibling();
        } else {
            // A child can always be inserted before another one.
            let _ = parent.insert_before(&child, next.as_deref());
        }
    }
    while let Some(child) = next {
        next = child.next_element_sibling();
        child.remove();
    }
}

/// Whether an element can be changed; otherwise another one takes its place.
fn can_become(before: &Markup, now: &Markup) -> bool {
    let has_children = !before.children.is_empty() || !now.children.is_empty();
    before.tag == now.tag && before.first_id() == now.first_id() && (before.words == now.words || !has_children)
}

fn update(element: &Element, before: &Markup, now: &Markup) {
    for attribute in now.attributes.iter().filter(|attribute| !before.attributes.contains(attribute)) {
        let (name, value) = (attribute.0, write(&attribute.1));
        set_attribute(element, name, &value);
        if let Some(field) = element.dyn_ref::<HtmlInputElement>().filter(|_| name == "value") {
            field.set_value(&value);
        }
    }
    for (name, _) in &before.attributes {
        if now.attributes.iter().all(|(other, _)| other != name) {
            set_flag(element, name, false);
        }
    }
    for (property, value) in now.styles.iter().filter(|style| !before.styles.contains(style)) {
        set_style(element, property, value);
    }
    if before.words != now.words {
        set_text(element, &write(&now.words));
    }
    if before.children != now.children {
        change(element, &before.children, &now.children);
    }
}
