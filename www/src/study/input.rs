//! Translates DOM events to the study's events.

mod lab;
mod lines;
mod puzzles;
mod review;
mod studies;
mod uct;

use std::cell::Cell;
use std::rc::Rc;

use alquerque_app::saved::saved_game;
use alquerque_app::state::State;
use alquerque_core::record::{NodeId, ShapeColor, Symbol};
use alquerque_study::engine_id::EngineId;
use alquerque_study::limit::Limit;
use alquerque_study::studies::event::Event as StudiesEvent;
use alquerque_study::tab::Tab;
use alquerque_study::uct::event::{Event as UctEvent, TourEvent};
use alquerque_study::uct::tour::step::TourStep;
use alquerque_study::{Event, Node};
use web_sys::{Element, KeyboardEvent, MouseEvent, PointerEvent, StorageEvent, WheelEvent};

use super::page::StudyPage;
use super::tour;
use crate::address;
use crate::dom::{arrow_keys, by_id, closest, consume, document, focus, has_modifier, target, window};
use crate::storage::{Local, game_key};
use crate::view::fields::changed;
use alquerque_app::elements::ON;

/// Adds all listeners.
pub(crate) fn connect(page: &Rc<StudyPage>) {
    connect_buttons(page);
    connect_fields(page);
    connect_tabs(page);
    connect_steps(page);
    connect_visibility(page);
    connect_storage(page);
    connect_address(page);
    lines::connect(page);
    review::connect(page);
    studies::connect(page);
    uct::connect(page);
}

fn connect_buttons(page: &Rc<StudyPage>) -> Option<()> {
    page.listen(&document()?.into(), "click", |page, event: MouseEvent| {
        let Some(button) = closest(&event, "[data-study]") else { return };
        if button.get_attribute("aria-disabled").as_deref() == Some("true") {
            return;
        }
        if let Some(event) = button_event(&button, page) {
            page.dispatch(event);
        }
    });
    Some(())
}

/// Translates a button's `data-study`.
fn button_event(button: &Element, page: &StudyPage) -> Option<Event> {
    let number = |name: &str| button.get_attribute(name)?.parse().ok();
    Some(match button.get_attribute("data-study")?.as_str() {
        "select" => Event::Node(Node::Select(NodeId::new(number("data-node")?))),
        "play-line" => {
            let which = EngineId::from_name(&button.get_attribute("data-engine")?)?;
            Event::PlayLine(which, number("data-line")?, number("data-moves")?)
        }
        "promote" => Event::Node(Node::Promote),
        "make-main" => Event::Node(Node::MakeMain),
        "delete" => Event::Node(Node::Delete),
        "play-on" => Event::PlayOn,
        "pen-off" => Event::Pen(None),
        "erase" => Event::Erase,
        "copy-address" => Event::CopyAddress,
        "print" => {
            // Not every browser can print.
            let _ = window()?.print();
            return None;
        }
        "undo" => Event::Undo,
        "redo" => Event::Redo,
        "tab" => Event::Tab(Tab::from_name(&button.get_attribute("data-tab")?)?),
        what => {
            return studies::button_event(what, button)
                .or_else(|| review::button_event(what, button))
                .or_else(|| uct::button_event(what, button, page))
                .or_else(|| lab::button_event(what, button))
                .or_else(|| puzzles::button_event(what, button, page));
        }
    })
}

fn connect_fields(page: &Rc<StudyPage>) -> Option<()> {
    page.listen(&by_id("panel")?.into(), "change", |page, event: web_sys::Event| {
        if let Some(event) = target(&event).and_then(|field| field_event(&field)) {
            page.dispatch(event);
        }
    });
    Some(())
}

