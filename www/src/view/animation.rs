//! Showing how a piece moves: it is lifted, slides from point to point, and is set down; what it has jumped
//! vanishes behind it.

use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use super::board::BoardView;
use crate::board::{checker_symbol, place_of};
use crate::event::{Animation, Place};
use crate::update::{LEG_MILLIS, LIFT_MILLIS};

/// Starts the animation. The board already shows the position after it: everything here is only for the eye.
pub(crate) fn start(board: &BoardView, animation: &Animation) {
    board.clear_ghosts();
    let places: Vec<Place> = animation.path.iter().copied().map(place_of).collect();
    let legs = places.len().saturating_sub(1);
    if let Some(piece) = animation.path.last().and_then(|point| board.piece(&point.to_string())).filter(|_| legs > 0) {
        board.raise(piece);
        slide(piece, &places);
    }
    let symbol = checker_symbol(animation.player.opponent());
    for (jump, &point) in (1..).zip(&animation.captured) {
        // A piece that was carried by hand is there already, so that its capture vanishes at once.
        let delay = if legs == 0 { 0 } else { LIFT_MILLIS + jump * LEG_MILLIS };
        if let Some(ghost) = board.add_ghost(symbol, place_of(point)) {
            vanish(&ghost, place_of(point), delay);
        }
    }
}

fn slide(piece: &Element, places: &[Place]) {
    let legs = places.len() - 1;
    let total = f64::from(2 * LIFT_MILLIS) + f64::from(LEG_MILLIS) * legs as f64;
    let lift = f64::from(LIFT_MILLIS) / total;
    let leg = f64::from(LEG_MILLIS) / total;
    let frames = Array::new();
    frames.push(&frame(places[0], 1.0, 0.0));
    for (i, &place) in places.iter().enumerate() {
        frames.push(&frame(place, 1.12, lift + leg * i as f64));
    }
    frames.push(&frame(places[legs], 1.0, 1.0));
    play(piece, &frames, total, 0.0, "none");
}

fn vanish(ghost: &Element, place: Place, delay: u32) {
    let frames = Array::new();
    for (scale, opacity, offset) in [(1.0, 1.0, 0.0), (0.5, 0.0, 1.0)] {
        let frame = frame(place, scale, offset);
        set(&frame, "opacity", &JsValue::from_f64(opacity));
        frames.push(&frame);
    }
    // It stays vanished until it is swept away.
    play(ghost, &frames, f64::from(LIFT_MILLIS * 2), f64::from(delay), "forwards");
}

fn frame(place: Place, scale: f64, offset: f64) -> Object {
    let frame = Object::new();
    let transform = format!("translate({}px, {}px) scale({scale})", place.x, place.y);
    set(&frame, "transform", &JsValue::from_str(&transform));
    set(&frame, "offset", &JsValue::from_f64(offset));
    set(&frame, "easing", &JsValue::from_str("ease-in-out"));
    frame
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // Setting a property of a fresh plain object cannot fail.
    let _ = Reflect::set(object, &JsValue::from_str(name), value);
}

/// Calls the element's `animate`, which web-sys does not offer among its stable functions.
fn play(element: &Element, frames: &Array, millis: f64, delay: f64, fill: &str) {
    let options = Object::new();
    set(&options, "duration", &JsValue::from_f64(millis));
    set(&options, "delay", &JsValue::from_f64(delay));
    set(&options, "fill", &JsValue::from_str(fill));
    if let Ok(animate) = Reflect::get(element, &JsValue::from_str("animate")).and_then(JsCast::dyn_into::<Function>) {
        // Without its animation a move is only less pleasant to follow.
        let _ = animate.call2(element, frames, &options);
    }
}
