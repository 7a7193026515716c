//! Static evaluation.
//!
//! Learned [weights](super::weights) replace the built-in weights of the same terms, and add weights for patterns of
//! checkers.

use std::sync::Arc;

use super::game::{Alquerque, PASSES_DRAW, QUIET_PLIES_DRAW};
use super::movegen::{self, Move};
use super::position::Position;
use super::weights::{self, TERMS, estimate};
use crate::Game;
use crate::evaluate::Evaluation;
use crate::weights::Weights;

/// The value of a checker, in hundredths.
const CHECKER: i32 = 100;
/// The value of a free point to step to: a player without moves has lost.
const MOBILITY: i32 = 4;
/// The extra value of a checker on a point with diagonals: it has twice as many moves, but can be captured in twice as
/// many ways.
const DIAGONAL: i32 = 2;
/// With forward steps, each row ahead of a checker keeps it mobile.
const RESERVE: i32 = 3;

/// The weights of the [`terms`](Alquerque::terms).
const BUILT_IN: [i32; TERMS] = [CHECKER, MOBILITY, DIAGONAL, RESERVE];

/// The default evaluation: learned weights if given, otherwise the terms above.
#[derive(Clone, Debug, Default)]
pub struct StaticEvaluation {
    pub(super) weights: Option<Arc<Weights>>,
}

impl Evaluation<Alquerque> for StaticEvaluation {
    /// Material, mobility, and reserve of steps. The built-in weights are rough guesses.
    #[inline]
    fn evaluate(&self, game: &Alquerque, position: &Position) -> i32 {
        let terms = game.terms(position);
        let difference = self.weights.as_ref().filter(|_| weights::LEARNS).map_or_else(
            || terms.iter().zip(BUILT_IN).map(|(count, weight)| count * weight).sum(),
            |weights| estimate(weights, *game, position, terms),
        );
        if !game.can_repeat() {
            return difference;
        }
        // Discounts the advantage as the draw by quiet plies approaches, so that the search uses it in time.
        let left = i32::from(QUIET_PLIES_DRAW.saturating_sub(position.quiet_plies()));
        difference * (100 + left) / (100 + i32::from(QUIET_PLIES_DRAW))
    }

    #[inline]
    fn is_quiet(&self, _: &Alquerque, _: &Position, mv: Move) -> bool {
        !mv.is_capture()
    }

    #[inline]
    fn is_quiet_leaf(&self, game: &Alquerque, position: &Position) -> bool {
        let goes_on = position.passes() < PASSES_DRAW && game.quiet_plies(position) < QUIET_PLIES_DRAW.into();
        goes_on && movegen::has_only_quiet_moves(game.ruleset, position)
    }

    #[inline]
    fn promise(&self, _: &Alquerque, _: &Position, mv: Move) -> i32 {
        if mv.is_capture() { CHECKER * i32::try_from(mv.legs()).unwrap_or(0) } else { 0 }
    }
}
