//! What is on its way on a board: where it is seen, and how it is brought to rest.

use alquerque_core::tabletop::Spot;
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use crate::dom::{text_of, window};
use alquerque_app::geometry::Place;

/// How a piece stands at a moment of its animation.
#[derive(Clone, Copy, PartialEq)]
pub(super) struct Pose {
    pub(super) place: Place,
    pub(super) scale: (f64, f64),
    opacity: f64,
    /// When, from 0 to 1.
    offset: f64,
}

impl Pose {
    /// A piece that lies there.
    pub(super) const fn at(place: Place) -> Self {
        Self { place, scale: (1.0, 1.0), opacity: 1.0, offset: 0.0 }
    }

    pub(super) const fn scaled(self, width: f64, height: f64) -> Self {
        Self { scale: (width, height), ..self }
    }

    pub(super) const fn faded(self, opacity: f64) -> Self {
        Self { opacity, ..self }
    }

    pub(super) const fn when(self, offset: f64) -> Self {
        Self { offset, ..self }
    }

    /// As the element is to be seen now.
    fn of(element: &Element) -> Option<Self> {
        let style = window()?.get_computed_style(element).ok()??;
        let transform = style.get_property_value("transform").ok()?;
        let matrix = transform.strip_prefix("matrix(")?.strip_suffix(')')?;
        // The browser reads numbers as it has written them; to do it here takes 14 KB.
        let numbers: Vec<f64> = matrix.split(',').map(js_sys::parse_float).collect();
        let &[width, _, _, height, x, y] = &numbers[..] else { return None };
        let opacity = js_sys::parse_float(&style.get_property_value("opacity").ok()?);
        let is_sound = numbers.iter().all(|number| number.is_finite()) && opacity.is_finite();
        is_sound.then_some(Self { place: Place { x, y }, scale: (width, height), opacity, offset: 0.0 })
    }
}

/// What is on its way.
#[derive(Default)]
pub(super) struct Motion {
    live: Vec<Live>,
    /// Spots on which another piece stands than when they were drawn before.
    outdated: Vec<Spot>,
    /// How fast what begins now is, in hundredths of the usual speed.
    pub(super) percent: u32,
}

/// What is to be seen of a spot while something moves there.
#[derive(Clone, Copy)]
pub(super) struct Seen {
    pub(super) spot: Spot,
    pub(super) pose: Pose,
    /// Whether it is what was there before, and what is there now is not to be seen yet.
    pub(super) is_before: bool,
}

/// What a drawing that moves is.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Role {
    /// What stands on the spot.
    Piece,
    /// What stood there before it was crowned or turned over, and is seen in its place: a ghost.
    Before,
    /// What stood there and vanishes, whatever comes in its place: a ghost as well.
    Fading,
}

/// A drawing of what stands on a spot, or stood there, that moves.
struct Live {
    spot: Spot,
    element: Element,
    animation: web_sys::Animation,
    role: Role,
}

impl Motion {
    /// Notes that what is on its way to a spot is no longer what belongs there.
    pub(super) fn outdate(&mut self, spot: Spot) {
        self.outdated.push(spot);
    }

    /// What has begun anew on these spots is what belongs there.
    pub(super) fn keep(&mut self, spots: &[Spot]) {
        self.outdated.retain(|spot| !spots.contains(spot));
    }

    /// Ends what moves at the spots that were outdated and where nothing new has begun, and forgets what has been swept away.
    pub(super) fn stop_outdated(&mut self) {
        self.live.retain(|live| live.element.is_connected());
        for spot in std::mem::take(&mut self.outdated) {
            self.stop(spot, Role::Piece);
            self.stop(spot, Role::Fading);
        }
    }

