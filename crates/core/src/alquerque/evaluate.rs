//! What a position is worth at a glance.

use super::bitboard::Bitboard;
use super::game::{Alquerque, QUIET_PLIES_DRAW};
use super::moves::Move;
use super::options::Steps;
use super::point::Direction;
use super::position::Position;
use crate::Keyed;
use crate::evaluate::Evaluation;
use crate::{Game, Player};

/// A checker's worth, in hundredths.
const CHECKER: i32 = 100;
/// What a free point to step to is worth: the player who runs out of them has lost.
const MOBILITY: i32 = 4;
/// What a checker on a point with diagonals is worth more than on another: it has twice as many ways, but there it can be
/// captured in twice as many, too.
const DIAGONAL: i32 = 2;
/// Where checkers only step forward, each row that lies before a checker keeps it mobile.
const RESERVE: i32 = 3;

/// The evaluation that this file describes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct StaticEvaluation;

impl Evaluation<Alquerque> for StaticEvaluation {
    /// Checkers, free ways, and reserves of steps. The weights are round guesses.
    #[inline]
    fn evaluate(&self, game: &Alquerque, position: &Position) -> i32 {
        let own = game.worth(position, position.to_move());
        let opponent = game.worth(position, position.to_move().opponent());
        let difference = own - opponent;
        if !game.can_repeat() {
            return difference;
        }
        // The nearer the draw by quiet plies, the less an advantage is worth: so the search makes use of it before.
        let left = i32::from(QUIET_PLIES_DRAW.saturating_sub(position.quiet_plies()));
        difference * (100 + left) / (100 + i32::from(QUIET_PLIES_DRAW))
    }

    #[inline]
    fn is_quiet(&self, _: &Alquerque, _: &Position, mv: Move) -> bool {
        !mv.is_capture()
    }

    #[inline]
    fn promise(&self, _: &Alquerque, _: &Position, mv: Move) -> i32 {
        if mv.is_capture() { CHECKER * i32::try_from(mv.legs()).unwrap_or(0) } else { 0 }
    }
}

impl Keyed for Alquerque {}

impl Alquerque {
    #[inline]
    fn worth(self, position: &Position, player: Player) -> i32 {
        let checkers = position.checkers(player);
        let origins = checkers & self.ruleset.step_origins(player);
        let mut ways = 0;
        for &direction in self.ruleset.step_directions(player) {
            let free = position.empty().shift(direction.opposite());
            ways += count(origins.with_lines(direction) & free & !position.barred(direction));
        }
        let mut worth = CHECKER * count(checkers) + MOBILITY * ways + DIAGONAL * count(checkers & Bitboard::DIAGONAL);
        if self.ruleset.steps == Steps::Forward {
            let forward = if player == Player::Light { Direction::North } else { Direction::South };
            let mut ahead = checkers.shift(forward);
            while !ahead.is_empty() {
                worth += RESERVE * count(ahead);
                ahead = ahead.shift(forward);
            }
        }
        worth
    }
}

#[expect(clippy::cast_possible_wrap, reason = "at most 25")]
#[inline]
fn count(points: Bitboard) -> i32 {
    points.count() as i32
}
