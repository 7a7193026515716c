//! What happens to the pieces between two boards, the one displayed before and the one to display now, and how to
//! animate it: which pieces move, vanish, appear, flip or get crowned, and for how long.
//!
//! Moves, undo and steps to other positions differ only in the known paths of pieces.

pub mod timeline;

use alquerque_core::tabletop::{Board, Kind, Piece, Spot, Turn};

use crate::game::event::{GameEvent, Leg};

/// Duration of one leg, in milliseconds.
pub const LEG_MILLIS: u32 = 320;
/// Duration of lifting or setting down a piece, in milliseconds.
pub const LIFT_MILLIS: u32 = 110;
/// Duration of a flip, in milliseconds.
pub const FLIP_MILLIS: u32 = 360;
/// Delay from one disc's flip to the next, in milliseconds.
pub const STAGGER_MILLIS: u32 = 70;
/// Duration of a promotion, in milliseconds.
pub const CROWN_MILLIS: u32 = 260;

/// A spot whose piece changes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changed {
    /// The spot.
    pub spot: Spot,
    /// The piece that was there, or that appears.
    pub piece: Piece,
    /// When it changes: the number of the leg (from 1) after which it vanishes or appears, or its distance from the
    /// placed disc.
    pub step: u32,
}

/// A moving piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glide {
    /// The spots along its path; a single one if it is already there.
    pub path: Vec<Spot>,
    /// The piece before its promotion at the end of the path.
    pub crowned: Option<Piece>,
}

impl Glide {
    fn along(path: &[Spot]) -> Self {
        Self { path: path.to_vec(), crowned: None }
    }

    /// Number of legs.
    pub fn legs(&self) -> u32 {
        u32::try_from(self.path.len().saturating_sub(1)).unwrap_or(0)
    }
}

/// An animation. All its parts start at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Animation {
    /// Pieces that move.
    pub glides: Vec<Glide>,
    /// Pieces that vanish.
    pub vanishing: Vec<Changed>,
    /// Pieces that appear.
    pub appearing: Vec<Changed>,
    /// Discs that flip.
    pub turning: Vec<Changed>,
}

impl Animation {
    /// The animation of game events.
    pub fn from_events(events: &[GameEvent]) -> Self {
        let mut animation = Self::default();
        for event in events {
            animation.add(event);
        }
        animation
    }

    fn add(&mut self, event: &GameEvent) {
        let step = self.glides.last().map_or(0, Glide::legs);
        let changed = |piece, spot| Changed { spot, piece, step };
        match *event {
            GameEvent::Stepped(leg) | GameEvent::Jumped(leg) => self.go(leg),
            GameEvent::Captured(piece, spot) | GameEvent::Removed(piece, spot) => {
                self.vanishing.push(changed(piece, spot));
            }
            GameEvent::Placed(piece, spot) | GameEvent::Restored(piece, spot) => {
                self.appearing.push(changed(piece, spot));
            }
            GameEvent::Flipped { before, at, distance } => {
                self.turning.push(Changed { spot: at, piece: before, step: distance });
            }
            GameEvent::Crowned(before, spot) => match self.glides.last_mut() {
                Some(glide) if glide.path.last() == Some(&spot) => glide.crowned = Some(before),
                _ => self.glides.push(Glide { path: vec![spot], crowned: Some(before) }),
            },
            // The king stays behind; a man moves back.
            GameEvent::Uncrowned(before, spot) => {
                self.vanishing.push(Changed { spot, piece: before, step: 0 });
                if self.glides.last().is_none_or(|glide| glide.path.first() != Some(&spot)) {
                    self.glides.push(Glide::along(&[spot]));
                }
            }
            GameEvent::Played { .. }
            | GameEvent::Passed(_)
            | GameEvent::Undone(_)
            | GameEvent::Visited { .. }
            | GameEvent::Ended(_)
            | GameEvent::PickedUp { .. }
            | GameEvent::PutBack { .. } => {}
        }
    }

