//! Translates DOM events to the study's events.

mod engines;
mod review;
mod uct;

use std::cell::Cell;
use std::rc::Rc;

use alquerque_app::state::State;
use alquerque_app::storage::saved_game::saved_game;
use alquerque_core::record::NodeId;
use alquerque_study::event::{StudiesEvent, TourEvent, UctEvent};
use alquerque_study::tab::Tab;
use alquerque_study::uct::tour::step::TourStep;
use alquerque_study::{Event, NodeEvent, command};
use web_sys::{Element, HtmlInputElement, KeyboardEvent, MouseEvent, PointerEvent, StorageEvent, WheelEvent};

use super::page::StudyPage;
use super::view::uct::tour;
use crate::address;
use crate::dom::{arrow_keys, by_id, closest, consume, document, find, focus, has_modifier, target, window};
use crate::storage::{Local, game_key};
use crate::view::fields::changed;

/// Adds all listeners.
pub(crate) fn connect(page: &Rc<StudyPage>) {
    connect_buttons(page);
    connect_fields(page);
    connect_tabs(page);
    connect_steps(page);
    connect_visibility(page);
    connect_storage(page);
    connect_address(page);
    engines::connect(page);
    review::connect(page);
    connect_studies(page);
    uct::connect(page);
}

fn connect_buttons(page: &Rc<StudyPage>) {
    page.listen(document(), "click", |page, event: MouseEvent| {
        let Some(button) = closest(&event, "[data-study]") else { return };
        if button.get_attribute("aria-disabled").as_deref() == Some("true") {
            return;
        }
        let name = button.get_attribute("data-study").unwrap_or_default();
        if name == "print" {
            // Not every browser can print.
            let _ = window().map(|window| window.print());
        } else if name == "tour-answer"
            && button.tag_name() == "g"
            && let Some(title) = by_id("tour-title")
        {
            // In the drawing, keys would step through the search.
            focus(&title);
        }
        let attribute = |name: &str| button.get_attribute(name);
        let event = page.with(|study, state| command::button(&name, &attribute, study, state));
        if let Some(event) = event.flatten() {
            page.dispatch(event);
        }
    });
}

fn connect_fields(page: &Rc<StudyPage>) {
    page.listen(by_id("panel"), "change", |page, event: web_sys::Event| {
        if let Some(event) = target(&event).and_then(|field| field_event(&field)) {
            page.dispatch(event);
        }
    });
}

/// Translates a change of a field.
fn field_event(field: &Element) -> Option<Event> {
    let (id, value) = changed(field)?;
    let event = command::field(&id, &value, &|name| field.get_attribute(name));
    if let Some(input) = find::<HtmlInputElement>("uct-number").filter(|_| event.is_none() && id == "uct-number") {
        input.set_value(&input.default_value());
    }
    event
}

fn connect_visibility(page: &Rc<StudyPage>) {
    page.listen(document(), "visibilitychange", |page, _: web_sys::Event| {
        page.dispatch(Event::Hidden(document().is_some_and(|document| document.hidden())));
    });
}

/// Follows the same study in another tab.
fn connect_storage(page: &Rc<StudyPage>) {
    page.listen(window(), "storage", |page, event: StorageEvent| {
        let saved = event.key().and_then(|key| saved_game(&Local, &game_key(&key)?));
        if let Some(saved) = saved {
            page.dispatch(Event::OtherTab(saved));
        }
    });
}

/// Opens the tab named by a link, or begins the tour.
fn connect_address(page: &Rc<StudyPage>) {
    page.listen(window(), "hashchange", |page, _: web_sys::Event| {
        page.on_address(address::tab());
        if let Some(step) = tour::step_in_address() {
            begin_tour(page, step);
        }
    });
}

/// Begins the tour at a step, in its tab.
pub(super) fn begin_tour(page: &StudyPage, step: TourStep) {
    if tour::step_in_address().is_some() {
        address::remove_fragment(false);
    }
    page.dispatch(Event::Tab(Tab::Uct));
    page.dispatch(Event::Uct(UctEvent::Tour(TourEvent::Begin(step))));
}

/// Elements in which keys have their own meaning.
const OTHER_KEYS: &str = "#board, #tabs, dialog, input, select, textarea, [role=slider]";
/// Movements shorter than this, in pixels, are not swipes.
const SWIPE: i32 = 40;

/// The wheel over the board and swipes below it step through the game; the up and down keys switch between alternative
/// moves.
fn connect_steps(page: &Rc<StudyPage>) {
    page.listen(by_id("board-frame"), "wheel", |page, event: WheelEvent| {
        if event.delta_y() != 0.0 && !event.ctrl_key() {
            event.prevent_default();
            page.step(event.delta_y() > 0.0);
        }
    });
    for id in ["message", "stepping"] {
        let Some(element) = by_id(id) else { return };
        let from = Rc::new(Cell::new(0));
        let start = Rc::clone(&from);
        page.listen(Some(&element), "pointerdown", move |_, event: PointerEvent| start.set(event.client_x()));
        page.listen(Some(&element), "pointerup", move |page, event: PointerEvent| {
            let way = event.client_x() - from.get();
            if way.abs() >= SWIPE {
                page.step(way < 0);
            }
        });
    }
    page.listen(document(), "keydown", |page, event: KeyboardEvent| {
        let on = match event.key().as_str() {
            "ArrowUp" => false,
            "ArrowDown" => true,
            _ => return,
        };
        let is_meant = closest(&event, OTHER_KEYS).is_none();
        let has_modifier = has_modifier(&event) || event.shift_key();
        let Some(Some(node)) = page.with(|_, state| alternative(state, on)) else { return };
        if is_meant && !has_modifier {
            event.prevent_default();
            page.dispatch(Event::Node(NodeEvent::Select(node)));
        }
    });
}

/// Returns the next or previous sibling of the current move.
fn alternative(state: &State, on: bool) -> Option<NodeId> {
    let tree = state.game.record.tree();
    let node = tree.current();
    let all: Vec<NodeId> = tree.children(tree.parent(node)?).collect();
    let index = all.iter().position(|&other| other == node)?;
    let next = if on { index.checked_add(1)? } else { index.checked_sub(1)? };
    all.get(next).copied()
}

/// Arrow keys switch tabs.
fn connect_tabs(page: &Rc<StudyPage>) {
    page.listen(by_id("tabs"), "keydown", |page, event: KeyboardEvent| {
        let count = Tab::ALL.len();
        let [on, back] = arrow_keys();
        let step = match event.key().as_str() {
            key if key == on => 1,
            key if key == back => count - 1,
            _ => return,
        };
        let Some(now) = page.with(|study, _| study.tab) else { return };
        let index = Tab::ALL.iter().position(|&tab| tab == now).unwrap_or_default();
        let next = Tab::ALL[(index + step) % count];
        consume(&event);
        page.dispatch(Event::Tab(next));
        if let Some(button) = by_id(&format!("tab-{}", next.name())) {
            focus(&button);
        }
    });
}

/// Listens to the name fields. Files are handled with the others.
fn connect_studies(page: &Rc<StudyPage>) {
    page.listen(by_id("studies"), "change", |page, event: web_sys::Event| {
        let Some(field) = target::<HtmlInputElement>(&event) else { return };
        let id = |name: &str| field.get_attribute(name)?.parse().ok();
        let chapter = id("data-chapter").map(|id| StudiesEvent::NameChapter(id, field.value()));
        let event = chapter.or_else(|| id("data-of-study").map(|id| StudiesEvent::NameStudy(id, field.value())));
        if let Some(event) = event {
            page.dispatch(Event::Studies(event));
        }
    });
}
