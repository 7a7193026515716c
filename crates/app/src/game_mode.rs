//! How a running game continues: with which players, and whether automatically.

use alquerque_core::Player;

/// How the running game of a kind continues.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum GameMode {
    /// Between players at this device: people or the AI.
    #[default]
    Local,
    /// Loaded from text, a link or the library, and not continued here yet. The AI waits until the user resumes, even
    /// after a reload.
    Loaded,
    /// With a friend elsewhere, by links. The AI plays neither side. Holds the local player's side.
    ByLink(Player),
    /// In a lesson: the user moves, the opponent never replies, and nothing is saved.
    Lesson,
}

/// Whether AI moves and forced passes are played automatically.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// At once.
    #[default]
    Running,
    /// Only when the user asks.
    Paused,
    /// The game is being replayed. Holds the number of the next move's timer; others are stale.
    Replaying(u32),
}
