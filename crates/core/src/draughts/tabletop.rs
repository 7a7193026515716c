//! English draughts as a [`Tabletop`].

use super::game::Draughts;
use super::moves::Move;
use super::position::Position;
use super::setup;
use super::square::{Direction, Square};
use crate::setup::{Setup, SetupError};
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
        setup::position(setup)
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