/// Translates a change of a field.
fn field_event(field: &Element) -> Option<Event> {
    let (id, value) = changed(field)?;
    if let Some(which) = field.get_attribute("data-engine").and_then(|name| EngineId::from_name(&name)) {
        return Some(Event::Engine(which, value == ON));
    }
    Some(match id.as_str() {
        "engine-count" => Event::Lines(value.parse().ok()?),
        "engine-limit" => Event::Limit(Limit::from_name(&value)?),
        "chapter" => Event::Studies(StudiesEvent::Open(value.parse().ok()?)),
        "pen" => Event::Pen(ShapeColor::ALL.into_iter().find(|color| color.name() == value)),
        "symbol" => Event::Node(Node::Symbol(value.parse().ok().map(Symbol))),
        "note" => Event::Node(Node::Comment(value)),
        id => {
            return review::field_event(id, &value)
                .or_else(|| uct::field_event(field, id, &value))
                .or_else(|| lab::field_event(field, &value))
                .or_else(|| puzzles::field_event(id, &value));
        }
    })
}

fn connect_visibility(page: &Rc<StudyPage>) -> Option<()> {
    page.listen(&document()?.into(), "visibilitychange", |page, _: web_sys::Event| {
        page.dispatch(Event::Hidden(document().is_some_and(|document| document.hidden())));
    });
    Some(())
}

/// Follows the same study in another tab.
fn connect_storage(page: &Rc<StudyPage>) -> Option<()> {
    page.listen(&window()?.into(), "storage", |page, event: StorageEvent| {
        let saved = event.key().and_then(|key| saved_game(&Local, &game_key(&key)?));
        if let Some(saved) = saved {
            page.dispatch(Event::OtherTab(saved));
        }
    });
    Some(())
}

/// Opens the tab named by a link, or begins the tour.
fn connect_address(page: &Rc<StudyPage>) -> Option<()> {
    page.listen(&window()?.into(), "hashchange", |page, _: web_sys::Event| {
        page.on_address(address::tab());
        if let Some(step) = tour::in_address() {
            begin_tour(page, step);
        }
    });
    Some(())
}

/// Begins the tour at a step, in its tab.
pub(super) fn begin_tour(page: &StudyPage, step: TourStep) {
    if tour::in_address().is_some() {
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
fn connect_steps(page: &Rc<StudyPage>) -> Option<()> {
    page.listen(&by_id("board-frame")?.into(), "wheel", |page, event: WheelEvent| {
        if event.delta_y() != 0.0 && !event.ctrl_key() {
            event.prevent_default();
            page.step(event.delta_y() > 0.0);
        }
    });
    for id in ["message", "stepping"] {
        let element = by_id(id)?;
        let from = Rc::new(Cell::new(0));
        let start = Rc::clone(&from);
        page.listen(&element, "pointerdown", move |_, event: PointerEvent| start.set(event.client_x()));
        page.listen(&element, "pointerup", move |page, event: PointerEvent| {
            let way = event.client_x() - from.get();
            if way.abs() >= SWIPE {
                page.step(way < 0);
            }
        });
    }
    page.listen(&document()?.into(), "keydown", |page, event: KeyboardEvent| {
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
            page.dispatch(Event::Node(Node::Select(node)));
        }
    });
    Some(())
}

/// Returns the next or previous sibling of the current move.
fn alternative(state: &State, on: bool) -> Option<NodeId> {
    let tree = state.game.record.tree();
    let node = tree.current();
    let all: Vec<NodeId> = tree.children(tree.parent(node)?).collect();
    let place = all.iter().position(|&other| other == node)?;
    let next = if on { place.checked_add(1)? } else { place.checked_sub(1)? };
    all.get(next).copied()
}

/// Arrow keys switch tabs.
fn connect_tabs(page: &Rc<StudyPage>) -> Option<()> {
    page.listen(&by_id("tabs")?.into(), "keydown", |page, event: KeyboardEvent| {
        let count = Tab::ALL.len();
        let [on, back] = arrow_keys();
        let step = match event.key().as_str() {
            key if key == on => 1,
            key if key == back => count - 1,
            _ => return,
        };
        let Some(now) = page.with(|study, _| study.tab) else { return };
        let place = Tab::ALL.iter().position(|&tab| tab == now).unwrap_or_default();
        let next = Tab::ALL[(place + step) % count];
        consume(&event);
        page.dispatch(Event::Tab(next));
        if let Some(button) = by_id(&format!("tab-{}", next.name())) {
            focus(&button);
        }
    });
    Some(())
}
