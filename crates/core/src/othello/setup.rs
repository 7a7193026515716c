//! From the parts of a position to the position.

use super::position::Position;
use super::square::Square;
use crate::board::Kind;
use crate::error::{Expected, Problem};
use crate::setup::{Setup, SetupError, SetupPart};

/// The position with these parts, if there is one.
pub(super) fn position(setup: &Setup) -> Result<Position, SetupError> {
    let mut position = Position { discs: Default::default(), to_move: setup.to_move };
    for (spot, piece) in setup.placed() {
        let Some(square) = Square::of_spot(spot) else { continue };
        if piece.kind == Kind::King {
            let (problem, expected) = (Problem::King(square.into()), Expected::DiscsAlone);
            return Err(SetupError { part: SetupPart::Spot(spot), problem, expected });
        }
        position.discs[piece.player.index()] |= square.into();
    }
    Ok(position)
}
