//! Building a position from a setup.

use alquerque_language::Phrase;

use super::position::Position;
use super::square::Square;
use crate::board::Kind;
use crate::board::Place;
use crate::setup::{Setup, SetupError, SetupPart};

/// The position with this setup, if it is valid.
pub(super) fn position(setup: &Setup) -> Result<Position, SetupError> {
    let mut position = Position { discs: Default::default(), to_move: setup.to_move };
    for (spot, piece) in setup.placed() {
        let Some(square) = Square::from_spot(spot) else { continue };
        if piece.kind == Kind::King {
            let problem = Phrase::new("problem-king").text("at", &square.to_string());
            return Err(SetupError::new(SetupPart::Spot(spot), problem, "expected-discs-alone"));
        }
        position.discs[piece.player.index()] |= square.into();
    }
    Ok(position)
}
