//! What is told to the player until it has been read.

use alquerque_core::tabletop::Spot;

use crate::message::Text;

/// A line of text for the player, with something to be done about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Notice {
    /// The sentences.
    pub text: Text,
    /// What its button does, if it has one.
    pub offer: Option<Offer>,
    /// The rows on the board that it speaks of.
    pub rows: Vec<Vec<Spot>>,
}

/// What a notice's button does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Offer {
    /// Brings back the game that a new one replaced.
    BringBack,
    /// Starts the search once more.
    TryAgain,
    /// Answers the draw that the player to move offers.
    AnswerDraw,
    /// Gives the game up.
    Resign,
    /// Goes on with the game by links.
    PlayByLink,
}
