//! The drawings that move in an animation, as poses over time: a piece is lifted, slides from spot to spot, and is set
//! down; captured pieces fade behind it, or come back; discs flip one after the other; a man is crowned.

use alquerque_core::tabletop::{Piece, Spot};

use crate::animation::{
    Animation, CROWN_MILLIS, Changed, FLIP_MILLIS, Glide, LEG_MILLIS, LIFT_MILLIS, flip_delay, slide_millis,
};
use crate::board::geometry::Point;

/// Scale of a piece in hand.
pub const RAISED: f64 = 1.1;
/// Scale of a piece lifted while it moves.
const LIFTED: f64 = 1.12;

/// The look of a piece at a moment of its animation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Pose {
    /// Where it is.
    pub place: Point,
    /// Its width and height, as multiples.
    pub scale: (f64, f64),
    /// Its opacity, 0 to 1.
    pub opacity: f64,
    /// The moment, from 0 to 1.
    pub offset: f64,
}

impl Pose {
    /// A piece at rest.
    pub const fn at(place: Point) -> Self {
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

    /// The pose that a browser has computed: its place, scale and opacity; `None` if one of them is not finite.
    pub fn computed(place: Point, scale: (f64, f64), opacity: f64) -> Option<Self> {
        let is_sound = [place.x, place.y, scale.0, scale.1, opacity].iter().all(|number| number.is_finite());
        is_sound.then_some(Self { place, scale, opacity, offset: 0.0 })
    }

    /// The style's transform.
    pub fn transform(&self) -> String {
        let (Point { x, y }, (width, height)) = (self.place, self.scale);
        format!("translate({x}px, {y}px) scale({width}, {height})")
    }

    /// Whether a piece is at rest on this place, perhaps in hand.
    pub fn is_at_rest(&self, place: Point) -> bool {
        let rest = Self::at(place);
        *self == rest || *self == rest.scaled(RAISED, RAISED)
    }
}

/// The role of a moving drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Role {
    /// The piece on the spot.
    Piece,
    /// A ghost: the piece before it was crowned or flipped, shown in its place.
    Before,
    /// A ghost: a captured or replaced piece that fades out, even if another piece appears on the spot.
    Fading,
}

/// What moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Drawing {
    /// The piece on the spot, in its place among the others or above them.
    Piece {
        /// Whether it is above the others.
        above: bool,
    },
    /// A drawing for this animation, which is removed at its end.
    Ghost {
        /// What it looks like.
        piece: Piece,
        /// Whether it is above the pieces.
        above: bool,
    },
}

/// Poses over time.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
    /// The poses.
    pub poses: Vec<Pose>,
    /// Its duration in milliseconds.
    pub millis: u32,
    /// The time until it begins, in milliseconds.
    pub delay: u32,
    /// Whether the first pose is visible before it begins.
    pub visible_before: bool,
}

impl Motion {
    fn new(poses: &[Pose], millis: u32) -> Self {
        Self { poses: poses.to_vec(), millis, delay: 0, visible_before: false }
    }

    fn after(self, delay: u32) -> Self {
        Self { delay, ..self }
    }

    fn visible_before(self) -> Self {
        Self { visible_before: true, ..self }
    }
}

/// A moving drawing.
#[derive(Clone, Debug, PartialEq)]
pub struct Track {
    /// The spot that it belongs to.
    pub spot: Spot,
    /// What moves.
    pub drawing: Drawing,
    /// Its role.
    pub role: Role,
    /// Its motions; later ones apply on top of earlier ones.
    pub motions: Vec<Motion>,
}

/// The current look of a spot with a moving piece.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct CurrentPose {
    /// The spot.
    pub spot: Spot,
    /// The pose.
    pub pose: Pose,
    /// Whether it is the previous piece, and the new one is not visible yet.
    pub is_before: bool,
}

impl Animation {
    /// The spots whose earlier motion it replaces.
    pub fn touched(&self) -> Vec<Spot> {
        let ends = self.glides.iter().flat_map(|glide| [glide.path.first(), glide.path.last()]).flatten();
        let changed = [&self.vanishing, &self.appearing, &self.turning].into_iter().flatten();
        ends.copied().chain(changed.map(|changed| changed.spot)).collect()
    }

