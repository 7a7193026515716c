//! A friend on another device who plays the game on the board live. The module that connects both tells the page of it.

use alquerque_core::Player;
use alquerque_core::record::Closing;

/// What the module knows of the game.
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
    /// The friend's time, as their own device counts it, due after the last move.
    pub(crate) left: Option<(Player, u32)>,
    /// The number of moves when the local player offered a draw: once for each position is enough.
    pub(crate) offered: Option<usize>,
}
