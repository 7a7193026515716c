//! A live game with a friend on another device. A separate module connects the two and reports to the page.

use alquerque_core::Player;
use alquerque_core::record::Closing;

/// The module's view of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Live {
    /// Whether the connection holds. While it is broken, the game can be continued by links.
    pub is_connected: bool,
    /// The number of moves.
    pub(crate) plies: usize,
    /// How the players ended the game.
    pub(crate) closing: Option<Closing>,
    /// See [`GameState::replacements`](crate::state::GameState::replacements).
    pub(crate) replacements: u32,
    /// The friend's remaining time by their own clock, to be set after the last move.
    pub(crate) left: Option<(Player, u32)>,
    /// The number of moves when the local player last offered a draw. One offer per position is enough.
    pub(crate) offered: Option<usize>,
}
