//! English draughts as a [`Game`].

use super::movegen::{self, Move};
use super::position::Position;
use super::ruleset::Ruleset;
use crate::key::packed;
use crate::{Ending, Game, Player, Reason, StateSpace};

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
        (position.quiet_plies() >= QUIET_PLIES_DRAW).then_some(Ending::draw(Reason::QuietPlies))
    }

    #[inline]
    fn can_repeat(&self) -> bool {
        true
    }

    #[inline]
    fn quiet_plies(&self, position: &Position) -> usize {
        position.quiet_plies().into()
    }

    #[inline]
    fn at_rest(&self, position: &Position) -> Position {
        Position { quiet_plies: 0, move_number: 1, ..*position }
    }

    #[inline]
    fn key(&self, position: &Position) -> u64 {
        // The whole position in two words: three sets of 35 bits, the side to move, and the halfmove clock, which has 7
        // bits in an unfinished game.
        let kings = position.kings.0;
        let first = position.pieces[0].0 | kings << 35;
        let second = position.pieces[1].0 | (kings >> 29) << 35 | (position.to_move.index() as u64) << 63;
        packed([first, second | u64::from(position.quiet_plies) << 42])
    }
}

impl StateSpace for Draughts {
    #[inline]
    fn canonical_key(&self, position: &Position) -> u64 {
        position.canonical_key()
    }
}
