//! The bottom sheet with the moves and statistics: on portrait screens it slides over the board on a tap, a swipe or a
//! key.

use std::cell::Cell;
use std::rc::Rc;

use web_sys::{Element, Event, KeyboardEvent, MouseEvent, PointerEvent};

use crate::dom::{by_id, document, listen, query, set_flag, set_state};

/// Movements shorter than this, in pixels, are taps.
const MIN_SWIPE: i32 = 12;

/// Adds the listeners.
pub(crate) fn connect() {
    let Some(handle) = by_id("pull") else { return };
    // Where the pointer was pressed, and whether it was a swipe, after which the browser may send a click.
    let from = Rc::new(Cell::new(0));
    let swiped = Rc::new(Cell::new(false));
    let (start, begun, target) = (Rc::clone(&from), Rc::clone(&swiped), handle.clone());
    listen(Some(&handle), "pointerdown", move |event: PointerEvent| {
        start.set(event.client_y());
        begun.set(false);
        // Fails only if the pointer is already gone.
        let _ = target.set_pointer_capture(event.pointer_id());
    });
    let ended = Rc::clone(&swiped);
    listen(Some(&handle), "pointerup", move |event: PointerEvent| {
        let way = event.client_y() - from.get();
        if way.abs() >= MIN_SWIPE {
            ended.set(true);
            set_open(way < 0);
        }
    });
    listen(Some(&handle), "click", move |_: MouseEvent| {
        if !swiped.take() {
            set_open(!is_open());
        }
    });
    listen(document(), "keydown", |event: KeyboardEvent| {
        if event.key() == "Escape" {
            close();
        }
    });
    for id in ["move-list", "ai-info"] {
        listen(by_id(id), "toggle", move |_: Event| {
            show_current();
            if id == "ai-info" {
                reveal(id);
            }
        });
    }
    // Touching the board closes the sheet.
    let Some(board) = by_id("board-frame") else { return };
    listen(Some(&board), "pointerdown", |_: PointerEvent| close());
}

fn parts() -> Option<(Element, Element)> {
    Some((by_id("panel")?, by_id("pull")?))
}

fn is_open() -> bool {
    parts().is_some_and(|(panel, _)| panel.has_attribute("data-pulled"))
}

/// Closes the sheet.
pub(crate) fn close() {
    set_open(false);
}

fn set_open(is_open: bool) {
    if let Some((panel, handle)) = parts() {
        set_flag(&panel, "data-pulled", is_open);
        set_state(&handle, "aria-expanded", is_open);
        show_current();
    }
}

/// Scrolls the list of moves, of the game or of the study, to the current one, as the list has another height now.
pub(crate) fn show_current() {
    for (id, current) in [("moves", "#moves .current"), ("tree", "#tree [aria-current]")] {
        if let Some((list, current)) = by_id(id).zip(query(current)) {
            centre(&list, &current);
        }
    }
}

/// Scrolls the sheet until as much of the part that has been opened is in sight as fits.
fn reveal(id: &str) {
    let Some((sheet, part)) = by_id("sheet").zip(by_id(id)) else { return };
    let (frame, place) = (sheet.get_bounding_client_rect(), part.get_bounding_client_rect());
    // The handle stays at the top.
    let top = frame.top() + by_id("pull").map_or(0.0, |pull| pull.get_bounding_client_rect().height());
    let hidden = (place.bottom() - frame.bottom()).min(place.top() - top);
    if hidden > 0.0 {
        sheet.set_scroll_top(sheet.scroll_top() + round(hidden));
    }
}

/// Scrolls only the list, not the page, until the move is in its middle.
pub(crate) fn centre(list: &Element, button: &Element) {
    let place = button.get_bounding_client_rect();
    let offset = place.top() + place.height() / 2.0 - list.get_bounding_client_rect().top();
    list.set_scroll_top(list.scroll_top() + round(offset) - list.client_height() / 2);
}

#[expect(clippy::cast_possible_truncation, reason = "places on a screen are small")]
fn round(pixels: f64) -> i32 {
    pixels.round() as i32
}
