//! Othello as a [`Tabletop`], and positions from setups.

use alquerque_language::{Phrase, message};

use super::game::Othello;
use super::movegen::{self, Move};
use super::position::Position;
use super::square::{SIZE, Square};
use crate::GameId;
use crate::setup::{Setup, SetupError, SetupPart};
use crate::tabletop::{Board, Coordinates, Kind, Piece, Place, Spot, Tabletop};

pub(super) const BOARD: Board =
    Board { game: GameId::Othello, columns: SIZE, rows: SIZE, coordinates: Coordinates::Edges };

/// Offsets (column, row) from a square to its neighbours.
const DIRECTIONS: [(i8, i8); 8] = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)];

/// The row of opposing discs next to a square in this direction, unless an own disc closes it.
fn open_row(position: &Position, square: Square, (columns, rows): (i8, i8)) -> Option<Vec<Spot>> {
    let player = position.to_move();
    let next =
        |from: Square| Square::new(from.column().checked_add_signed(columns)?, from.row().checked_add_signed(rows)?);
    let mut row = vec![square.spot()];
    let mut end = next(square);
    while let Some(at) = end {
        row.push(at.spot());
        match position.disc_at(at) {
            Some(owner) if owner == player => return None,
            Some(_) => end = next(at),
            None => break,
        }
    }
    // A row without discs, up to a free neighbour, does not count.
    let discs = row.iter().skip(1).filter_map(|&spot| position.disc_at(Square::from_spot(spot)?)).count();
    (discs > 0).then_some(row)
}

impl Tabletop for Othello {
    type Place = Square;

    fn board(&self) -> Board {
        BOARD
    }

    fn piece_at(&self, position: &Position, spot: Spot) -> Option<Piece> {
        position.disc_at(Square::from_spot(spot)?).map(|player| Piece { player, kind: Kind::Man })
    }

    fn path(&self, mv: Move) -> Vec<Spot> {
        mv.square().map(Square::spot).into_iter().collect()
    }

    fn captured(&self, position: &Position, mv: Move) -> Vec<Spot> {
        movegen::turned(position, mv).iter().map(Square::spot).collect()
    }

    fn set_up(&self, setup: &Setup) -> Result<Position, SetupError> {
        let mut position = Position { discs: Default::default(), to_move: setup.to_move };
        for (spot, piece) in setup.placed() {
            let Some(square) = Square::from_spot(spot) else { continue };
            if piece.kind == Kind::King {
                let problem = Phrase::new(message::PROBLEM_KING).text("at", &square.to_string());
                return Err(SetupError::new(SetupPart::Spot(spot), problem, message::EXPECTED_DISCS_ALONE));
            }
            position.discs[piece.player.index()] |= square.into();
        }
        Ok(position)
    }

    fn open_rows(&self, position: &Position, spot: Spot) -> Vec<Vec<Spot>> {
        let Some(square) = Square::from_spot(spot) else { return Vec::new() };
        DIRECTIONS.into_iter().filter_map(|direction| open_row(position, square, direction)).collect()
    }

    fn score(&self, position: &Position) -> Option<[u32; 2]> {
        Some(position.final_score(self.ruleset))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Notation;

    fn rows_from(text: &str, name: &str) -> Vec<String> {
        let game = Othello::default();
        let position = game.parse_position(text).unwrap();
        let spot = Square::from_name(name).unwrap().spot();
        let name = |spot: &Spot| game.spot_name(*spot).unwrap();
        game.open_rows(&position, spot).iter().map(|row| row.iter().map(name).collect::<Vec<_>>().join(" ")).collect()
    }

    #[test]
    fn exactly_the_open_rows_are_found() {
        let start = "---------------------------OX------XO--------------------------- X";
        // White on d4 and e5, black on e4 and d5; black is to move.
        assert_eq!(rows_from(start, "c3"), ["c3 d4 e5 f6"]);
        assert_eq!(rows_from(start, "d6"), ["d6 e5 f4"]);
        assert_eq!(rows_from(start, "e6"), [""; 0], "it closes a row, and flips it");
        assert_eq!(rows_from(start, "a1"), [""; 0], "no disc is adjacent");
        let edge = "OO-------------------------OX------XO--------------------------- X";
        assert_eq!(rows_from(edge, "c1"), ["c1 b1 a1"], "the edge closes nothing");
    }
}
