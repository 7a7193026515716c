//! A game as it lies on the table: its board, what stands where, and what a move touches.
//!
//! Front ends draw and handle every game through this trait, so that none of them needs to know one.

use crate::{GameId, Notation, Player, TextError};

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
    /// What a common piece is called: `checker`, `disc`, `man`.
    pub piece: &'static str,
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

/// A move with all that it touches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The move's notation.
    pub text: String,
    /// The spots that the moving piece touches, from the first to the last; a single spot where a piece is set, and
    /// none where the turn is passed.
    pub path: Vec<Spot>,
    /// The spots whose pieces are captured or turned over: of a chain of captures, one for each jump, in order.
    pub captured: Vec<Spot>,
}

/// What front ends need to know of a game in order to show it and to have it played.
pub trait Tabletop: Notation {
    /// The shape of the board.
    fn board(&self) -> Board;

    /// Whether the spot is played on.
    fn is_played(&self, spot: Spot) -> bool;

    /// The spot's name in the game's notation; `None` for a spot that is not played on.
    fn spot_name(&self, spot: Spot) -> Option<String>;

    /// The piece on a spot.
    fn piece_at(&self, position: &Self::Position, spot: Spot) -> Option<Piece>;

    /// The spots that the moving piece touches, as in [`Turn::path`].
    fn path(&self, mv: Self::Move) -> Vec<Spot>;

    /// The spots whose pieces the legal move captures or turns over, as in [`Turn::captured`].
    fn captured(&self, position: &Self::Position, mv: Self::Move) -> Vec<Spot>;

    /// A position with these pieces, one entry for each spot of [`Board::spots`], and nothing else to remember.
    ///
    /// # Errors
    /// Where the game knows no such position: too many pieces, or a piece where it cannot stand.
    fn arrange(&self, pieces: &[Option<Piece>], to_move: Player) -> Result<Self::Position, TextError>;

    /// The pieces of light and of dark that count: those on the board.
    fn counts(&self, position: &Self::Position) -> [u32; 2] {
        let mut counts = [0; 2];
        for piece in self.board().spots().filter_map(|spot| self.piece_at(position, spot)) {
            counts[piece.player.index()] += 1;
        }
        counts
    }

    /// The score of a finished game, light's and dark's, where the game is won by a count.
    fn score(&self, position: &Self::Position) -> Option<[u32; 2]> {
        let _ = position;
        None
    }

    /// Why the piece on `from` may not move at all, or not to `to`, in a sentence, where the game has a reason of its
    /// own. Compulsory captures, and spots that are taken, need not be spoken of.
    fn why_not(&self, position: &Self::Position, from: Spot, to: Option<Spot>) -> Option<String> {
        let _ = (position, from, to);
        None
    }

    /// The move with all that it touches.
    fn turn(&self, position: &Self::Position, mv: Self::Move) -> Turn {
        Turn { text: self.move_text(mv), path: self.path(mv), captured: self.captured(position, mv) }
    }
}