    fn go(&mut self, leg: Leg) {
        let Leg { from, to, number, carried, .. } = leg;
        match self.glides.last_mut() {
            _ if carried => self.glides.push(Glide::along(&[to])),
            Some(glide) if number > 0 => glide.path.push(to),
            _ => self.glides.push(Glide::along(&[from, to])),
        }
    }

    /// Whether there is anything to show.
    pub fn is_seen(&self) -> bool {
        let moves = self.glides.iter().any(|glide| glide.legs() > 0 || glide.crowned.is_some());
        moves || !(self.vanishing.is_empty() && self.appearing.is_empty() && self.turning.is_empty())
    }

    /// Milliseconds until pieces have moved and flipped; 0 if none do.
    pub fn millis(&self) -> u32 {
        let crowning = |glide: &Glide| if glide.crowned.is_some() { CROWN_MILLIS } else { 0 };
        let glides = self.glides.iter().map(|glide| slide_millis(glide.legs()) + crowning(glide));
        let turning = self.turning.iter().map(|changed| flip_delay(changed.step + 1) + FLIP_MILLIS);
        glides.chain(turning).max().unwrap_or(0)
    }
}

/// Duration of a move with this many legs, lifting and setting down included.
pub fn slide_millis(legs: u32) -> u32 {
    if legs == 0 { 0 } else { legs * LEG_MILLIS + 2 * LIFT_MILLIS }
}

/// Milliseconds until a disc flips at this distance from the placed one.
pub fn flip_delay(distance: u32) -> u32 {
    LIFT_MILLIS + distance.saturating_sub(1) * STAGGER_MILLIS
}

/// The known path of a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    path: Vec<Spot>,
    /// The pieces jumped over, one per leg, or those flipped by a placed piece.
    captured: Vec<Spot>,
    carried: bool,
}

impl Route {
    /// A turn's path from leg `from_leg` on; `carried` if the first of these was dragged.
    pub fn from_turn(turn: &Turn, from_leg: usize, carried: bool) -> Self {
        Self::along(turn.path.get(from_leg..), turn.captured.get(from_leg..), carried)
    }

    /// A part of a path.
    pub fn along(path: Option<&[Spot]>, captured: Option<&[Spot]>, carried: bool) -> Self {
        let owned = |spots: Option<&[Spot]>| spots.unwrap_or_default().to_vec();
        Self { path: owned(path), captured: owned(captured), carried }
    }

    /// The same path in the opposite direction.
    pub fn reversed(mut self) -> Self {
        self.path.reverse();
        self.captured.reverse();
        self
    }
}

/// The piece events between two boards, in display order. Pieces follow the known paths in `routes`; the others take
/// the shortest path.
pub fn between(board: Board, before: &[Option<Piece>], now: &[Option<Piece>], routes: &[Route]) -> Vec<GameEvent> {
    let mut difference = Difference { board, before, now, gone: Vec::new(), come: Vec::new(), events: Vec::new() };
    if board.game.info().pieces_move {
        difference.add_moving_pieces(routes);
    } else {
        difference.add_set_pieces(routes);
    }
    difference.events
}

struct Difference<'a> {
    board: Board,
    before: &'a [Option<Piece>],
    now: &'a [Option<Piece>],
    /// The spots whose piece is gone.
    gone: Vec<Spot>,
    /// The spots with a new piece.
    come: Vec<Spot>,
    events: Vec<GameEvent>,
}

fn at(pieces: &[Option<Piece>], spot: Spot) -> Option<Piece> {
    pieces.get(usize::from(spot.0)).copied().flatten()
}

/// Removes a spot from a list. Returns whether it was there.
fn take(spots: &mut Vec<Spot>, spot: Spot) -> bool {
    let place = spots.iter().position(|&other| other == spot);
    place.map(|place| spots.swap_remove(place)).is_some()
}

