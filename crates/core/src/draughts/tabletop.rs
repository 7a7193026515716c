//! English draughts as it lies on the table.

use super::bitboard::Bitboard;
use super::game::Draughts;
use super::moves::Move;
use super::position::Position;
use super::square::Square;
use crate::tabletop::{Board, Coordinates, Kind, Piece, Spot, Tabletop};
use crate::{GameId, Notation, Player, TextError};

const BOARD: Board =
    Board { game: GameId::Draughts, columns: 8, rows: 8, coordinates: Coordinates::Spots, piece: "man" };

fn spot(square: Square) -> Spot {
    Spot(square.row() * BOARD.columns + square.column())
}

/// `None` for the light squares, which are not played on.
fn square(spot: Spot) -> Option<Square> {
    let (column, row) = BOARD.column_and_row(spot);
    Square::at(column, row)
}

impl Tabletop for Draughts {
    fn board(&self) -> Board {
        BOARD
    }

    fn is_played(&self, spot: Spot) -> bool {
        square(spot).is_some()
    }

    fn spot_name(&self, spot: Spot) -> Option<String> {
        square(spot).map(|square| square.to_string())
    }

    fn piece_at(&self, position: &Position, spot: Spot) -> Option<Piece> {
        position.piece_at(square(spot)?)
    }

    fn path(&self, mv: Move) -> Vec<Spot> {
        mv.path().into_iter().map(spot).collect()
    }

    fn captured(&self, _: &Position, mv: Move) -> Vec<Spot> {
        mv.captured().into_iter().map(spot).collect()
    }

    fn arrange(&self, pieces: &[Option<Piece>], to_move: Player) -> Result<Position, TextError> {
        let mut position = Position { pieces: [Bitboard::EMPTY; 2], ..Position::start(to_move) };
        for (piece, spot) in pieces.iter().zip(BOARD.spots()) {
            let Some(piece) = piece else { continue };
            let Some(square) = square(spot) else {
                let (column, row) = BOARD.column_and_row(spot);
                let place = format!("column {}, row {}", column + 1, row + 1);
                let problem = "there is a piece on a light square";
                return Err(TextError::new("position", &place, problem, "pieces on dark squares only"));
            };
            position.pieces[piece.player.index()] |= square.into();
            if piece.kind == Kind::King {
                position.kings |= square.into();
            }
        }
        // The reader tells what is wrong with it.
        self.parse_position(&self.position_text(&position))
    }

    fn why_not(&self, position: &Position, from: Spot, to: Option<Spot>) -> Option<String> {
        let from = square(from)?;
        let Some(to) = square(to?) else { return Some("Pieces stay on the dark squares.".to_owned()) };
        let piece = position.piece_at(from)?;
        let forward = match piece.player {
            Player::Light => to.row() < from.row(),
            Player::Dark => to.row() > from.row(),
        };
        (piece.kind == Kind::Man && !forward).then(|| "A man goes forward only; a king goes both ways.".to_owned())
    }
}
