//! English draughts as it lies on the table.

use super::game::Draughts;
use super::moves::Move;
use super::position::Position;
use super::setup;
use super::square::Square;
use crate::setup::{Setup, SetupError};
use crate::tabletop::{Board, Coordinates, Kind, Piece, Spot, Tabletop, WhyNot};
use crate::{GameId, Player};

pub(super) const BOARD: Board = Board { game: GameId::Draughts, columns: 8, rows: 8, coordinates: Coordinates::Spots };

// Alike with othello/tabletop.rs: each asks its own kind of square.
impl Tabletop for Draughts {
    fn board(&self) -> Board {
        BOARD
    }

    fn is_played(&self, spot: Spot) -> bool {
        Square::of_spot(spot).is_some()
    }

    fn spot_name(&self, spot: Spot) -> Option<String> {
        Square::of_spot(spot).map(|square| square.to_string())
    }

    fn piece_at(&self, position: &Position, spot: Spot) -> Option<Piece> {
        position.piece_at(Square::of_spot(spot)?)
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

    fn why_not(&self, position: &Position, from: Spot, to: Option<Spot>) -> Option<WhyNot> {
        let from = Square::of_spot(from)?;
        let Some(to) = Square::of_spot(to?) else { return Some(WhyNot::DarkSquares) };
        let piece = position.piece_at(from)?;
        let forward = match piece.player {
            Player::Light => to.row() < from.row(),
            Player::Dark => to.row() > from.row(),
        };
        (piece.kind == Kind::Man && !forward).then_some(WhyNot::ManForward)
    }
}
