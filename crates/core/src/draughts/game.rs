//! English draughts as a [`Game`].

use super::movegen;
use super::moves::Move;
use super::position::Position;
use super::ruleset::Ruleset;
use crate::{CountMoves, Ending, Game, Outcome, Player, Reason, StateSpace};

/// Plies without a capture or a man's move that draw the game: 40 moves by each side.
pub const QUIET_PLIES_DRAW: u16 = 80;

/// English draughts with its ruleset; parsed from a text such as `draughts` or `draughts,begin=light`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Draughts {
    /// The rules.
    pub ruleset: Ruleset,
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
            return Some(Ending::lost(player, !position.pieces(player).is_empty()));
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

impl StateSpace for Draughts {
    #[inline]
    fn at_rest(&self, position: &Position) -> Position {
        Position { quiet_plies: 0, move_number: 1, ..*position }
    }

    #[inline]
    fn canonical_key(&self, position: &Position) -> u64 {
        position.canonical_key()
    }
}
