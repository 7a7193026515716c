//! Othello as it lies on the table.

use super::game::Othello;
use super::movegen;
use super::moves::Move;
use super::position::Position;
use super::setup;
use super::square::{SIZE, Square};
use crate::GameId;
use crate::setup::{Setup, SetupError};
use crate::tabletop::{Board, Coordinates, Kind, Piece, Spot, Tabletop};

pub(super) const BOARD: Board =
    Board { game: GameId::Othello, columns: SIZE, rows: SIZE, coordinates: Coordinates::Edges };

// Alike with draughts/tabletop.rs: each asks its own kind of square.
impl Tabletop for Othello {
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
        position.disc_at(Square::of_spot(spot)?).map(|player| Piece { player, kind: Kind::Man })
    }

    fn path(&self, mv: Move) -> Vec<Spot> {
        mv.square().map(Square::spot).into_iter().collect()
    }

    fn captured(&self, position: &Position, mv: Move) -> Vec<Spot> {
        movegen::turned(position, mv).iter().map(Square::spot).collect()
    }

    fn set_up(&self, setup: &Setup) -> Result<Position, SetupError> {
        setup::position(setup)
    }

    fn score(&self, position: &Position) -> Option<[u32; 2]> {
        Some(position.final_score())
    }
}