impl Difference<'_> {
    fn add_set_pieces(&mut self, routes: &[Route]) {
        let mut turned = Vec::new();
        for spot in self.board.spots() {
            match (at(self.before, spot), at(self.now, spot)) {
                (Some(before), Some(now)) if before != now => {
                    let sets = routes.iter().filter_map(|route| route.path.last());
                    let distance = sets.map(|&set| self.distance(set, spot)).min().unwrap_or(1);
                    turned.push(GameEvent::Flipped { before, at: spot, distance });
                }
                (Some(before), None) => self.events.push(GameEvent::Removed(before, spot)),
                (None, Some(now)) => self.events.push(GameEvent::Placed(now, spot)),
                _ => {}
            }
        }
        self.events.append(&mut turned);
    }

    fn add_moving_pieces(&mut self, routes: &[Route]) {
        for spot in self.board.spots() {
            let (before, now) = (at(self.before, spot), at(self.now, spot));
            if before != now {
                self.gone.extend(before.map(|_| spot));
                self.come.extend(now.map(|_| spot));
            }
        }
        for route in routes {
            self.walk(route);
        }
        while let Some((from, to)) = self.nearest() {
            self.walk(&Route { path: vec![from, to], captured: Vec::new(), carried: false });
        }
        // Pieces not jumped over vanish or appear at once.
        let (before, now) = (self.before, self.now);
        let gone = self.gone.iter().filter_map(|&spot| Some(GameEvent::Captured(at(before, spot)?, spot)));
        let come = self.come.iter().filter_map(|&spot| Some(GameEvent::Restored(at(now, spot)?, spot)));
        let rest: Vec<GameEvent> = gone.chain(come).collect();
        self.events.splice(0..0, rest);
    }

    /// Moves a piece along a known path, if it agrees with the boards.
    fn walk(&mut self, route: &Route) {
        let (Some(&from), Some(&to)) = (route.path.first(), route.path.last()) else { return };
        let (Some(before), Some(now)) = (at(self.before, from), at(self.now, to)) else { return };
        // A chain can end where it began; then the boards agree there.
        let has_moved = from == to || (self.gone.contains(&from) && self.come.contains(&to));
        if before.player != now.player || !has_moved {
            return;
        }
        take(&mut self.gone, from);
        take(&mut self.come, to);
        for (number, leg) in route.path.windows(2).enumerate() {
            let over = route.captured.get(number);
            let leg = Leg { piece: before, from: leg[0], to: leg[1], number, carried: route.carried && number == 0 };
            if leg.from != leg.to {
                self.events.push(if over.is_some() { GameEvent::Jumped(leg) } else { GameEvent::Stepped(leg) });
            }
            if let Some(&spot) = over {
                self.jumped_over(spot);
            }
        }
        match (before.kind, now.kind) {
            (Kind::Man, Kind::King) => self.events.push(GameEvent::Crowned(before, to)),
            (Kind::King, Kind::Man) => self.events.push(GameEvent::Uncrowned(before, from)),
            _ => {}
        }
    }

    /// A piece jumped over is captured or, going back, restored.
    fn jumped_over(&mut self, spot: Spot) {
        match (at(self.before, spot), at(self.now, spot)) {
            (Some(piece), None) if take(&mut self.gone, spot) => {
                self.events.push(GameEvent::Captured(piece, spot));
            }
            (None, Some(piece)) if take(&mut self.come, spot) => {
                self.events.push(GameEvent::Restored(piece, spot));
            }
            _ => {}
        }
    }

    /// Pairs a vanished piece with the nearest new one of the same kind, or else of the other kind.
    fn nearest(&self) -> Option<(Spot, Spot)> {
        let pairs = self.gone.iter().flat_map(|&from| self.come.iter().map(move |&to| (from, to)));
        let nearness = |&(from, to): &(Spot, Spot)| {
            let (before, now) = (at(self.before, from)?, at(self.now, to)?);
            (before.player == now.player).then(|| (before.kind != now.kind, self.distance(from, to), from, to))
        };
        pairs.filter_map(|pair| nearness(&pair)).min().map(|(_, _, from, to)| (from, to))
    }

    fn distance(&self, one: Spot, other: Spot) -> u32 {
        let (one, other) = (self.board.column_and_row(one), self.board.column_and_row(other));
        u32::from(one.0.abs_diff(other.0).max(one.1.abs_diff(other.1)))
    }
}
