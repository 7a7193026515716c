//! Building a position from a setup.

use alquerque_language::Phrase;

use super::bitboard::Bitboard;
use super::position::{Position, crowning_row};
use super::square::Square;
use crate::GameId;
use crate::board::Kind;
use crate::board::Place;
use crate::setup::{Setup, SetupError, SetupPart, check_counts};

/// The position with this setup, if it is valid.
pub(super) fn position(setup: &Setup) -> Result<Position, SetupError> {
    let mut position = Position {
        pieces: [Bitboard::EMPTY; 2],
        quiet_plies: setup.quiet_plies,
        move_number: setup.move_number.max(1),
        ..Position::start(setup.to_move)
    };
    for (spot, piece) in setup.placed() {
        let Some(square) = Square::from_spot(spot) else {
            return Err(SetupError::new(SetupPart::Spot(spot), "problem-light-square", "expected-dark-squares"));
        };
        if piece.kind == Kind::King {
            position.kings |= square.into();
        } else if crowning_row(piece.player).contains(square) {
            let at = |id| Phrase::new(id).text("at", &square.to_string());
            let problem = at("problem-uncrowned").key("side", piece.player.name());
            return Err(SetupError::new(SetupPart::Spot(spot), problem, at("expected-king-on")));
        }
        position.pieces[piece.player.index()] |= square.into();
    }
    check_counts(GameId::Draughts, position.pieces.map(Bitboard::count))?;
    Ok(position)
}
