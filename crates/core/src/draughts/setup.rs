//! From the parts of a position to the position.

use super::bitboard::Bitboard;
use super::position::{Position, crowning_row};
use super::square::Square;
use crate::board::Kind;
use crate::error::{Expected, Problem};
use crate::setup::{Setup, SetupError, SetupPart};
use crate::{GameId, Player};

/// Pieces of one player at the beginning, and so the most there can be.
const MOST_PIECES: u32 = 12;

/// The position with these parts, if there is one.
pub(super) fn position(setup: &Setup) -> Result<Position, SetupError> {
    let mut position = Position {
        pieces: [Bitboard::EMPTY; 2],
        quiet_plies: setup.quiet_plies,
        move_number: setup.move_number.max(1),
        ..Position::start(setup.to_move)
    };
    for (spot, piece) in setup.placed() {
        let error = |problem, expected| Err(SetupError { part: SetupPart::Spot(spot), problem, expected });
        let Some(square) = Square::of_spot(spot) else {
            return error(Problem::LightSquare, Expected::DarkSquares);
        };
        if piece.kind == Kind::King {
            position.kings |= square.into();
        } else if crowning_row(piece.player).contains(square) {
            return error(Problem::Uncrowned(piece.player, square.into()), Expected::KingOn(square.into()));
        }
        position.pieces[piece.player.index()] |= square.into();
    }
    for player in Player::BOTH {
        let count = position.pieces(player).count();
        if count > MOST_PIECES {
            let problem = Problem::TooManyPieces { game: GameId::Draughts, player, count };
            return Err(SetupError { part: SetupPart::Side(player), problem, expected: Expected::TwelvePieces });
        }
    }
    Ok(position)
}
