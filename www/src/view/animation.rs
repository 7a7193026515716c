//! Plays animations with the browser's Web Animations.
//!
//! The board already shows the final position, so animations are purely visual and end by themselves. An interrupted
//! animation continues from its visible position.

use alquerque_app::animation::timeline::{CurrentPose, Drawing, Motion as TimedMotion, Pose, Role, Track};
use alquerque_app::animation::{Animation, Changed};
use alquerque_app::board::geometry::Point;
use alquerque_core::tabletop::Spot;
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::{DomMatrixReadOnly, Element};

use super::board::{BoardView, raise};
use crate::dom::window;

/// The pieces in motion.
#[derive(Default)]
pub(crate) struct AnimationPlayer {
    moving: Vec<MovingPiece>,
    /// Spots whose piece has changed in this frame.
    outdated: Vec<Spot>,
    /// The speed of new animations, in percent of the normal speed.
    percent: u32,
}

/// A moving drawing of a piece that is or was on a spot.
struct MovingPiece {
    spot: Spot,
    element: Element,
    animation: web_sys::Animation,
    role: Role,
}

/// The current pose of an element.
fn pose_of(element: &Element) -> Option<Pose> {
    let style = window()?.get_computed_style(element).ok()??;
    let value = |name| style.get_property_value(name).ok();
    let transform = value("transform").filter(|transform| transform != "none")?;
    let matrix = DomMatrixReadOnly::new_with_str(&transform).ok()?;
    let place = Point { x: matrix.e(), y: matrix.f() };
    Pose::computed(place, (matrix.a(), matrix.d()), js_sys::parse_float(&value("opacity")?))
}

impl AnimationPlayer {
    /// Starts animations, at a percentage of the normal speed. Ends older ones on spots whose piece has changed since,
    /// or that the user is handling.
    pub(crate) fn follow(&mut self, board: &BoardView, animations: &[Animation], percent: u32) {
        self.percent = percent;
        self.moving.retain(|moving| moving.element.is_connected());
        self.outdated.extend_from_slice(board.changed());
        for animation in animations {
            self.begin(board, animation);
        }
        for spot in std::mem::take(&mut self.outdated) {
            self.stop(spot, Role::Piece);
            self.stop(spot, Role::Fading);
        }
    }

    fn begin(&mut self, board: &BoardView, animation: &Animation) {
        let touched = animation.touched();
        let seen: Vec<CurrentPose> = touched.iter().filter_map(|&spot| self.seen(spot, board.place_of(spot))).collect();
        for &spot in &touched {
            self.stop(spot, Role::Piece);
        }
        let mut fading = Vec::new();
        for &Changed { spot, .. } in &animation.appearing {
            fading.extend(self.fading(spot).map(|pose| (spot, pose)));
            self.stop(spot, Role::Fading);
        }
        // Their motion has just started.
        self.outdated.retain(|spot| !touched.contains(spot));
        for track in animation.tracks(|spot| board.place_of(spot), &seen, &fading) {
            self.start(board, &track);
        }
    }

    /// Starts a drawing's motions. A ghost is removed at the end of the last one.
    fn start(&mut self, board: &BoardView, track: &Track) -> Option<()> {
        let (element, is_ghost) = match track.drawing {
            Drawing::Piece { above } => {
                let element = board.piece(track.spot)?.clone();
                if above {
                    raise(&element);
                }
                (element, false)
            }
            Drawing::Ghost { piece, above } => (board.add_ghost(piece, track.spot, above), true),
        };
        for (index, timed) in track.motions.iter().enumerate() {
            let is_last = is_ghost && index + 1 == track.motions.len();
            let fill = if is_last {
                "forwards"
            } else if timed.visible_before {
                "backwards"
            } else {
                "none"
            };
            let animation = animate(&element, timed, fill);
            if is_last {
                let swept = element.clone();
                match &animation {
                    Some(animation) => {
                        animation.set_onfinish(Closure::once_into_js(move || swept.remove()).dyn_ref());
                    }
                    None => swept.remove(),
                }
            }
            let animation = animation?;
            if self.percent != 100 {
                animation.set_playback_rate(f64::from(self.percent) / 100.0);
            }
            self.moving.push(MovingPiece { spot: track.spot, element: element.clone(), animation, role: track.role });
        }
        Some(())
    }

    /// Ends the motion at a spot: of its piece and the ghost in its place, or of fading ghosts.
    fn stop(&mut self, spot: Spot, role: Role) {
        self.moving.retain(|moving| {
            if moving.spot != spot || (moving.role == Role::Fading) != (role == Role::Fading) {
                return true;
            }
            if moving.role == Role::Piece {
                moving.animation.cancel();
            } else {
                moving.element.remove();
                // Fails only for endless animations.
                let _ = moving.animation.finish();
            }
            false
        });
    }

    /// Returns the current look of a spot, unless it is at rest.
    fn seen(&self, spot: Spot, rest: Point) -> Option<CurrentPose> {
        let moving = self.here(spot).filter(|moving| moving.role != Role::Fading).max_by_key(|moving| moving.role)?;
        let seen = CurrentPose { spot, pose: pose_of(&moving.element)?, is_before: moving.role == Role::Before };
        (seen.is_before || !seen.pose.is_at_rest(rest)).then_some(seen)
    }

    /// Returns the current pose of a fading ghost on a spot.
    fn fading(&self, spot: Spot) -> Option<Pose> {
        pose_of(&self.here(spot).find(|moving| moving.role == Role::Fading)?.element)
    }

    fn here(&self, spot: Spot) -> impl Iterator<Item = &MovingPiece> {
        self.moving.iter().filter(move |moving| moving.spot == spot && moving.element.is_connected())
    }
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // Setting a property of a fresh plain object cannot fail.
    let _ = Reflect::set(object, &JsValue::from_str(name), value);
}

/// Calls the element's `animate`, for which web-sys has no stable binding. The game works without animations.
fn animate(element: &Element, timed: &TimedMotion, fill: &str) -> Option<web_sys::Animation> {
    let frames = Array::new();
    for pose in &timed.poses {
        let frame = Object::new();
        set(&frame, "transform", &JsValue::from_str(&pose.transform()));
        set(&frame, "opacity", &JsValue::from_f64(pose.opacity));
        set(&frame, "offset", &JsValue::from_f64(pose.offset));
        set(&frame, "easing", &JsValue::from_str("ease-in-out"));
        frames.push(&frame);
    }
    let options = Object::new();
    set(&options, "duration", &JsValue::from_f64(f64::from(timed.millis)));
    set(&options, "delay", &JsValue::from_f64(f64::from(timed.delay)));
    set(&options, "fill", &JsValue::from_str(fill));
    let animate = Reflect::get(element, &JsValue::from_str("animate")).and_then(JsCast::dyn_into::<Function>).ok()?;
    animate.call2(element, &frames, &options).ok()?.dyn_into().ok()
}
