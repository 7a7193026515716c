//! A board as it is drawn: its shape, its spots, and what can stand on them; of any game.

use crate::{GameId, Player};

/// A place of a board, counted from 0 row by row from the top left corner, as the board is drawn for light, who sits
/// below.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spot(pub u8);

/// Where a board shows the names of its spots.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// A letter for each column and a number for each row, along the edges.
    Edges,
    /// The whole name in each spot.
    Spots,
}

/// The shape of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// The game whose board it is: front ends find their drawings by it.
    pub game: GameId,
    /// Spots in a row.
    pub columns: u8,
    /// Rows.
    pub rows: u8,
    /// Where names are shown.
    pub coordinates: Coordinates,
}

impl Board {
    /// All spots, whether they are played on or not, in order.
    pub fn spots(self) -> impl Iterator<Item = Spot> {
        (0..self.columns * self.rows).map(Spot)
    }

    /// The column, 0 at the left, and the row, 0 at the top, of a spot.
    pub const fn column_and_row(self, spot: Spot) -> (u8, u8) {
        (spot.0 % self.columns, spot.0 / self.columns)
    }

    /// The spot in a column, 0 at the left, and a row, 0 at the top; `None` outside the board.
    pub const fn spot(self, column: u8, row: u8) -> Option<Spot> {
        if column < self.columns && row < self.rows { Some(Spot(row * self.columns + column)) } else { None }
    }
}

/// What kind a piece is of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// The common piece of the game.
    Man,
    /// A crowned man.
    King,
}

/// A piece on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub player: Player,
    /// What it is.
    pub kind: Kind,
}

/// A spot together with the game on whose board it is, so that it can be called by its name in the game's notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameSpot {
    /// Whose board it is.
    pub game: GameId,
    /// Where.
    pub spot: Spot,
}
