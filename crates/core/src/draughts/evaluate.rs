//! Static evaluation.
//!
//! The terms follow the literature on the game: material above all, with a king worth nearly a man and a half; men
//! about to be crowned; men on the back row while the opponent has men to crown, especially on the two squares of the
//! *bridge*; the centre; mobility and trapped kings; and exchanges, which favour the side ahead.
//!
//! The weights started as guesses, and most were then tuned in matches of 400 games at five plies from random openings.
//! Higher weights for back row, bridge, mobility and exchanges were better. Two obvious terms are missing: a value for
//! each row that a man has advanced did harm, and rewarding the side ahead for bringing its kings close to the opponent
//! gained nothing.
//!
//! All terms are bit counts, the same for both sides with the board rotated.
//!
//! Learned [weights](super::weights) replace the weights of these terms, and add weights for patterns of men. With a
//! [database](super::endgames), the result of a position with few pieces replaces both.

use std::ops::Range;
use std::sync::Arc;

use super::endgames::Endgames;
use super::game::{Draughts, QUIET_PLIES_DRAW};
use super::movegen::{self, Move};
use super::position::{Position, crowning_row};
use super::ruleset::MAX_PIECES;
use super::square::Bitboard;
use super::weights::{CENTRE, TERMS, estimate, terms};
use crate::Value;
use crate::evaluate::Evaluation;
use crate::weights::Weights;

const MAN: i32 = 100;
const KING: i32 = 140;
/// A man one step from being crowned.
const NEARLY_CROWNED: i32 = 15;
/// A man on its base row while the opponent has men.
const HOME: i32 = 14;
/// Men on both squares of the bridge, with which two men guard all four crowning squares.
const BRIDGE: i32 = 20;
/// A man in the centre.
const MAN_IN_CENTRE: i32 = 4;
/// A king in the centre, from which it reaches everything.
const KING_IN_CENTRE: i32 = 8;
/// A step that a side could make if it were to move.
const STEP: i32 = 3;
/// A king that cannot make any step.
const SHUT_KING: i32 = -30;
/// The weights of the [`terms`].
const BUILT_IN: [i32; TERMS] =
    [MAN, KING, NEARLY_CROWNED, HOME, BRIDGE, MAN_IN_CENTRE, KING_IN_CENTRE, STEP, SHUT_KING];
/// The percentage by which an empty board would increase the material difference.
const EXCHANGES: i32 = 80;
/// Pieces of both sides in the starting position.
const ALL_PIECES: i32 = 24;

/// The value of a win that the draw by quiet plies cannot prevent, and the discount for each ply to the end.
const CERTAIN_WIN: [i32; 2] = [10_000, 40];
/// The value and discount of a win that the draw by quiet plies may prevent.
const SLOW_WIN: [i32; 2] = [3_000, 10];
/// The divisor of the usual value in a drawn position: one draw may be harder for the opponent than another.
const DRAWN: i32 = 8;

/// The default evaluation: the results of positions with few pieces and learned weights if given, otherwise the terms
/// above.
#[derive(Clone, Debug, Default)]
pub struct StaticEvaluation {
    pub(super) endgames: Option<Arc<Endgames>>,
    pub(super) weights: Option<Arc<Weights>>,
}

impl StaticEvaluation {
    /// The database of positions with few pieces.
    pub fn endgames(&self) -> Option<&Endgames> {
        self.endgames.as_deref()
    }
}

/// The value of a position with a known result. It is still an estimate: the result ignores draws by quiet plies and by
/// repetition. Quicker wins are worth more, so that a search makes progress.
#[cold]
fn known_value(known: Value, quiet_plies: u16, usual: i32) -> i32 {
    let (sign, plies) = match known {
        Value::Draw => return usual / DRAWN,
        Value::Win(plies) => (1, plies),
        Value::Loss(plies) => (-1, plies),
    };
    let is_certain = quiet_plies.saturating_add(plies.into()) <= QUIET_PLIES_DRAW;
    let [win, ply] = if is_certain { CERTAIN_WIN } else { SLOW_WIN };
    sign * (win - ply * i32::from(plies))
}

impl Evaluation<Draughts> for StaticEvaluation {
    #[inline]
    fn evaluate(&self, _: &Draughts, position: &Position) -> i32 {
        let pieces = (position.pieces[0] | position.pieces[1]).count();
        let terms = terms(position);
        let mut value =
            self.weights.as_ref().map_or_else(|| built_in(terms, pieces), |weights| estimate(weights, position, terms));
        // Discounts the advantage as the draw by quiet plies approaches, so that the search uses it in time.
        let left = i32::from(QUIET_PLIES_DRAW.saturating_sub(position.quiet_plies()));
        value = value * (100 + left) / (100 + i32::from(QUIET_PLIES_DRAW));
        if pieces <= MAX_PIECES
            && let Some(known) = self.endgames.as_ref().and_then(|endgames| endgames.known(position))
        {
            return known_value(known, position.quiet_plies(), value);
        }
        value
    }

    #[inline]
    fn is_quiet(&self, _: &Draughts, _: &Position, mv: Move) -> bool {
        !mv.is_capture()
    }

    #[inline]
    fn is_quiet_leaf(&self, _: &Draughts, position: &Position) -> bool {
        position.quiet_plies < QUIET_PLIES_DRAW && movegen::has_only_steps(position)
    }

    #[inline]
    fn promise(&self, _: &Draughts, position: &Position, mv: Move) -> i32 {
        let player = position.to_move();
        let from = Bitboard::from(mv.from());
        if mv.is_capture() {
            return mv.legs().cast_signed() * MAN;
        }
        let to = mv.directions().fold(from, Bitboard::shift);
        let in_set = |squares: Bitboard, set: Bitboard| i32::from(!(squares & set).is_empty());
        if (position.kings & from).is_empty() {
            in_set(to, crowning_row(player)) * (KING - MAN) + in_set(to, CENTRE) * MAN_IN_CENTRE
                - in_set(from, crowning_row(player.opponent())) * HOME
        } else {
            (in_set(to, CENTRE) - in_set(from, CENTRE)) * KING_IN_CENTRE
        }
    }
}

/// The value of the terms by the weights above.
#[inline]
fn built_in(terms: [i32; TERMS], pieces: u32) -> i32 {
    let value = |range: Range<usize>| -> i32 {
        terms[range.clone()].iter().zip(&BUILT_IN[range]).map(|(count, weight)| count * weight).sum()
    };
    let material = value(0..2);
    let exchanged = ALL_PIECES - pieces.cast_signed();
    material + material * exchanged * EXCHANGES / (100 * ALL_PIECES) + value(2..TERMS)
}
