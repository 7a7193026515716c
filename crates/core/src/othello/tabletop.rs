//! Othello as it lies on the table.

use super::game::Othello;
use super::movegen;
use super::moves::Move;
use super::position::Position;
use super::square::{SIZE, Square};
use crate::tabletop::{Board, Coordinates, Kind, Piece, Spot, Tabletop};
use crate::{GameId, Notation, Player, TextError};

const BOARD: Board =
    Board { game: GameId::Othello, columns: SIZE, rows: SIZE, coordinates: Coordinates::Edges, piece: "disc" };

/// Squares are counted as spots are, from the top.
fn spot(square: Square) -> Spot {
    Spot(square.0)
}

fn square(spot: Spot) -> Option<Square> {
    let (column, row) = BOARD.column_and_row(spot);
    Square::new(column, row)
}

impl Tabletop for Othello {
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
        position.disc_at(square(spot)?).map(|player| Piece { player, kind: Kind::Man })
    }

    fn path(&self, mv: Move) -> Vec<Spot> {
        mv.square().map(spot).into_iter().collect()
    }

    fn captured(&self, position: &Position, mv: Move) -> Vec<Spot> {
        movegen::turned(position, mv).iter().map(spot).collect()
    }

    fn arrange(&self, pieces: &[Option<Piece>], to_move: Player) -> Result<Position, TextError> {
        let mut position = Position { discs: Default::default(), to_move };
        let mut king = None;
        for (piece, square) in pieces.iter().zip(Square::all()) {
            if let Some(piece) = piece {
                let discs = &mut position.discs[piece.player.index()];
                *discs = *discs | square.into();
                king = king.or((piece.kind == Kind::King).then_some(square));
            }
        }
        match king {
            None => Ok(position),
            Some(square) => {
                let problem = format!("there is a king on {square}");
                Err(TextError::new("position", &self.position_text(&position), problem, "discs alone"))
            }
        }
    }

    fn score(&self, position: &Position) -> Option<[u32; 2]> {
        Some(position.final_score())
    }
}
