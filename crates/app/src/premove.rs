//! A move made in advance, while the AI thinks: played after its reply if it is legal then.

use alquerque_core::tabletop::Spot;

/// A move made in advance.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Premove {
    /// The position in which it was made, see [`GameState::revision`](crate::state::GameState::revision).
    pub revision: u32,
    /// Number of plies played then.
    pub ply: usize,
    /// The spot of the piece that moves, or where one is placed.
    pub from: Spot,
    /// Where it goes, or where one is placed; `None` until that is chosen.
    pub to: Option<Spot>,
}