    /// The moving drawings. `seen` and `fading` are the pieces that are moving and fading already: these continue from
    /// where they are.
    pub fn tracks(
        &self,
        place_of: impl Fn(Spot) -> Point,
        seen: &[CurrentPose],
        fading: &[(Spot, Pose)],
    ) -> Vec<Track> {
        let timeline = Timeline { place_of, seen, fading };
        let mut tracks = Vec::new();
        for &changed in &self.vanishing {
            let from_there = |glide: &&Glide| glide.path.first() == Some(&changed.spot);
            match self.glides.iter().find(from_there) {
                None => tracks.push(timeline.vanish(changed, false)),
                // Undo before the man was crowned: it never looked like a king.
                Some(_) if timeline.was_hidden(changed.spot) => {}
                // The man disappears behind the crown.
                Some(_) => tracks.push(timeline.vanish(changed, true)),
            }
        }
        tracks.extend(self.glides.iter().flat_map(|glide| timeline.glide(glide)));
        tracks.extend(self.appearing.iter().map(|&changed| timeline.appear(changed)));
        tracks.extend(self.turning.iter().flat_map(|&changed| timeline.flip(changed)));
        tracks
    }
}

struct Timeline<'a, P> {
    place_of: P,
    seen: &'a [CurrentPose],
    fading: &'a [(Spot, Pose)],
}

impl<P: Fn(Spot) -> Point> Timeline<'_, P> {
    fn rest(&self, spot: Spot) -> Pose {
        Pose::at((self.place_of)(spot))
    }

    /// The current pose of the previous piece on a spot, unless it is at rest.
    fn previous_pose(&self, spot: Spot) -> Option<Pose> {
        self.seen.iter().find(|seen| seen.spot == spot).map(|seen| seen.pose)
    }

    /// Whether the piece there was not visible yet.
    fn was_hidden(&self, spot: Spot) -> bool {
        self.seen.iter().any(|seen| seen.spot == spot && seen.is_before)
    }

    /// Slides a piece. If it is crowned, the man arrives before the king appears.
    fn glide(&self, glide: &Glide) -> Vec<Track> {
        let (Some(&from), Some(&to)) = (glide.path.first(), glide.path.last()) else { return Vec::new() };
        let (seen, rest) = (self.previous_pose(from), self.rest(to));
        // A piece that reverses in mid-move takes the direct path.
        let path = if seen.is_some() { &[from, to] } else { &glide.path[..] };
        let mut places: Vec<Point> = path.iter().map(|&spot| (self.place_of)(spot)).collect();
        if let Some(seen) = seen {
            places[0] = seen.place;
        }
        let delay = slide_millis(u32::try_from(places.len() - 1).unwrap_or(0));
        let mut motions = Vec::new();
        if places.len() > 1 {
            motions.push(slide(seen.unwrap_or(Pose::at(places[0])), &places));
        }
        let Some(man) = glide.crowned else {
            let drawing = Drawing::Piece { above: true };
            return vec![Track { spot: to, drawing, role: Role::Piece, motions }];
        };
        let poses = [rest.scaled(0.8, 0.8).faded(0.0), rest.scaled(1.15, 1.15).when(0.5), rest.when(1.0)];
        let king = Motion::new(&poses, CROWN_MILLIS).after(delay).visible_before();
        // After the slide, so that it applies only at its end.
        motions.push(Motion::new(&[rest, rest.faded(0.0).when(1.0)], CROWN_MILLIS).after(delay));
        let ghost = Drawing::Ghost { piece: man, above: true };
        vec![
            Track { spot: to, drawing: Drawing::Piece { above: false }, role: Role::Piece, motions: vec![king] },
            Track { spot: to, drawing: ghost, role: Role::Before, motions },
        ]
    }

    /// Shrinks and fades a piece after another one has jumped over it.
    fn vanish(&self, changed: Changed, above: bool) -> Track {
        let rest = self.rest(changed.spot);
        let (delay, fading) = (passing_delay(changed.step), 2 * LIFT_MILLIS);
        let first = self.previous_pose(changed.spot).unwrap_or(rest);
        let last = if delay == 0 { first } else { rest };
        // If it is still moving, it arrives first.
        let arrives = f64::from(delay) / f64::from(delay + fading);
        let poses = [first, last.when(arrives), last.scaled(0.5, 0.5).faded(0.0).when(1.0)];
        let drawing = Drawing::Ghost { piece: changed.piece, above };
        Track { spot: changed.spot, drawing, role: Role::Fading, motions: vec![Motion::new(&poses, delay + fading)] }
    }

    /// Lets a piece come down.
    fn appear(&self, changed: Changed) -> Track {
        let (spot, rest) = (changed.spot, self.rest(changed.spot));
        let fading = self.fading.iter().find(|(other, _)| *other == spot).map(|(_, pose)| *pose);
        let first = fading.unwrap_or(rest.scaled(1.3, 1.3).faded(0.0));
        let motion =
            Motion::new(&[first, rest.when(1.0)], LIFT_MILLIS).after(passing_delay(changed.step)).visible_before();
        Track { spot, drawing: Drawing::Piece { above: false }, role: Role::Piece, motions: vec![motion] }
    }

    /// Flips a disc: it rises, is seen edge-on, and comes down with its other side up.
    fn flip(&self, changed: Changed) -> Vec<Track> {
        let (spot, half, delay) = (changed.spot, FLIP_MILLIS / 2, flip_delay(changed.step));
        let rest = self.rest(spot);
        let first = self.previous_pose(spot).unwrap_or(rest);
        let piece =
            |motion| Track { spot, drawing: Drawing::Piece { above: false }, role: Role::Piece, motions: vec![motion] };
        if self.was_hidden(spot) {
            // Its other side was not visible yet.
            return vec![piece(Motion::new(&[first, rest.when(1.0)], half))];
        }
        let edge = Pose::at(Point { y: rest.place.y - 9.0, ..rest.place }).scaled(0.0, LIFTED);
        let ghost = Track {
            spot,
            drawing: Drawing::Ghost { piece: changed.piece, above: false },
            role: Role::Before,
            motions: vec![Motion::new(&[first, edge.when(1.0)], half).after(delay)],
        };
        vec![ghost, piece(Motion::new(&[edge, rest.when(1.0)], half).after(delay + half).visible_before())]
    }
}

