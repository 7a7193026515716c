//! Alquerque as a [`Game`].

use std::str::FromStr;

use super::moves::Move;
use super::position::Position;
use super::ruleset::Ruleset;
use super::{movegen, notation};
use crate::{CountMoves, Ending, Game, Notation, Outcome, Player, Reason, TextError};

/// Plies without a capture after which the game is drawn, where it could go on for ever.
pub const QUIET_PLIES_DRAW: u16 = 100;

/// Turns passed in a row after which the game is drawn.
pub const PASSES_DRAW: u8 = 2;

/// Alquerque with its ruleset; read it from a text such as `merkel,invert=allowed`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Alquerque {
    /// The rules played by.
    pub ruleset: Ruleset,
}

impl FromStr for Alquerque {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Ok(Self { ruleset: text.parse()? })
    }
}

impl Game for Alquerque {
    type Position = Position;
    type Move = Move;

    fn start(&self) -> Position {
        Position { to_move: self.ruleset.begin, ..Position::START }
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
        movegen::play_unchecked(self.ruleset, position, mv)
    }

    #[inline]
    fn ending(&self, position: &Position, moves: &[Move]) -> Option<Ending> {
        let player = position.to_move();
        if moves.is_empty() {
            let reason = if position.checkers(player).is_empty() { Reason::NoPieces } else { Reason::NoMoves };
            return Some(Ending { outcome: Outcome::Win(player.opponent()), reason });
        }
        if position.passes() >= PASSES_DRAW {
            return Some(Ending { outcome: Outcome::Draw, reason: Reason::Passes });
        }
        (self.can_repeat() && position.quiet_plies() >= QUIET_PLIES_DRAW)
            .then_some(Ending { outcome: Outcome::Draw, reason: Reason::QuietPlies })
    }

    #[inline]
    fn can_repeat(&self) -> bool {
        self.ruleset.can_repeat()
    }

    #[inline]
    fn quiet_plies(&self, position: &Position) -> usize {
        if self.can_repeat() { position.quiet_plies().into() } else { 0 }
    }
}

impl CountMoves for Alquerque {}

impl Notation for Alquerque {
    fn ruleset_text(&self) -> String {
        self.ruleset.to_string()
    }

    fn parse_position(&self, text: &str) -> Result<Position, TextError> {
        notation::parse_position(self.ruleset, text)
    }

    fn position_text(&self, position: &Position) -> String {
        notation::position_text(self.ruleset, position)
    }

    fn parse_move(&self, position: &Position, text: &str) -> Result<Move, TextError> {
        notation::parse_move(text, &self.moves(position))
    }

    fn move_text(&self, mv: Move) -> String {
        mv.to_string()
    }
}
