//! English draughts as a [`Tabletop`], and positions from setups.

use alquerque_language::{Phrase, message};

use super::game::Draughts;
use super::movegen::Move;
use super::position::{Position, crowning_row};
use super::square::{Bitboard, Direction, Square};
use crate::setup::{Setup, SetupError, SetupPart, check_counts};
use crate::tabletop::{Board, Coordinates, Kind, Piece, Place, Spot, Tabletop, WhyNot};
use crate::{GameId, Player};

pub(super) const BOARD: Board = Board { game: GameId::Draughts, columns: 8, rows: 8, coordinates: Coordinates::Spots };

impl Tabletop for Draughts {
    type Place = Square;

    fn board(&self) -> Board {
        BOARD
    }

    fn piece_at(&self, position: &Position, spot: Spot) -> Option<Piece> {
        position.piece_at(Square::from_spot(spot)?)
    }

    fn path(&self, mv: Move) -> Vec<Spot> {
        mv.path().into_iter().map(Square::spot).collect()
    }

    fn captured(&self, _: &Position, mv: Move) -> Vec<Spot> {
        mv.captured().into_iter().map(Square::spot).collect()
    }

    fn set_up(&self, setup: &Setup) -> Result<Position, SetupError> {
        let mut position = Position {
            pieces: [Bitboard::EMPTY; 2],
            quiet_plies: setup.quiet_plies,
            move_number: setup.move_number.max(1),
            ..Position::start(setup.to_move)
        };
        for (spot, piece) in setup.placed() {
            let Some(square) = Square::from_spot(spot) else {
                return Err(SetupError::new(
                    SetupPart::Spot(spot),
                    message::PROBLEM_LIGHT_SQUARE,
                    message::EXPECTED_DARK_SQUARES,
                ));
            };
            if piece.kind == Kind::King {
                position.kings |= square.into();
            } else if crowning_row(piece.player).contains(square) {
                let at = |id| Phrase::new(id).text("at", &square.to_string());
                let problem = at(message::PROBLEM_UNCROWNED).key("side", piece.player.name());
                return Err(SetupError::new(SetupPart::Spot(spot), problem, at(message::EXPECTED_KING_ON)));
            }
            position.pieces[piece.player.index()] |= square.into();
        }
        check_counts(GameId::Draughts, position.pieces.map(Bitboard::count))?;
        Ok(position)
    }

    fn why_not(&self, position: &Position, from: Spot, to: Option<Spot>) -> Vec<WhyNot> {
        let to = match to.map(Square::from_spot) {
            Some(None) => return vec![WhyNot::DarkSquares],
            Some(to) => to,
            None => None,
        };
        let Some((from, man)) = Square::from_spot(from).and_then(|from| Some((from, position.piece_at(from)?))) else {
            return Vec::new();
        };
        // The backward moves that the piece would have as a king.
        let back = |direction: &Direction| {
            let next = from.neighbour(*direction)?;
            let is_back = match man.player {
                Player::Light => next.row() > from.row(),
                Player::Dark => next.row() < from.row(),
            };
            let target = match position.piece_at(next) {
                None => Some(next),
                Some(over) if over.player == man.player => None,
                Some(_) => next.neighbour(*direction).filter(|&behind| position.piece_at(behind).is_none()),
            };
            target.filter(|_| is_back)
        };
        let could = Direction::ALL.iter().filter_map(back).any(|target| to.is_none_or(|to| to == target));
        if could && man.kind == Kind::Man { vec![WhyNot::ManForward] } else { Vec::new() }
    }
}
