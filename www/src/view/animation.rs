//! Showing what happens on the board: a piece is lifted, slides from spot to spot, and is set down; what it has jumped over
//! vanishes behind it, or comes back; discs turn over one after the other; a man is crowned.
//!
//! The board always shows the position already: everything here is only for the eye, and ends by itself. What is still on its way
//! goes on from where it is seen.

use alquerque_core::tabletop::Spot;
use web_sys::Element;

use super::board::{BoardView, raise};
use super::motion::{Motion, Pose, Role, Seen};
use alquerque_app::animation::{
    Animation, CROWN_MILLIS, Changed, FLIP_MILLIS, Glide, LEG_MILLIS, LIFT_MILLIS, slide_millis, turning_delay,
};
use alquerque_app::geometry::Place;

/// Starts the animation, at so many hundredths of the usual speed.
pub(crate) fn start(board: &mut BoardView, animation: &Animation, percent: u32) {
    let mut motion = std::mem::take(&mut board.motion);
    motion.percent = percent;
    let mut show = Show { board, motion, seen: Vec::new(), fading: Vec::new() };
    show.begin(animation);
    board.motion = show.motion;
}

/// An animation that begins.
struct Show<'a> {
    board: &'a BoardView,
    motion: Motion,
    /// What was on its way when it began.
    seen: Vec<Seen>,
    /// What was fading where a piece comes back.
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
        self.motion.keep(&touched);
        for &changed in &animation.vanishing {
            let from_there = |glide: &&Glide| glide.path.first() == Some(&changed.spot);
            match animation.glides.iter().find(from_there) {
                None => self.vanish(changed, false),
                // A king that is a man again before he was crowned.
                Some(_) if self.was_hidden(changed.spot) => None,
                // The man goes away below his crown.
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

    /// How what stood on a spot is to be seen, if not at rest.
    fn seen(&self, spot: Spot) -> Option<Pose> {
        self.seen.iter().find(|seen| seen.spot == spot).map(|seen| seen.pose)
    }

    /// Whether what stood there was not to be seen yet.
    fn was_hidden(&self, spot: Spot) -> bool {
        self.seen.iter().any(|seen| seen.spot == spot && seen.is_before)
    }

    /// A piece slides; where it is crowned, the man comes to its end before the king is there.
    fn glide(&mut self, glide: &Glide) -> Option<()> {
        let (&from, &to) = (glide.path.first()?, glide.path.last()?);
        let (element, rest) = (self.board.piece(to)?.clone(), Pose::at(self.board.place_of(to)));
        let seen = self.seen(from);
        // Whoever has to turn round on the way goes straight.
        let path = if seen.is_some() { &[from, to] } else { &glide.path[..] };
        let mut places: Vec<Place> = path.iter().map(|&spot| self.board.place_of(spot)).collect();
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
            // Added after the slide, it holds only at its end.
            self.motion.play_ghost(to, &slides, &[rest, rest.faded(0.0).when(1.0)], CROWN_MILLIS, delay, role);
        }
        Some(())
    }

    fn slide(&mut self, to: Spot, piece: &Element, first: Pose, places: &[Place], role: Role) {
        let legs = places.len() - 1;
        let millis = slide_millis(u32::try_from(legs).unwrap_or(0));
        let (lift, leg) = (f64::from(LIFT_MILLIS) / f64::from(millis), f64::from(LEG_MILLIS) / f64::from(millis));
        let mut poses = vec![first];
        let lifted = places.iter().map(|&place| Pose::at(place).scaled(1.12, 1.12));
        poses.extend(lifted.enumerate().map(|(number, pose)| pose.when(lift + leg * number as f64)));
        poses.push(Pose::at(places[legs]).when(1.0));
        self.motion.play(to, piece, &poses, millis, (0, "none"), role);
    }

    /// A piece shrinks and fades, once another one has jumped over it.
    fn vanish(&mut self, changed: Changed, over: bool) -> Option<()> {
        let ghost = self.board.add_ghost(changed.piece, changed.spot, over)?;
        let rest = Pose::at(self.board.place_of(changed.spot));
        let (delay, fading) = (passing_delay(changed.step), 2 * LIFT_MILLIS);
        let first = self.seen(changed.spot).unwrap_or(rest);
        let last = if delay == 0 { first } else { rest };
        // On its way it still arrives.
        let arrives = f64::from(delay) / f64::from(delay + fading);
        let poses = [first, last.when(arrives), last.scaled(0.5, 0.5).faded(0.0).when(1.0)];
        self.motion.play_ghost(changed.spot, &ghost, &poses, delay + fading, 0, Role::Fading);
        Some(())
    }

    /// A piece comes down.
    fn appear(&mut self, changed: Changed) -> Option<()> {
        let (spot, rest) = (changed.spot, Pose::at(self.board.place_of(changed.spot)));
        let fading = self.fading.iter().find(|(other, _)| *other == spot).map(|(_, pose)| *pose);
        let first = fading.unwrap_or(rest.scaled(1.3, 1.3).faded(0.0));
        let element = self.board.piece(spot)?.clone();
        self.play(spot, &element, &[first, rest.when(1.0)], LIFT_MILLIS, passing_delay(changed.step), "backwards");
        Some(())
    }

    /// A disc rises, is seen from its edge, and comes down with its other side up.
    fn turn_over(&mut self, changed: Changed) -> Option<()> {
        let (spot, half, delay) = (changed.spot, FLIP_MILLIS / 2, turning_delay(changed.step));
        let (piece, rest) = (self.board.piece(spot)?.clone(), Pose::at(self.board.place_of(spot)));
        let first = self.seen(spot).unwrap_or(rest);
        if self.was_hidden(spot) {
            // Its other side was not up yet.
            self.play(spot, &piece, &[first, rest.when(1.0)], half, 0, "none");
            return Some(());
        }
        let ghost = self.board.add_ghost(changed.piece, spot, false)?;
        let edge = Pose::at(Place { y: rest.place.y - 9.0, ..rest.place }).scaled(0.0, 1.12);
        self.motion.play_ghost(spot, &ghost, &[first, edge.when(1.0)], half, delay, Role::Before);
        self.play(spot, &piece, &[edge, rest.when(1.0)], half, delay + half, "backwards");
        Some(())
    }

    fn play(&mut self, spot: Spot, element: &Element, poses: &[Pose], millis: u32, delay: u32, fill: &str) {
        self.motion.play(spot, element, poses, millis, (delay, fill), Role::Piece);
    }
}

/// Milliseconds until a piece that goes over others has passed that leg.
fn passing_delay(leg: u32) -> u32 {
    if leg == 0 { 0 } else { LIFT_MILLIS + leg * LEG_MILLIS }
}
