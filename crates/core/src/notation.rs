//! How a game is written.

use crate::TextError;
use crate::game::Game;

/// The text forms of a game's rules, positions and moves.
pub trait Notation: Game {
    /// The ruleset in its shortest text form, such as `merkel,invert=allowed`.
    fn ruleset_text(&self) -> String;

    /// Reads a position.
    ///
    /// # Errors
    /// Where the text is not a position that this ruleset knows.
    fn parse_position(&self, text: &str) -> Result<Self::Position, TextError>;

    /// Writes a position so that [`Notation::parse_position`] reads an equal one.
    fn position_text(&self, position: &Self::Position) -> String;

    /// Reads a move that is legal in `position`.
    ///
    /// # Errors
    /// Where the text is no move, or not a legal one; then the error names the legal moves.
    fn parse_move(&self, position: &Self::Position, text: &str) -> Result<Self::Move, TextError>;

    /// Writes a move in the game's notation, such as `c2-c3`, `a3xc3xe5`, `f5` or `pass`.
    fn move_text(&self, mv: Self::Move) -> String;
}
