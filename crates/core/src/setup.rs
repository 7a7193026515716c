//! The parts of a position before it is validated: what the editor and the parsers pass to a game.

use alquerque_language::{Phrase, message};

use crate::board::{Board, Piece, Spot};
use crate::{GameId, Player, TextError, side_key};

/// The parts of a position of any game. Parts that a game does not have are ignored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    /// The piece on each spot, in the order of [`Board::spots`].
    pub pieces: Vec<Option<Piece>>,
    /// The side to move.
    pub to_move: Player,
    /// The barred steps (from, to): each would undo a checker's own last step.
    pub barred: Vec<(Spot, Spot)>,
    /// The number of turns just passed in a row.
    pub passes: u8,
    /// The halfmove clock.
    pub quiet_plies: u16,
    /// The move number, starting at 1.
    pub move_number: u16,
}

impl Setup {
    /// These pieces, with no history.
    pub fn new(pieces: Vec<Option<Piece>>, to_move: Player) -> Self {
        Self { pieces, to_move, barred: Vec::new(), passes: 0, quiet_plies: 0, move_number: 1 }
    }

    /// An empty board.
    pub(crate) fn empty(board: Board, to_move: Player) -> Self {
        Self::new(vec![None; board.spots().count()], to_move)
    }

    /// The pieces with their spots.
    pub(crate) fn placed(&self) -> impl Iterator<Item = (Spot, Piece)> {
        (0..=u8::MAX).map(Spot).zip(&self.pieces).filter_map(|(spot, piece)| Some((spot, (*piece)?)))
    }
}

/// The part of a setup that is wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SetupPart {
    /// All pieces of one side.
    Side(Player),
    /// The piece on a spot.
    Spot(Spot),
    /// The barred step with this index.
    Barred(usize),
    /// The pass with this index, from 0.
    Pass(u8),
}

/// The reason why a setup is not a valid position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SetupError {
    /// The part that is wrong.
    pub part: SetupPart,
    /// What is wrong.
    pub problem: Phrase,
    /// What is expected.
    pub expected: Phrase,
}

impl SetupError {
    pub(crate) fn new(part: SetupPart, problem: impl Into<Phrase>, expected: impl Into<Phrase>) -> Self {
        Self { part, problem: problem.into(), expected: expected.into() }
    }

    /// Converts to a parse error, for a text with the wrong part at this column.
    pub(crate) fn in_text(self, text: &str, column: usize) -> TextError {
        TextError::new("position", text, self.problem, self.expected).at(column)
    }
}

impl std::error::Error for SetupError {}

/// Checks the number of each side's pieces: at most twelve, as at the start of the games with captures.
pub(crate) fn check_counts(game: GameId, counts: [u32; 2]) -> Result<(), SetupError> {
    let Some((player, count)) = Player::BOTH.into_iter().zip(counts).find(|&(_, count)| count > 12) else {
        return Ok(());
    };
    let problem = Phrase::new(message::PROBLEM_TOO_MANY)
        .key("side", side_key(player, game))
        .number("count", count)
        .key("game", game.name());
    Err(SetupError::new(SetupPart::Side(player), problem, message::EXPECTED_TWELVE_PIECES))
}
