//! Othello as a [`Game`].

use super::movegen::{self, Move};
use super::position::Position;
use super::ruleset::Ruleset;
use crate::key::packed;
use crate::{Ending, Game, Player, Reason};

/// Othello with its ruleset; parsed from a text such as `othello,pass=game-over`.
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
    /// The rules.
    pub ruleset: Ruleset,
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
        // While the game is not over, there is at least a pass.
        moves.is_empty().then(|| Ending { outcome: position.majority(), reason: Reason::Discs })
    }

    #[inline]
    fn count_moves(&self, position: &Position, _: &mut Vec<Move>) -> usize {
        movegen::count(self.ruleset, position) as usize
    }

    #[inline]
    fn key(&self, position: &Position) -> u64 {
        let [light, dark] = position.discs.map(|discs| discs.0);
        // The complement marks dark to move. No other position has these words, as no square has discs of both sides.
        packed(if position.to_move == Player::Light { [light, dark] } else { [!light, dark] })
    }
}
