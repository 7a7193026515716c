//! Animates moves: a piece is lifted, slides from spot to spot, and is set down; captured pieces fade behind it, or
//! come back; discs flip one after the other; a man is crowned.
//!
//! The board already shows the final position, so animations are purely visual and end by themselves. An interrupted
//! animation continues from its visible position.

use alquerque_core::tabletop::Spot;
use js_sys::{Array, Function, Object, Reflect};
use wasm_bindgen::prelude::Closure;
use wasm_bindgen::{JsCast, JsValue};
use web_sys::Element;

use super::board::{BoardView, RAISED, raise};
use crate::dom::{text_of, window};
use alquerque_app::animation::{
    Animation, CROWN_MILLIS, Changed, FLIP_MILLIS, Glide, LEG_MILLIS, LIFT_MILLIS, slide_millis, turning_delay,
};
use alquerque_app::geometry::Point;

/// A keyframe: the look of a piece at a moment of its animation.
#[derive(Clone, Copy, PartialEq)]
struct Pose {
    place: Point,
    scale: (f64, f64),
    opacity: f64,
    /// Its offset, from 0 to 1.
    offset: f64,
}

impl Pose {
    /// A piece at rest.
    const fn at(place: Point) -> Self {
        Self { place, scale: (1.0, 1.0), opacity: 1.0, offset: 0.0 }
    }

    const fn scaled(self, width: f64, height: f64) -> Self {
        Self { scale: (width, height), ..self }
    }

    const fn faded(self, opacity: f64) -> Self {
        Self { opacity, ..self }
    }

    const fn when(self, offset: f64) -> Self {
        Self { offset, ..self }
    }

    /// Returns the current pose of an element.
    fn of(element: &Element) -> Option<Self> {
        let style = window()?.get_computed_style(element).ok()??;
        let transform = style.get_property_value("transform").ok()?;
        let matrix = transform.strip_prefix("matrix(")?.strip_suffix(')')?;
        let numbers: Vec<f64> = matrix.split(',').map(|number| number.trim().parse()).collect::<Result<_, _>>().ok()?;
        let &[width, _, _, height, x, y] = &numbers[..] else { return None };
        let opacity = style.get_property_value("opacity").ok()?.parse::<f64>().ok()?;
        let is_sound = numbers.iter().all(|number| number.is_finite()) && opacity.is_finite();
        is_sound.then_some(Self { place: Point { x, y }, scale: (width, height), opacity, offset: 0.0 })
    }
}

/// The pieces in motion.
#[derive(Default)]
pub(crate) struct Motion {
    live: Vec<Live>,
    /// Spots whose piece has changed in this frame.
    outdated: Vec<Spot>,
    /// The speed of new animations, in percent of the normal speed.
    percent: u32,
}

/// The current look of a spot with a moving piece.
#[derive(Clone, Copy)]
struct Seen {
    spot: Spot,
    pose: Pose,
    /// Whether it is the previous piece, and the new one is not visible yet.
    is_before: bool,
}

/// The role of a moving drawing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Role {
    /// The piece on the spot.
    Piece,
    /// A ghost: the piece before it was crowned or flipped, shown in its place.
    Before,
    /// A ghost: a piece that fades out, regardless of its replacement.
    Fading,
}

/// A moving drawing of a piece that is or was on a spot.
struct Live {
    spot: Spot,
    element: Element,
    animation: web_sys::Animation,
    role: Role,
}

impl Motion {
    /// Starts animations, at a percentage of the normal speed. Ends older ones on spots whose piece has changed since,
    /// or that the user is handling.
    pub(crate) fn follow(&mut self, board: &BoardView, animations: &[Animation], percent: u32) {
        self.percent = percent;
        self.live.retain(|live| live.element.is_connected());
        self.outdated.extend_from_slice(board.changed());
        for animation in animations {
            Show { board, motion: self, seen: Vec::new(), fading: Vec::new() }.begin(animation);
        }
        for spot in std::mem::take(&mut self.outdated) {
            self.stop(spot, Role::Piece);
            self.stop(spot, Role::Fading);
        }
    }

    /// Ends the motion at a spot: of its piece and the ghost in its place, or of fading ghosts.
    fn stop(&mut self, spot: Spot, role: Role) {
        self.live.retain(|live| {
            if live.spot != spot || (live.role == Role::Fading) != (role == Role::Fading) {
                return true;
            }
            if live.role == Role::Piece {
                live.animation.cancel();
            } else {
                live.element.remove();
                // Fails only for endless animations.
                let _ = live.animation.finish();
            }
            false
        });
    }

