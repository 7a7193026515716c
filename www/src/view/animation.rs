//! Showing a turn: a piece is lifted, slides from spot to spot, and is set down; what it has jumped over vanishes behind
//! it; discs turn over one after the other; a man is crowned.

use alquerque_core::tabletop::Spot;
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use super::board::BoardView;
use alquerque_app::animation::{
    Animation, CROWN_MILLIS, Changed, FLIP_MILLIS, LEG_MILLIS, LIFT_MILLIS, STAGGER_MILLIS,
};
use alquerque_app::geometry::Place;

/// How a piece stands at a moment of its animation.
#[derive(Clone, Copy)]
struct Pose {
    place: Place,
    scale: (f64, f64),
    opacity: f64,
    /// When, from 0 to 1.
    offset: f64,
}

/// Starts the animation. The board already shows the position after it: everything here is only for the eye.
pub(crate) fn start(board: &BoardView, animation: &Animation) {
    board.clear_ghosts();
    let places: Vec<Place> = animation.path.iter().map(|&spot| board.place_of(spot)).collect();
    let legs = places.len().saturating_sub(1);
    if let Some(&spot) = animation.path.last() {
        move_piece(board, animation, spot, &places);
    }
    for changed in &animation.vanishing {
        // A piece that was carried by hand is there already, so that its capture vanishes at once.
        let delay = if legs == 0 { 0 } else { LIFT_MILLIS + changed.step * LEG_MILLIS };
        if let Some(ghost) = board.add_ghost(changed.before, changed.spot, false) {
            vanish(&ghost, board.place_of(changed.spot), delay);
        }
    }
    for &changed in &animation.turning {
        turn_over(board, changed);
    }
}

/// The moving piece slides, and a new one comes down.
fn move_piece(board: &BoardView, animation: &Animation, spot: Spot, places: &[Place]) -> Option<()> {
    let piece = board.piece(spot)?;
    let (place, legs) = (board.place_of(spot), places.len() - 1);
    if legs == 0 && !animation.turning.is_empty() {
        let pose = |scale, opacity, offset| Pose { place, scale: (scale, scale), opacity, offset };
        play(piece, &[pose(1.3, 0.2, 0.0), pose(1.0, 1.0, 1.0)], f64::from(LIFT_MILLIS), 0.0, "none");
        return Some(());
    }
    let delay = if legs == 0 { 0.0 } else { slide_millis(legs) };
    let slides = if let Some(man) = animation.crowned {
        // The man comes to its end before the king is there.
        let pose = |scale, opacity, offset| Pose { place, scale: (scale, scale), opacity, offset };
        let poses = [pose(0.8, 0.0, 0.0), pose(1.15, 1.0, 0.5), pose(1.0, 1.0, 1.0)];
        play(piece, &poses, f64::from(CROWN_MILLIS), delay, "backwards");
        board.add_ghost(man, spot, true)?
    } else {
        board.raise(piece);
        piece.clone()
    };
    if legs > 0 {
        slide(&slides, places);
    }
    if animation.crowned.is_some() {
        let pose = |opacity, offset| Pose { place, scale: (1.0, 1.0), opacity, offset };
        // Added after the slide, it holds only at its end.
        play(&slides, &[pose(1.0, 0.0), pose(0.0, 1.0)], f64::from(CROWN_MILLIS), delay, "forwards");
    }
    Some(())
}

fn slide_millis(legs: usize) -> f64 {
    f64::from(2 * LIFT_MILLIS) + f64::from(LEG_MILLIS) * legs as f64
}

fn slide(piece: &Element, places: &[Place]) {
    let legs = places.len() - 1;
    let total = slide_millis(legs);
    let lift = f64::from(LIFT_MILLIS) / total;
    let leg = f64::from(LEG_MILLIS) / total;
    let pose = |place, scale, offset| Pose { place, scale: (scale, scale), opacity: 1.0, offset };
    let mut poses = vec![pose(places[0], 1.0, 0.0)];
    poses.extend(places.iter().enumerate().map(|(i, &place)| pose(place, 1.12, lift + leg * i as f64)));
    poses.push(pose(places[legs], 1.0, 1.0));
    play(piece, &poses, total, 0.0, "none");
}

fn vanish(ghost: &Element, place: Place, delay: u32) {
    let pose = |scale, opacity, offset| Pose { place, scale: (scale, scale), opacity, offset };
    // It stays vanished until it is swept away.
    play(ghost, &[pose(1.0, 1.0, 0.0), pose(0.5, 0.0, 1.0)], f64::from(LIFT_MILLIS * 2), f64::from(delay), "forwards");
}

/// A disc rises, is seen from its edge, and comes down with its other side up.
fn turn_over(board: &BoardView, changed: Changed) -> Option<()> {
    let (piece, ghost) = (board.piece(changed.spot)?, board.add_ghost(changed.before, changed.spot, false)?);
    let flat = board.place_of(changed.spot);
    let edge = Place { y: flat.y - 9.0, ..flat };
    let pose = |place, scale, offset| Pose { place, scale, opacity: 1.0, offset };
    let half = f64::from(FLIP_MILLIS) / 2.0;
    let delay = f64::from(LIFT_MILLIS + changed.step.saturating_sub(1) * STAGGER_MILLIS);
    play(&ghost, &[pose(flat, (1.0, 1.0), 0.0), pose(edge, (0.0, 1.12), 1.0)], half, delay, "forwards");
    play(piece, &[pose(edge, (0.0, 1.12), 0.0), pose(flat, (1.0, 1.0), 1.0)], half, delay + half, "backwards");
    Some(())
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // Setting a property of a fresh plain object cannot fail.
    let _ = Reflect::set(object, &JsValue::from_str(name), value);
}

/// Calls the element's `animate`, which web-sys does not offer among its stable functions.
fn play(element: &Element, poses: &[Pose], millis: f64, delay: f64, fill: &str) {
    let frames = Array::new();
    for pose in poses {
        let frame = Object::new();
        let (Place { x, y }, (width, height)) = (pose.place, pose.scale);
        let transform = format!("translate({x}px, {y}px) scale({width}, {height})");
        set(&frame, "transform", &JsValue::from_str(&transform));
        set(&frame, "opacity", &JsValue::from_f64(pose.opacity));
        set(&frame, "offset", &JsValue::from_f64(pose.offset));
        set(&frame, "easing", &JsValue::from_str("ease-in-out"));
        frames.push(&frame);
    }
    let options = Object::new();
    set(&options, "duration", &JsValue::from_f64(millis));
    set(&options, "delay", &JsValue::from_f64(delay));
    set(&options, "fill", &JsValue::from_str(fill));
    if let Ok(animate) = Reflect::get(element, &JsValue::from_str("animate")).and_then(JsCast::dyn_into::<Function>) {
        // Without its animation a move is only less pleasant to follow.
        let _ = animate.call2(element, &frames, &options);
    }
}
