//! The shape of a board, its spots and pieces, for any game.

use std::fmt::Display;

use crate::{GameId, Player};

/// A place on a board, counted from 0 row by row from the top left, with light at the bottom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Spot(pub u8);

/// Where the board shows coordinates.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Coordinates {
    /// Letters and numbers along the edges.
    Edges,
    /// The full name in each spot.
    Spots,
}

/// The shape of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Board {
    /// The game, by which front ends choose the drawings.
    pub game: GameId,
    /// The number of spots in a row.
    pub columns: u8,
    /// The number of rows.
    pub rows: u8,
    /// Where coordinates are shown.
    pub coordinates: Coordinates,
}

impl Board {
    /// All spots in order, including those that are not part of the board.
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

/// The kind of a piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Kind {
    /// An ordinary piece.
    Man,
    /// A crowned man.
    King,
}

/// A piece on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// The owner.
    pub player: Player,
    /// The kind.
    pub kind: Kind,
}

/// A point or square of a game, displayed by its name.
pub trait Place: Copy + Display {
    /// The game.
    const GAME: GameId;

    /// The place at a spot; `None` if the spot is not part of the board.
    fn from_spot(spot: Spot) -> Option<Self>;

    /// The place's spot.
    fn spot(self) -> Spot;
}

/// A spot on a game's board; the two determine its name in the game's notation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct GameSpot {
    /// The game.
    pub game: GameId,
    /// The spot.
    pub spot: Spot,
}

impl<P: Place> From<P> for GameSpot {
    fn from(place: P) -> Self {
        Self { game: P::GAME, spot: place.spot() }
    }
}
