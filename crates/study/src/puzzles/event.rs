//! The events of the puzzles.

use alquerque_core::GameId;
use alquerque_puzzles::Theme;

use super::activity::Activity;

/// An event.
#[derive(Clone, Debug, PartialEq)]
pub enum Event {
    /// The user chose the game.
    Game(GameId),
    /// The user chose a theme.
    Theme(Option<Theme>),
    /// Start an activity.
    Begin(Activity),
    /// The file of a game arrived; `None` if it could not be loaded.
    Loaded(GameId, Option<Vec<u8>>),
    /// Load a file again that could not be loaded.
    TryAgain,
    /// The opponent's reply with this number is due.
    Reply(u32),
    /// A second of a rush with this number has passed.
    Second(u32),
    /// Give the next hint.
    Hint,
    /// Show the solution.
    Solution,
    /// Go back to the position before the wrong move.
    Retry,
    /// Go to the next puzzle.
    Next,
    /// Open the puzzle with its solution in the study.
    OpenInStudy,
    /// End the activity.
    Leave,
}