    /// Returns the current look of a spot, unless it is at rest.
    fn seen(&self, spot: Spot, rest: Point) -> Option<Seen> {
        let live = self.here(spot).filter(|live| live.role != Role::Fading).max_by_key(|live| live.role)?;
        let seen = Seen { spot, pose: Pose::of(&live.element)?, is_before: live.role == Role::Before };
        let rest = Pose::at(rest);
        (seen.is_before || seen.pose != rest && seen.pose != rest.scaled(RAISED, RAISED)).then_some(seen)
    }

    /// Returns the current pose of a fading ghost on a spot.
    fn fading(&self, spot: Spot) -> Option<Pose> {
        Pose::of(&self.here(spot).find(|live| live.role == Role::Fading)?.element)
    }

    fn here(&self, spot: Spot) -> impl Iterator<Item = &Live> {
        self.live.iter().filter(move |live| live.spot == spot && live.element.is_connected())
    }

    /// Animates a drawing through these poses after a delay; `fill` determines its look before and after.
    fn play(
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

    /// Plays the last animation of a ghost, which is then removed.
    fn play_ghost(&mut self, spot: Spot, ghost: &Element, poses: &[Pose], millis: u32, delay: u32, role: Role) {
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

/// An animation that is starting.
struct Show<'a> {
    board: &'a BoardView,
    motion: &'a mut Motion,
    /// The pieces already moving when it started.
    seen: Vec<Seen>,
    /// The ghosts fading where a piece comes back.
    fading: Vec<(Spot, Pose)>,
}

impl Show<'_> {
    fn begin(&mut self, animation: &Animation) {
        let ends = animation.glides.iter().flat_map(|glide| [glide.path.first(), glide.path.last()]).flatten();
        let changed = [&animation.vanishing, &animation.appearing, &animation.turning].into_iter().flatten();
        let touched: Vec<Spot> = ends.copied().chain(changed.map(|changed| changed.spot)).collect();
        for &spot in &touched {
            self.seen.extend(self.motion.seen(spot, self.board.place_of(spot)));
        }
        for &spot in &touched {
            self.motion.stop(spot, Role::Piece);
        }
        for &Changed { spot, .. } in &animation.appearing {
            self.fading.extend(self.motion.fading(spot).map(|pose| (spot, pose)));
            self.motion.stop(spot, Role::Fading);
        }
        // Their motion has just started.
        self.motion.outdated.retain(|spot| !touched.contains(spot));
        for &changed in &animation.vanishing {
            let from_there = |glide: &&Glide| glide.path.first() == Some(&changed.spot);
            match animation.glides.iter().find(from_there) {
                None => self.vanish(changed, false),
                // Undo before the man was crowned: it never looked like a king.
                Some(_) if self.was_hidden(changed.spot) => None,
                // The man disappears behind the crown.
                Some(_) => self.vanish(changed, true),
            };
        }
        for glide in &animation.glides {
            self.glide(glide);
        }
        for &changed in &animation.appearing {
            self.appear(changed);
        }
        for &changed in &animation.turning {
            self.turn_over(changed);
        }
    }

    /// Returns the current pose of the previous piece on a spot, unless it is at rest.
    fn seen(&self, spot: Spot) -> Option<Pose> {
        self.seen.iter().find(|seen| seen.spot == spot).map(|seen| seen.pose)
    }

    /// Returns whether the piece there was not visible yet.
    fn was_hidden(&self, spot: Spot) -> bool {
        self.seen.iter().any(|seen| seen.spot == spot && seen.is_before)
    }

    /// Slides a piece. If it is crowned, the man arrives before the king appears.
    fn glide(&mut self, glide: &Glide) -> Option<()> {
        let (&from, &to) = (glide.path.first()?, glide.path.last()?);
        let (element, rest) = (self.board.piece(to)?.clone(), Pose::at(self.board.place_of(to)));
        let seen = self.seen(from);
        // A piece that reverses in mid-move takes the direct path.
        let path = if seen.is_some() { &[from, to] } else { &glide.path[..] };
        let mut places: Vec<Point> = path.iter().map(|&spot| self.board.place_of(spot)).collect();
        if let Some(seen) = seen {
            places[0] = seen.place;
        }
        let delay = slide_millis(u32::try_from(places.len() - 1).unwrap_or(0));
        let (slides, role) = if let Some(man) = glide.crowned {
            let poses = [rest.scaled(0.8, 0.8).faded(0.0), rest.scaled(1.15, 1.15).when(0.5), rest.when(1.0)];
            self.play(to, &element, &poses, CROWN_MILLIS, delay, "backwards");
            (self.board.add_ghost(man, to, true)?, Role::Before)
        } else {
            raise(&element);
            (element, Role::Piece)
        };
        if places.len() > 1 {
            let first = seen.unwrap_or(Pose::at(places[0]));
            self.slide(to, &slides, first, &places, role);
        }
        if role == Role::Before {
            // Composed after the slide, so that it applies only at its end.
            self.motion.play_ghost(to, &slides, &[rest, rest.faded(0.0).when(1.0)], CROWN_MILLIS, delay, role);
        }
        Some(())
    }

    fn slide(&mut self, to: Spot, piece: &Element, first: Pose, places: &[Point], role: Role) {
        let legs = places.len() - 1;
        let millis = slide_millis(u32::try_from(legs).unwrap_or(0));
        let (lift, leg) = (f64::from(LIFT_MILLIS) / f64::from(millis), f64::from(LEG_MILLIS) / f64::from(millis));
        let mut poses = vec![first];
        let lifted = places.iter().map(|&place| Pose::at(place).scaled(1.12, 1.12));
        poses.extend(lifted.enumerate().map(|(number, pose)| pose.when(lift + leg * number as f64)));
        poses.push(Pose::at(places[legs]).when(1.0));
        self.motion.play(to, piece, &poses, millis, (0, "none"), role);
    }

    /// Shrinks and fades a piece after another one has jumped over it.
    fn vanish(&mut self, changed: Changed, over: bool) -> Option<()> {
        let ghost = self.board.add_ghost(changed.piece, changed.spot, over)?;
        let rest = Pose::at(self.board.place_of(changed.spot));
        let (delay, fading) = (passing_delay(changed.step), 2 * LIFT_MILLIS);
        let first = self.seen(changed.spot).unwrap_or(rest);
        let last = if delay == 0 { first } else { rest };
        // If it is still moving, it arrives first.
        let arrives = f64::from(delay) / f64::from(delay + fading);
        let poses = [first, last.when(arrives), last.scaled(0.5, 0.5).faded(0.0).when(1.0)];
        self.motion.play_ghost(changed.spot, &ghost, &poses, delay + fading, 0, Role::Fading);
        Some(())
    }

    /// Lets a piece come down.
    fn appear(&mut self, changed: Changed) -> Option<()> {
        let (spot, rest) = (changed.spot, Pose::at(self.board.place_of(changed.spot)));
        let fading = self.fading.iter().find(|(other, _)| *other == spot).map(|(_, pose)| *pose);
        let first = fading.unwrap_or(rest.scaled(1.3, 1.3).faded(0.0));
        let element = self.board.piece(spot)?.clone();
        self.play(spot, &element, &[first, rest.when(1.0)], LIFT_MILLIS, passing_delay(changed.step), "backwards");
        Some(())
    }

    /// Flips a disc: it rises, is seen edge-on, and comes down with its other side up.
    fn turn_over(&mut self, changed: Changed) -> Option<()> {
        let (spot, half, delay) = (changed.spot, FLIP_MILLIS / 2, turning_delay(changed.step));
        let (piece, rest) = (self.board.piece(spot)?.clone(), Pose::at(self.board.place_of(spot)));
        let first = self.seen(spot).unwrap_or(rest);
        if self.was_hidden(spot) {
            // Its other side was not visible yet.
            self.play(spot, &piece, &[first, rest.when(1.0)], half, 0, "none");
            return Some(());
        }
        let ghost = self.board.add_ghost(changed.piece, spot, false)?;
        let edge = Pose::at(Point { y: rest.place.y - 9.0, ..rest.place }).scaled(0.0, 1.12);
        self.motion.play_ghost(spot, &ghost, &[first, edge.when(1.0)], half, delay, Role::Before);
        self.play(spot, &piece, &[edge, rest.when(1.0)], half, delay + half, "backwards");
        Some(())
    }

    fn play(&mut self, spot: Spot, element: &Element, poses: &[Pose], millis: u32, delay: u32, fill: &str) {
        self.motion.play(spot, element, poses, millis, (delay, fill), Role::Piece);
    }
}

/// Milliseconds until a jumping piece has passed this leg of its path.
fn passing_delay(leg: u32) -> u32 {
    if leg == 0 { 0 } else { LIFT_MILLIS + leg * LEG_MILLIS }
}

fn set(object: &Object, name: &str, value: &JsValue) {
    // Setting a property of a fresh plain object cannot fail.
    let _ = Reflect::set(object, &JsValue::from_str(name), value);
}

/// Calls the element's `animate`, for which web-sys has no stable binding. The game works without animations.
fn animate(element: &Element, poses: &[Pose], millis: u32, delay: u32, fill: &str) -> Option<web_sys::Animation> {
    let frames = Array::new();
    for pose in poses {
        let frame = Object::new();
        let (Point { x, y }, (width, height)) = (pose.place, pose.scale);
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
