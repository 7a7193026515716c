//! Text notation of a game.

use crate::TextError;
use crate::game::Game;

/// The notation of a game's rules, positions and moves.
pub trait Notation: Game {
    /// The ruleset in its shortest text form, such as `merkel,invert=allowed`.
    fn ruleset_text(&self) -> String;

    /// Parses a position.
    ///
    /// # Errors
    /// If the text is not a valid position of this ruleset.
    fn parse_position(&self, text: &str) -> Result<Self::Position, TextError>;

    /// Writes a position. [`Notation::parse_position`] of the result is equal to it.
    fn position_text(&self, position: &Self::Position) -> String;

    /// Parses a move and checks that it is legal in `position`.
    ///
    /// # Errors
    /// If the text is not a move, or not a legal one; the error then lists the legal moves.
    fn parse_move(&self, position: &Self::Position, text: &str) -> Result<Self::Move, TextError>;

    /// Writes a move in the game's notation, such as `c2-c3`, `a3xc3xe5`, `f5` or `pass`.
    fn move_text(&self, mv: Self::Move) -> String;
}
