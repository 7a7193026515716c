//! How a turn is to be seen: what moves, vanishes, turns over and is crowned, and how long that takes.

use alquerque_core::tabletop::{Piece, Spot};

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

/// A piece that another one takes the place of, or nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Changed {
    /// Where it stands.
    pub spot: Spot,
    /// What stood there.
    pub before: Piece,
    /// When it changes: the jump after which it vanishes, counted from 1, or how far from the set disc it turns over.
    pub step: u32,
}

/// How a turn is to be seen.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Animation {
    /// The spots that the piece goes along; a single one where a piece appears.
    pub path: Vec<Spot>,
    /// Pieces that vanish.
    pub vanishing: Vec<Changed>,
    /// Pieces that turn over.
    pub turning: Vec<Changed>,
    /// What the piece was before it was crowned at the end of its path.
    pub crowned: Option<Piece>,
}
