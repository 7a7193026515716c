//! How what happens is to be seen: what moves, vanishes, comes back, turns over and is crowned, and how long that takes.

use alquerque_core::tabletop::{Piece, Spot};

use crate::happening::{Happening, Leg};

/// Milliseconds of a piece's way along one leg.
pub const LEG_MILLIS: u32 = 320;
/// Milliseconds in which a piece is lifted or set down.
pub const LIFT_MILLIS: u32 = 110;
/// Milliseconds in which a disc turns over.
pub const FLIP_MILLIS: u32 = 360;
/// Milliseconds by which a disc turns over later than the one before it.
pub const STAGGER_MILLIS: u32 = 70;
/// Milliseconds in which a man is crowned.
pub const CROWN_MILLIS: u32 = 260;

/// A spot on which another piece stands than before, or none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changed {
    /// Which.
    pub spot: Spot,
    /// The piece that stood there, or that has come.
    pub piece: Piece,
    /// When it changes: the leg after which it vanishes or comes, counted from 1, or how far from the set disc it turns over.
    pub step: u32,
}

/// A piece's way.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Glide {
    /// The spots that it goes along; a single one where it is there already.
    pub path: Vec<Spot>,
    /// What it was before it was crowned at the end of its path.
    pub crowned: Option<Piece>,
}

impl Glide {
    fn along(path: &[Spot]) -> Self {
        Self { path: path.to_vec(), crowned: None }
    }

    /// The legs of its path.
    pub fn legs(&self) -> u32 {
        u32::try_from(self.path.len().saturating_sub(1)).unwrap_or(0)
    }
}

/// How what happened is to be seen. Everything begins at once.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Animation {
    /// Pieces that move.
    pub glides: Vec<Glide>,
    /// Pieces that vanish.
    pub vanishing: Vec<Changed>,
    /// Pieces that appear.
    pub appearing: Vec<Changed>,
    /// Pieces that turn over.
    pub turning: Vec<Changed>,
}

impl Animation {
    /// What is to be seen of what happened.
    pub fn of(happenings: &[Happening]) -> Self {
        let mut animation = Self::default();
        for happening in happenings {
            animation.add(happening);
        }
        animation
    }

    fn add(&mut self, happening: &Happening) {
        let step = self.glides.last().map_or(0, Glide::legs);
        let changed = |piece, spot| Changed { spot, piece, step };
        match *happening {
            Happening::Stepped(leg) | Happening::Jumped(leg) => self.go(leg),
            Happening::Captured(piece, spot) | Happening::Removed(piece, spot) => {
                self.vanishing.push(changed(piece, spot));
            }
            Happening::Set(piece, spot) | Happening::Returned(piece, spot) => {
                self.appearing.push(changed(piece, spot));
            }
            Happening::TurnedOver { before, at, distance } => {
                self.turning.push(Changed { spot: at, piece: before, step: distance });
            }
            Happening::Crowned(before, spot) => match self.glides.last_mut() {
                Some(glide) if glide.path.last() == Some(&spot) => glide.crowned = Some(before),
                _ => self.glides.push(Glide { path: vec![spot], crowned: Some(before) }),
            },
            // The king stays behind, and the man goes.
            Happening::Uncrowned(before, spot) => {
                self.vanishing.push(Changed { spot, piece: before, step: 0 });
                if self.glides.last().is_none_or(|glide| glide.path.first() != Some(&spot)) {
                    self.glides.push(Glide::along(&[spot]));
                }
            }
            Happening::Played { .. }
            | Happening::Passed(_)
            | Happening::TakenBack(_)
            | Happening::PlayedAgain(_)
            | Happening::Visited { .. }
            | Happening::Ended(_)
            | Happening::Lifted { .. }
            | Happening::PutBack { .. } => {}
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

    /// Whether there is anything to be seen.
    pub fn is_seen(&self) -> bool {
        let moves = self.glides.iter().any(|glide| glide.legs() > 0 || glide.crowned.is_some());
        moves || !(self.vanishing.is_empty() && self.appearing.is_empty() && self.turning.is_empty())
    }

    /// Milliseconds until pieces have moved and turned over; nothing where none does.
    pub fn millis(&self) -> u32 {
        let crowning = |glide: &Glide| if glide.crowned.is_some() { CROWN_MILLIS } else { 0 };
        let glides = self.glides.iter().map(|glide| slide_millis(glide.legs()) + crowning(glide));
        let turning = self.turning.iter().map(|changed| turning_delay(changed.step + 1) + FLIP_MILLIS);
        glides.chain(turning).max().unwrap_or(0)
    }
}

/// Milliseconds in which a piece is lifted, goes so many legs and is set down.
pub fn slide_millis(legs: u32) -> u32 {
    if legs == 0 { 0 } else { legs * LEG_MILLIS + 2 * LIFT_MILLIS }
}

/// Milliseconds until a disc turns over that lies so far from the one that was set.
pub fn turning_delay(distance: u32) -> u32 {
    LIFT_MILLIS + distance.saturating_sub(1) * STAGGER_MILLIS
}
