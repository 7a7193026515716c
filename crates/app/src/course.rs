//! How a running game goes on: with whom, and whether by itself.

use alquerque_core::Player;

/// With whom the running game of a kind goes on.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Course {
    /// Those who have the seats play it: people here, and the AI.
    #[default]
    Here,
    /// It was read from a text, a link or the library, and nobody has played on here since. The AI waits until it is asked,
    /// also after a reload.
    Read,
    /// With a friend elsewhere, by links: the AI plays neither side. The side is that of whoever sits here.
    ByLink(Player),
    /// In a lesson: whoever sits here moves, nobody answers, and nothing of it is kept.
    Lesson,
}

/// Whether the game on the board goes on by itself where the AI is to move or a turn is passed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Pace {
    /// At once.
    #[default]
    Going,
    /// When the player says so.
    Waiting,
    /// It is played back; the number tells the next move's timer from late ones.
    Replaying(u32),
}
