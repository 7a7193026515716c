//! A game as it lies on the table: its board, what stands where, and what a move touches.
//!
//! Front ends draw and handle every game through this trait, so that none of them needs to know one.

use crate::Notation;
use crate::setup::{Setup, SetupError};

pub use crate::board::{Board, Coordinates, GameSpot, Kind, Piece, Spot};

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

/// Why a rule of its own keeps a game's piece from moving.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WhyNot {
    /// No line of the board leads there in one step.
    NoLine,
    /// Steps lead forward and sideways only.
    NotBack,
    /// The piece came from there with its last step, and may not go straight back.
    CameFrom(GameSpot),
    /// Nor may the piece here, which has no other way.
    HereFrom(GameSpot, GameSpot),
    /// From the row that the piece here has reached it can only capture.
    FarRow(GameSpot),
    /// With so many checkers left, or fewer, play goes on within the inner square.
    InnerSquare(u32),
    /// Then those on the edge come in before the others move.
    EdgeFirst(u32),
    /// Pieces stay on the dark squares.
    DarkSquares,
    /// A man goes forward; a king goes both ways.
    ManForward,
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

    /// The position with these parts.
    ///
    /// # Errors
    /// Where the rules know no such position: too many pieces, or a piece where it cannot stand.
    fn set_up(&self, setup: &Setup) -> Result<Self::Position, SetupError>;

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

    /// The rules of the game's own that keep the piece on `from` from moving at all, or from going to `to`: those without
    /// which it could. None where nothing but other pieces is in its way. Compulsory captures, and spots that are taken, need
    /// not be spoken of.
    fn why_not(&self, position: &Self::Position, from: Spot, to: Option<Spot>) -> Vec<WhyNot> {
        let _ = (position, from, to);
        Vec::new()
    }

    /// The rows of the other side's pieces that begin beside a free spot and end in nothing that would turn them over, each with
    /// that spot first and with what lies behind it last, if it is on the board: where no row is closed, they show why.
    fn open_rows(&self, position: &Self::Position, spot: Spot) -> Vec<Vec<Spot>> {
        let _ = (position, spot);
        Vec::new()
    }

    /// The spots on which alone pieces may land now, where a rule confines the play to less than the board.
    fn confined_to(&self, position: &Self::Position) -> Option<Vec<Spot>> {
        let _ = position;
        None
    }

    /// The move with all that it touches.
    fn turn(&self, position: &Self::Position, mv: Self::Move) -> Turn {
        Turn { text: self.move_text(mv), path: self.path(mv), captured: self.captured(position, mv) }
    }
}