    /// Ends what moves at a spot: what stands there with what is seen in its place, or what fades there.
    pub(super) fn stop(&mut self, spot: Spot, role: Role) {
        self.live.retain(|live| {
            if live.spot != spot || (live.role == Role::Fading) != (role == Role::Fading) {
                return true;
            }
            if live.role == Role::Piece {
                live.animation.cancel();
            } else {
                live.element.remove();
                // Fails only for what never ends.
                let _ = live.animation.finish();
            }
            false
        });
    }

    /// How what stands on a spot is to be seen, if not at rest.
    pub(super) fn seen(&self, spot: Spot, rest: Place) -> Option<Seen> {
        let live = self.here(spot).filter(|live| live.role != Role::Fading).max_by_key(|live| live.role)?;
        let seen = Seen { spot, pose: Pose::of(&live.element)?, is_before: live.role == Role::Before };
        (seen.is_before || seen.pose != Pose::at(rest)).then_some(seen)
    }

    /// How what fades on a spot is to be seen.
    pub(super) fn fading(&self, spot: Spot) -> Option<Pose> {
        Pose::of(&self.here(spot).find(|live| live.role == Role::Fading)?.element)
    }

    fn here(&self, spot: Spot) -> impl Iterator<Item = &Live> {
        self.live.iter().filter(move |live| live.spot == spot && live.element.is_connected())
    }

    /// Has what stands on a spot, or stood there, go through these poses: after a delay, before and after which it is as `fill` says.
    pub(super) fn play(
        &mut self,
        spot: Spot,
        element: &Element,
        poses: &[Pose],
        millis: u32,
        (delay, fill): (u32, &str),
        role: Role,
    ) -> Option<&web_sys::Animation> {
        let animation = animate(element, poses, millis, delay, fill)?;
        if self.percent != 100 {
            animation.set_playback_rate(f64::from(self.percent) / 100.0);
        }
        self.live.push(Live { spot, element: element.clone(), animation, role });
        self.live.last().map(|live| &live.animation)
    }

    /// The last that is seen of a ghost, which is swept away then.
    pub(super) fn play_ghost(
        &mut self,
        spot: Spot,
        ghost: &Element,
        poses: &[Pose],
        millis: u32,
        delay: u32,
        role: Role,
    ) {
        let swept = ghost.clone();
        match self.play(spot, ghost, poses, millis, (delay, "forwards"), role) {
            Some(animation) => {
                let sweep = Closure::once_into_js(move || swept.remove());
                animation.set_onfinish(sweep.dyn_ref());
            }
            None => ghost.remove(),
        }
    }
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // Setting a property of a fresh plain object cannot fail.
    let _ = Reflect::set(object, &JsValue::from_str(name), value);
}

/// Calls the element's `animate`, which web-sys does not offer among its stable functions. Without its animation a move is only
/// less pleasant to follow.
fn animate(element: &Element, poses: &[Pose], millis: u32, delay: u32, fill: &str) -> Option<web_sys::Animation> {
    let frames = Array::new();
    for pose in poses {
        let frame = Object::new();
        let (Place { x, y }, (width, height)) = (pose.place, pose.scale);
        let [x, y, width, height] = [x, y, width, height].map(text_of);
        let transform = format!("translate({x}px, {y}px) scale({width}, {height})");
        set(&frame, "transform", &JsValue::from_str(&transform));
        set(&frame, "opacity", &JsValue::from_f64(pose.opacity));
        set(&frame, "offset", &JsValue::from_f64(pose.offset));
        set(&frame, "easing", &JsValue::from_str("ease-in-out"));
        frames.push(&frame);
    }
    let options = Object::new();
    set(&options, "duration", &JsValue::from_f64(f64::from(millis)));
    set(&options, "delay", &JsValue::from_f64(f64::from(delay)));
    set(&options, "fill", &JsValue::from_str(fill));
    let animate = Reflect::get(element, &JsValue::from_str("animate")).and_then(JsCast::dyn_into::<Function>).ok()?;
    animate.call2(element, &frames, &options).ok()?.dyn_into().ok()
}
