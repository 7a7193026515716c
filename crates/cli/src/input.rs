//! What comes from the command line.

use alquerque_core::Notation;

use crate::failure::Failure;

/// The position of an argument, or else the start of the game.
pub(crate) fn position_or_start<G: Notation>(game: &G, text: Option<&str>) -> Result<G::Position, Failure> {
    match text {
        Some(text) => game.parse_position(text).map_err(|error| Failure::usage("--position", error)),
        None => Ok(game.start()),
    }
}
