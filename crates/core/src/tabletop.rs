//! The interface of a game for front ends: the board, the pieces, and what a move touches.
//!
//! Front ends draw and handle every game through this trait, without knowing which one it is.

use crate::Notation;
use crate::setup::{Setup, SetupError};

pub use crate::board::{Board, Coordinates, GameSpot, Kind, Piece, Place, Spot};

/// A move and everything it touches.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// The move's notation.
    pub text: String,
    /// The spots that the moving piece touches, from first to last: a single spot if a piece is placed, none for a
    /// pass.
    pub path: Vec<Spot>,
    /// The spots whose pieces are captured or flipped; in a capture chain in order, one per jump.
    pub captured: Vec<Spot>,
}

/// A rule that forbids moving a piece, for explaining illegal moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// No line of the board connects the spots in one step.
    NoLine,
    /// Steps lead forward and sideways only.
    NotBack,
    /// The piece came from there with its last step and may not step straight back.
    CameFrom(GameSpot),
    /// Like [`WhyNot::CameFrom`], and the piece has no other move.
    HereFrom(GameSpot, GameSpot),
    /// On this row the piece can only capture.
    FarRow(GameSpot),
    /// With this many checkers or fewer, play is confined to the inner square.
    InnerSquare(u32),
    /// Checkers on the edge must enter the inner square before others move.
    EdgeFirst(u32),
    /// Pieces stay on dark squares.
    DarkSquares,
    /// Men move forward; only kings move both ways.
    ManForward,
}

/// What front ends need to display and play a game.
pub trait Tabletop: Notation {
    /// The points or squares of the board.
    type Place: Place;

    /// The shape of the board.
    fn board(&self) -> Board;

    /// Whether the spot is part of the board.
    fn is_played(&self, spot: Spot) -> bool {
        Self::Place::from_spot(spot).is_some()
    }

    /// The spot's name in the game's notation; `None` if it is not part of the board.
    fn spot_name(&self, spot: Spot) -> Option<String> {
        Self::Place::from_spot(spot).map(|place| place.to_string())
    }

    /// The piece on a spot.
    fn piece_at(&self, position: &Self::Position, spot: Spot) -> Option<Piece>;

    /// The spots that the moving piece touches, as in [`Turn::path`]. The move must be legal.
    fn path(&self, mv: Self::Move) -> Vec<Spot>;

    /// The spots whose pieces a move captures or flips, as in [`Turn::captured`]. The move must be legal.
    fn captured(&self, position: &Self::Position, mv: Self::Move) -> Vec<Spot>;

    /// The position with this setup.
    ///
    /// # Errors
    /// If the rules have no such position: too many pieces, or a piece where it cannot stand.
    fn set_up(&self, setup: &Setup) -> Result<Self::Position, SetupError>;

    /// The numbers of light and dark pieces on the board that count.
    fn counts(&self, position: &Self::Position) -> [u32; 2] {
        let mut counts = [0; 2];
        for piece in self.board().spots().filter_map(|spot| self.piece_at(position, spot)) {
            counts[piece.player.index()] += 1;
        }
        counts
    }

    /// The score of a finished game, light's and dark's, in games won by counting.
    fn score(&self, _position: &Self::Position) -> Option<[u32; 2]> {
        None
    }

    /// The rules that keep the piece on `from` from moving at all, or from going to `to`. Empty if only other pieces
    /// are in its way. Does not mention compulsory captures or occupied spots.
    fn why_not(&self, _position: &Self::Position, _from: Spot, _to: Option<Spot>) -> Vec<WhyNot> {
        Vec::new()
    }

    /// For explaining illegal placements: the rows of opposing pieces next to a free spot that are not closed at their
    /// far end. Each starts with the free spot and ends with the spot behind the row, if it is on the board.
    fn open_rows(&self, _position: &Self::Position, _spot: Spot) -> Vec<Vec<Spot>> {
        Vec::new()
    }

    /// The only spots that pieces may move to, if a rule confines play to part of the board.
    fn confined_to(&self, _position: &Self::Position) -> Option<Vec<Spot>> {
        None
    }

    /// The move and everything it touches.
    fn turn(&self, position: &Self::Position, mv: Self::Move) -> Turn {
        Turn { text: self.move_text(mv), path: self.path(mv), captured: self.captured(position, mv) }
    }
}