/// Lifts a piece, moves it from place to place, and sets it down.
fn slide(first: Pose, places: &[Point]) -> Motion {
    let legs = places.len() - 1;
    let millis = slide_millis(u32::try_from(legs).unwrap_or(0));
    let (lift, leg) = (f64::from(LIFT_MILLIS) / f64::from(millis), f64::from(LEG_MILLIS) / f64::from(millis));
    let mut poses = vec![first];
    let lifted = places.iter().map(|&place| Pose::at(place).scaled(LIFTED, LIFTED));
    poses.extend(lifted.enumerate().map(|(number, pose)| pose.when(lift + leg * number as f64)));
    poses.push(Pose::at(places[legs]).when(1.0));
    Motion::new(&poses, millis)
}

/// Milliseconds until a jumping piece has passed this leg of its path.
fn passing_delay(leg: u32) -> u32 {
    if leg == 0 { 0 } else { LIFT_MILLIS + leg * LEG_MILLIS }
}

#[cfg(test)]
mod tests {
    use alquerque_core::Player;
    use alquerque_core::tabletop::Kind;

    use super::*;

    const MAN: Piece = Piece { player: Player::Light, kind: Kind::Man };

    fn place_of(spot: Spot) -> Point {
        Point { x: 100.0 * f64::from(spot.0), y: 0.0 }
    }

    fn tracks(animation: &Animation, seen: &[CurrentPose]) -> Vec<Track> {
        animation.tracks(place_of, seen, &[])
    }

    fn glide(path: &[u8], crowned: Option<Piece>) -> Animation {
        let path = path.iter().map(|&spot| Spot(spot)).collect();
        Animation { glides: vec![Glide { path, crowned }], ..Animation::default() }
    }

