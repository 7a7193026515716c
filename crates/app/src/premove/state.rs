//! A premove: a move made while the AI thinks, and played after its reply if it is then legal.

use alquerque_core::tabletop::Spot;

/// The premove, and whether the last one was refused.
#[derive(Clone, Debug, Default)]
pub struct PremoveState {
    /// The premove.
    pub(super) current: Option<Premove>,
    /// The position in which a premove was not legal, see [`GameState::revision`](crate::game::GameState::revision).
    pub(super) refused: Option<u32>,
}

impl PremoveState {
    /// Takes the premove, to play it.
    pub(crate) fn take(&mut self) -> Option<Premove> {
        self.current.take()
    }

    /// Notes that it is not legal in this position.
    pub(crate) fn refuse(&mut self, revision: u32) {
        self.refused = Some(revision);
    }
}

/// A premove.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Premove {
    /// The position in which it was made, see [`GameState::revision`](crate::game::GameState::revision).
    pub revision: u32,
    /// Number of plies played at that time.
    pub ply: usize,
    /// The spot of the moving piece or, for a placement, the spot to place a piece on.
    pub from: Spot,
    /// The destination or, for a placement, the same spot; `None` until chosen.
    pub to: Option<Spot>,
}
