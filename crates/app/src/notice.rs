//! Notices: messages shown until they are dismissed, or until the next action makes them outdated.

pub mod say;

use alquerque_core::tabletop::Spot;

use crate::text::Text;

/// A message, with an optional action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The text.
    pub text: Text,
    /// The action of its button.
    pub offer: Option<Offer>,
    /// Whether it is about moves on the board.
    pub of_board: bool,
    /// Rows on the board that the text refers to.
    pub rows: Vec<Vec<Spot>>,
}

/// The action of a notice's button.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Restore the game that a new one replaced.
    BringBack,
    /// Restart the search.
    TryAgain,
    /// Retry loading a part of the site.
    LoadPart,
    /// Answer the draw offer of the player to move.
    AnswerDraw,
    /// Resign.
    Resign,
    /// Leave the live game for what the player has chosen.
    LeaveLive,
    /// Continue the game by links.
    PlayByLink,
}
