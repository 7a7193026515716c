//! Othello as a [`Game`].

use std::str::FromStr;

use super::moves::Move;
use super::position::Position;
use super::ruleset::Ruleset;
use super::{movegen, notation};
use crate::{CountMoves, Ending, Game, Notation, Player, Reason, TextError};

/// Othello with its ruleset; read it from a text such as `othello,pass=game-over`.
///
/// ```
/// use alquerque_core::{Game, Notation, othello::Othello};
/// let game = Othello::default();
/// let start = game.start();
/// let mv = game.parse_move(&start, "f5")?;
/// let board = game.position_text(&game.play_unchecked(&start, mv));
/// assert_eq!(board, "---------------------------OX------XXX-------------------------- O");
/// # Ok::<(), alquerque_core::TextError>(())
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Othello {
    /// The rules played by.
    pub ruleset: Ruleset,
}

impl FromStr for Othello {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Ok(Self { ruleset: text.parse()? })
    }
}

impl Game for Othello {
    type Position = Position;
    type Move = Move;

    fn start(&self) -> Position {
        Position::START
    }

    #[inline]
    fn to_move(&self, position: &Position) -> Player {
        position.to_move()
    }

    #[inline]
    fn moves_into(&self, position: &Position, moves: &mut Vec<Move>) {
        movegen::moves_into(self.ruleset, position, moves);
    }

    #[inline]
    fn play_unchecked(&self, position: &Position, mv: Move) -> Position {
        movegen::play_unchecked(position, mv)
    }

    #[inline]
    fn ending(&self, position: &Position, moves: &[Move]) -> Option<Ending> {
        // As long as the game goes on there is at least the pass.
        moves.is_empty().then(|| Ending { outcome: position.majority(), reason: Reason::Discs })
    }

    #[inline]
    fn can_repeat(&self) -> bool {
        false
    }

    #[inline]
    fn quiet_plies(&self, _: &Position) -> usize {
        0
    }
}

impl CountMoves for Othello {
    #[inline]
    fn count_moves(&self, position: &Position, _: &mut Vec<Move>) -> usize {
        movegen::count(self.ruleset, position) as usize
    }
}

impl Notation for Othello {
    fn ruleset_text(&self) -> String {
        self.ruleset.to_string()
    }

    fn parse_position(&self, text: &str) -> Result<Position, TextError> {
        notation::parse_position(text)
    }

    fn position_text(&self, position: &Position) -> String {
        notation::position_text(position)
    }

    fn parse_move(&self, position: &Position, text: &str) -> Result<Move, TextError> {
        notation::parse_move(text, position, &self.moves(position))
    }

    fn move_text(&self, mv: Move) -> String {
        mv.to_string()
    }
}
