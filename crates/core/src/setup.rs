//! A position as it is set up, part by part, before anybody knows whether the game has it: what an editor and a reader of
//! texts hand to a game.

use crate::board::{Board, Piece, Spot};
use crate::error::{Expected, Problem, Subject};
use crate::{Player, TextError};

/// The parts of a position of any game. What a game does not have is of no account there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// What stands on each spot, in the order of [`Board::spots`].
    pub pieces: Vec<Option<Piece>>,
    /// Whose turn it is.
    pub to_move: Player,
    /// The steps that would take back a checker's own last one, each from where to where.
    pub barred: Vec<(Spot, Spot)>,
    /// How many turns in a row were passed just before.
    pub passes: u8,
    /// Plies since the last one that cannot be taken back.
    pub quiet_plies: u16,
    /// The number of the move; the first is 1.
    pub move_number: u16,
}

impl Setup {
    /// These pieces, and nothing else to remember.
    pub fn new(pieces: Vec<Option<Piece>>, to_move: Player) -> Self {
        Self { pieces, to_move, barred: Vec::new(), passes: 0, quiet_plies: 0, move_number: 1 }
    }

    /// A board without pieces.
    pub(crate) fn empty(board: Board, to_move: Player) -> Self {
        Self::new(vec![None; board.spots().count()], to_move)
    }

    /// The pieces with their spots.
    pub(crate) fn placed(&self) -> impl Iterator<Item = (Spot, Piece)> {
        (0..=u8::MAX).map(Spot).zip(&self.pieces).filter_map(|(spot, piece)| Some((spot, (*piece)?)))
    }
}

/// The part of a setup in which something is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupPart {
    /// All pieces of a side.
    Side(Player),
    /// The piece on a spot.
    Spot(Spot),
    /// The barred step of this place in their list.
    Barred(usize),
    /// The pass of this place, counted from 0.
    Pass(u8),
}

/// Why a game has no such position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// Where the trouble is.
    pub part: SetupPart,
    /// What is wrong.
    pub problem: Problem,
    /// What would be right.
    pub expected: Expected,
}

impl SetupError {
    /// The same as an error in the text of which the part stands in that column.
    pub(crate) fn in_text(self, text: &str, column: usize) -> TextError {
        TextError::new(Subject::Position, text, self.problem, self.expected).at(column)
    }
}

impl std::error::Error for SetupError {}