    #[test]
    fn a_slide_ends_at_rest_and_takes_as_long_as_its_legs() {
        let tracks = tracks(&glide(&[1, 2, 4], None), &[]);
        let [Track { spot: Spot(4), drawing: Drawing::Piece { above: true }, role: Role::Piece, motions }] =
            &tracks[..]
        else {
            panic!("{tracks:?}");
        };
        let [motion] = &motions[..] else { panic!("{motions:?}") };
        assert_eq!(motion.millis, slide_millis(2));
        let places: Vec<f64> = motion.poses.iter().map(|pose| pose.place.x).collect();
        assert_eq!(places, [100.0, 100.0, 200.0, 400.0, 400.0]);
        assert!(motion.poses.is_sorted_by(|one, next| one.offset < next.offset), "{motion:?}");
        assert_eq!(motion.poses.last(), Some(&Pose::at(place_of(Spot(4))).when(1.0)));
    }

    #[test]
    fn a_piece_that_reverses_continues_from_where_it_is() {
        let pose = Pose::at(Point { x: 150.0, y: 3.0 });
        let seen = CurrentPose { spot: Spot(1), pose, is_before: false };
        let tracks = tracks(&glide(&[1, 2, 4], None), &[seen]);
        let poses = &tracks[0].motions[0].poses;
        assert_eq!((poses[0], poses.len()), (pose, 4), "the direct path");
    }

    #[test]
    fn the_man_arrives_before_the_king_appears() {
        let tracks = tracks(&glide(&[1, 2], Some(MAN)), &[]);
        let [king, man] = &tracks[..] else { panic!("{tracks:?}") };
        assert_eq!(man.drawing, Drawing::Ghost { piece: MAN, above: true });
        assert_eq!((king.motions[0].delay, king.motions[0].visible_before), (slide_millis(1), true));
        assert_eq!(man.motions.iter().map(|motion| motion.delay).collect::<Vec<_>>(), [0, slide_millis(1)]);
    }

    #[test]
    fn captured_pieces_wait_until_they_are_jumped_over() {
        let changed = |step| Changed { spot: Spot(3), piece: MAN, step };
        let at_once = Animation { vanishing: vec![changed(0)], ..Animation::default() };
        let later = Animation { vanishing: vec![changed(2)], ..Animation::default() };
        let millis = |animation| tracks(&animation, &[])[0].motions[0].millis;
        assert_eq!([millis(at_once), millis(later)], [2 * LIFT_MILLIS, 3 * LIFT_MILLIS + 2 * LEG_MILLIS]);
    }

    #[test]
    fn a_disc_is_seen_edge_on_between_its_sides() {
        let turning = vec![Changed { spot: Spot(3), piece: MAN, step: 2 }];
        let animation = Animation { turning, ..Animation::default() };
        let both = tracks(&animation, &[]);
        let [before, after] = &both[..] else { panic!("{both:?}") };
        assert_eq!(before.motions[0].poses[1].scale, after.motions[0].poses[0].scale);
        assert_eq!(before.motions[0].delay + before.motions[0].millis, after.motions[0].delay);
        let pose = Pose::at(Point { x: 300.0, y: -5.0 }).scaled(0.5, 1.1);
        let back = tracks(&animation, &[CurrentPose { spot: Spot(3), pose, is_before: true }]);
        assert_eq!((back.len(), back[0].motions[0].poses[0]), (1, pose), "it never showed its other side");
    }

    #[test]
    fn computed_poses_are_finite() {
        let place = Point { x: 120.5, y: -3.0 };
        let pose = Pose::computed(place, (1.1, 0.5), 0.25).unwrap();
        assert_eq!((pose.place, pose.scale, pose.opacity), (place, (1.1, 0.5), 0.25));
        assert_eq!(pose.transform(), "translate(120.5px, -3px) scale(1.1, 0.5)");
        for (x, width, opacity) in [(f64::NAN, 1.0, 1.0), (0.0, f64::INFINITY, 1.0), (0.0, 1.0, f64::NAN)] {
            assert_eq!(Pose::computed(Point { x, y: 0.0 }, (width, 1.0), opacity), None, "{x} {width} {opacity}");
        }
    }
}
