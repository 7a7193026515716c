//! Pointing at a move of an engine's line: with the mouse, by keyboard focus, or by holding a finger on it.

use std::cell::Cell;
use std::rc::Rc;

use alquerque_study::Event;
use alquerque_study::engines::engine::{EngineId, LineMove};
use wasm_bindgen::JsCast;
use web_sys::{Element, KeyboardEvent, MouseEvent, PointerEvent};

use crate::dom::{after, by_id, closest, consume, document, listen, target};
use crate::study::page::StudyPage;

/// How long a finger has to rest on a move, in milliseconds.
const LONG_PRESS_MILLIS: u32 = 400;

/// Maximum time until a touch becomes a click, in milliseconds.
const CLICK_DELAY_MILLIS: u32 = 50;

/// The state of a finger on the lines.
#[derive(Default)]
struct Finger {
    /// Counts touches, so that a timer can tell whether its touch has ended.
    touch: Cell<u32>,
    /// Whether it has opened the small board; if so, the tap doesn't play a move.
    holds: Cell<bool>,
}

/// Adds the listeners.
pub(super) fn connect(page: &Rc<StudyPage>) {
    let Some(engines) = by_id("engines") else { return };
    let (page, last) = (Rc::clone(page), Cell::new(None));
    let point: Rc<dyn Fn(Option<LineMove>)> = Rc::new(move |at| {
        if last.replace(at) != at {
            page.dispatch(Event::HoverLine(at));
        }
    });
    let over = Rc::clone(&point);
    listen(Some(&engines), "pointerover", move |event: PointerEvent| {
        if event.pointer_type() != "touch" {
            over(line_move(&event));
        }
    });
    let leave = Rc::clone(&point);
    listen(Some(&engines), "pointerleave", move |_: PointerEvent| leave(None));
    let focus = Rc::clone(&point);
    listen(Some(&engines), "focusin", move |event: web_sys::Event| {
        // Pressing with the mouse or a finger also sets the focus, but is about to play the move.
        let is_visible = target::<Element>(&event).is_some_and(|it| it.matches(":focus-visible").unwrap_or(false));
        focus(line_move(&event).filter(|_| is_visible));
    });
    let blur = Rc::clone(&point);
    listen(Some(&engines), "focusout", move |_: web_sys::Event| blur(None));
    let hide = Rc::clone(&point);
    listen(document(), "keydown", move |event: KeyboardEvent| {
        if event.key() == "Escape" {
            hide(None);
        }
    });
    connect_finger(&engines, &point);
}

fn connect_finger(engines: &Element, point: &Rc<dyn Fn(Option<LineMove>)>) {
    let finger = Rc::new(Finger::default());
    let (begin, show) = (Rc::clone(&finger), Rc::clone(point));
    listen(Some(engines), "pointerdown", move |event: PointerEvent| {
        begin.holds.set(false);
        let Some(at) = line_move(&event).filter(|_| event.pointer_type() == "touch") else { return };
        let touch = begin.touch.get().wrapping_add(1);
        begin.touch.set(touch);
        let (finger, show) = (Rc::clone(&begin), Rc::clone(&show));
        after(LONG_PRESS_MILLIS, move || {
            if finger.touch.get() == touch {
                finger.holds.set(true);
                show(Some(at));
            }
        });
    });
    for name in ["pointerup", "pointercancel"] {
        let (end, hide) = (Rc::clone(&finger), Rc::clone(point));
        listen(Some(engines), name, move |event: PointerEvent| {
            end.touch.set(end.touch.get().wrapping_add(1));
            if event.pointer_type() == "touch" {
                hide(None);
            }
            // Not every touch ends in a click.
            let over = Rc::clone(&end);
            after(CLICK_DELAY_MILLIS, move || over.holds.set(false));
        });
    }
    let held = Rc::clone(&finger);
    listen(Some(engines), "click", move |event: MouseEvent| {
        if held.holds.replace(false) {
            consume(&event);
        }
    });
    // The browser's own long-press menu would cover the board.
    let held = Rc::clone(&finger);
    listen(Some(engines), "contextmenu", move |event: MouseEvent| {
        if line_move(&event).is_some() && (held.holds.get() || is_touch(&event)) {
            event.prevent_default();
        }
    });
}

fn is_touch(event: &MouseEvent) -> bool {
    event.dyn_ref::<PointerEvent>().is_some_and(|event| event.pointer_type() == "touch")
}

/// The move that an event is about.
fn line_move(event: &web_sys::Event) -> Option<LineMove> {
    let button = closest(event, "[data-study=play-line]")?;
    let number = |name: &str| button.get_attribute(name)?.parse().ok();
    let engine = EngineId::from_name(&button.get_attribute("data-engine")?)?;
    Some(LineMove { engine, line: number("data-line")?, moves: number("data-moves")? })
}
