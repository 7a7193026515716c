//! English draughts as a [`Game`].

use std::str::FromStr;

use super::moves::Move;
use super::position::Position;
use super::ruleset::Ruleset;
use super::{movegen, notation};
use crate::{CountMoves, Ending, Game, Notation, Outcome, Player, Reason, TextError};

/// Plies without a capture or a man's move after which the game is drawn: 40 moves by each side.
pub const QUIET_PLIES_DRAW: u16 = 80;

/// English draughts with its ruleset; read it from a text such as `draughts` or `draughts,begin=light`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draughts {
    /// The rules played by.
    pub ruleset: Ruleset,
}

impl FromStr for Draughts {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        Ok(Self { ruleset: text.parse()? })
    }
}

impl Game for Draughts {
    type Position = Position;
    type Move = Move;

    fn start(&self) -> Position {
        Position::start(self.ruleset.begin)
    }

    #[inline]
    fn to_move(&self, position: &Position) -> Player {
        position.to_move()
    }

    #[inline]
    fn moves_into(&self, position: &Position, moves: &mut Vec<Move>) {
        movegen::moves_into(position, moves);
    }

    #[inline]
    fn play_unchecked(&self, position: &Position, mv: Move) -> Position {
        movegen::play_unchecked(self.ruleset, position, mv)
    }

    #[inline]
    fn ending(&self, position: &Position, moves: &[Move]) -> Option<Ending> {
        let player = position.to_move();
        if moves.is_empty() {
            let reason = if position.pieces(player).is_empty() { Reason::NoPieces } else { Reason::NoMoves };
            return Some(Ending { outcome: Outcome::Win(player.opponent()), reason });
        }
        (position.quiet_plies() >= QUIET_PLIES_DRAW)
            .then_some(Ending { outcome: Outcome::Draw, reason: Reason::QuietPlies })
    }

    #[inline]
    fn can_repeat(&self) -> bool {
        true
    }

    #[inline]
    fn quiet_plies(&self, position: &Position) -> usize {
        position.quiet_plies().into()
    }
}

impl CountMoves for Draughts {}

impl Notation for Draughts {
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
        notation::parse_move(text, &self.moves(position))
    }

    fn move_text(&self, mv: Move) -> String {
        mv.to_string()
    }
}
