//! Input of the UCT tab.

use std::rc::Rc;

use alquerque_study::Event;
use alquerque_study::event::{TourEvent, UctEvent};
use alquerque_study::uct::controls::{Direction, Stepping};
use web_sys::{Element, KeyboardEvent};

use crate::dom::{arrow_keys, by_id, listen, target, window};
use crate::study::page::StudyPage;
use crate::study::view::UctView;

/// Adds all listeners except those of buttons and fields.
pub(super) fn connect(page: &Rc<StudyPage>) {
    // The table is only rendered while it is open.
    page.listen(by_id("uct-fold"), "toggle", |page, _: web_sys::Event| page.redraw());
    page.listen(window(), "beforeprint", |page, _: web_sys::Event| {
        page.with(UctView::print);
    });
    listen(window(), "afterprint", |_: web_sys::Event| UctView::end_print());
    // Elsewhere, these keys step through the game.
    page.listen_to_keys(by_id("tour"), tour_key_event);
    page.listen_to_keys(by_id("uct-steps"), step_key_event);
    page.listen_to_keys(by_id("uct-tree"), key_event);
}

fn has_modifier(event: &KeyboardEvent) -> bool {
    crate::dom::has_modifier(event) || event.shift_key()
}

/// Translates a key pressed in the tour's box.
fn tour_key_event(event: &KeyboardEvent, _: &StudyPage) -> Option<Event> {
    let [on, back] = arrow_keys();
    let wanted = match event.key().as_str() {
        _ if has_modifier(event) => return None,
        "Escape" => TourEvent::End,
        key if key == on => TourEvent::Next,
        key if key == back => TourEvent::Back,
        _ => return None,
    };
    Some(Event::Uct(UctEvent::Tour(wanted)))
}

/// Translates a key pressed on a block of the picture.
fn key_event(event: &KeyboardEvent, page: &StudyPage) -> Option<Event> {
    if has_modifier(event) {
        return None;
    }
    let wanted = match event.key().as_str() {
        "ArrowUp" => UctEvent::MoveSelection(Direction::Parent),
        "ArrowDown" => UctEvent::MoveSelection(Direction::Child),
        "ArrowLeft" => UctEvent::MoveSelection(Direction::Previous),
        "ArrowRight" => UctEvent::MoveSelection(Direction::Next),
        "Home" => UctEvent::MoveSelection(Direction::Top),
        "Enter" => UctEvent::Zoom(true),
        " " => UctEvent::Zoom(false),
        "Escape" => UctEvent::ClearSelection,
        _ => return None,
    };
    page.with(|study, _| study.uct.live.view.is_some())?.then_some(Event::Uct(wanted))
}

/// Translates a key pressed in the step-by-step view, outside its fields. The drawing and the controls are
/// left-to-right in every language.
fn step_key_event(event: &KeyboardEvent, page: &StudyPage) -> Option<Event> {
    let target: Element = target(event)?;
    if has_modifier(event) || matches!(&*target.tag_name(), "INPUT" | "SELECT") {
        return None;
    }
    Some(Event::Uct(match event.key().as_str() {
        "ArrowLeft" => UctEvent::Step(Stepping::Back),
        "ArrowRight" => UctEvent::Step(Stepping::On),
        "Home" => UctEvent::Step(Stepping::First),
        // On a button, Space presses the button.
        " " if target.tag_name() != "BUTTON" => UctEvent::Play(page.with(|study, _| !study.uct.steps.is_playing())?),
        _ => return None,
    }))
}
