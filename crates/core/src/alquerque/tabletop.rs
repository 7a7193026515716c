//! Alquerque as it lies on the table.

use super::bitboard::Bitboard;
use super::game::Alquerque;
use super::moves::Move;
use super::options::Inverting;
use super::point::{Direction, Point, SIZE};
use super::position::Position;
use crate::tabletop::{Board, Coordinates, Kind, Piece, Spot, Tabletop};
use crate::{Game, GameId, Notation, Player, TextError};

const BOARD: Board =
    Board { game: GameId::Alquerque, columns: SIZE, rows: SIZE, coordinates: Coordinates::Edges, piece: "checker" };

/// Spots begin at the top, points at the bottom.
fn spot(point: Point) -> Spot {
    Spot((SIZE - 1 - point.row()) * SIZE + point.column())
}

fn point(spot: Spot) -> Option<Point> {
    let (column, row) = BOARD.column_and_row(spot);
    Point::new(column, (SIZE - 1).checked_sub(row)?)
}

impl Tabletop for Alquerque {
    fn board(&self) -> Board {
        BOARD
    }

    fn is_played(&self, spot: Spot) -> bool {
        point(spot).is_some()
    }

    fn spot_name(&self, spot: Spot) -> Option<String> {
        point(spot).map(|point| point.to_string())
    }

    fn piece_at(&self, position: &Position, spot: Spot) -> Option<Piece> {
        position.checker_at(point(spot)?).map(|player| Piece { player, kind: Kind::Man })
    }

    fn path(&self, mv: Move) -> Vec<Spot> {
        mv.path().into_iter().map(spot).collect()
    }

    fn captured(&self, _: &Position, mv: Move) -> Vec<Spot> {
        mv.captured().into_iter().map(spot).collect()
    }

    fn arrange(&self, pieces: &[Option<Piece>], to_move: Player) -> Result<Position, TextError> {
        let mut position = Position { checkers: [Bitboard::EMPTY; 2], to_move, ..self.start() };
        for (piece, spot) in pieces.iter().zip(BOARD.spots()) {
            if let (Some(piece), Some(point)) = (piece, point(spot)) {
                position.checkers[piece.player.index()] |= point.into();
            }
        }
        self.parse_position(&self.position_text(&position))
    }

    fn why_not(&self, position: &Position, from: Spot, to: Option<Spot>) -> Option<String> {
        let from = point(from)?;
        match to.and_then(point) {
            Some(to) => self.why_not_to(position, from, to),
            None => self.why_not_at_all(position, from),
        }
    }
}

impl Alquerque {
    fn why_not_to(self, position: &Position, from: Point, to: Point) -> Option<String> {
        Some(match Direction::between(from, to) {
            None => "No line leads there in one step.".to_owned(),
            Some(direction) if !self.ruleset.step_directions(position.to_move()).contains(&direction) => {
                "Checkers do not step back.".to_owned()
            }
            Some(direction) if position.barred(direction).contains(from) => {
                format!("It came from {to} and may not step straight back.")
            }
            Some(_) => return None,
        })
    }

    fn why_not_at_all(self, position: &Position, from: Point) -> Option<String> {
        if !self.ruleset.step_origins(position.to_move()).contains(from) {
            return Some(format!("The checker on {from} has reached the far row and can only capture from there."));
        }
        if self.ruleset.inverting == Inverting::Allowed {
            return None;
        }
        Direction::ALL.into_iter().find_map(|direction| {
            let to = from.neighbour(direction).filter(|_| position.barred(direction).contains(from))?;
            let free = position.empty().contains(to);
            free.then(|| format!("The checker on {from} came from {to} and may not step back."))
        })
    }
}
