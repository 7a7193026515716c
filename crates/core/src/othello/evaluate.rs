//! Static evaluation.
//!
//! The features are those of P. S. Rosenbloom (*A World-Championship-Level Othello Program*, Artificial Intelligence
//! 19, 1982): mobility, potential mobility, corners, the squares next to them that give them away, and stable edge
//! discs; plus all discs and parity, which matter towards the end. The weights depend on the number of empty squares,
//! following M. Buro (*Experiments with Multi-ProbCut and a New High-Quality Evaluation Function for Othello*, 1997).
//! They were fitted by least squares to the final scores of 24,000 games with random openings, 1.2 million positions,
//! which this evaluation, with weights from an earlier such fit, played against itself at depth 4, and perfectly from
//! eight empty squares on. At depth 3 it scored 61 % against the initial guesses, and 88 % against mobility and corners
//! alone, in 2000 games each.
//!
//! Learned [weights](super::weights) replace these by many more features.

use std::sync::Arc;

use super::flips::flips;
use super::game::Othello;
use super::movegen::{Move, sets, sides};
use super::position::Position;
use super::ruleset::Ruleset;
use super::square::{LEFT, RIGHT, SQUARES, around};
use super::weights;
use crate::evaluate::Evaluation;
use crate::options::Passing;
use crate::weights::Weights;

pub(super) const TOP: u64 = 0xff;
pub(super) const BOTTOM: u64 = TOP << 56;
pub(super) const CORNERS: u64 = 1 | 1 << 7 | 1 << 56 | 1 << 63;

/// The number of features; [`features`] gives their order.
const FEATURES: usize = 9;

/// Numbers of empty squares for which there are weights; between them, weights are interpolated linearly.
const KNOTS: [u8; 5] = [0, 10, 20, 40, 60];

/// The weight of each feature in hundredths of a disc of the final result, at each of the [`KNOTS`].
const FITTED: [[i32; FEATURES]; KNOTS.len()] = [
    [717, -168, -11, 69, -188, 29, 90, 0, 290],
    [303, -111, 340, -270, -380, 107, 6, -176, 81],
    [152, 5, 596, -583, -190, 128, -18, -241, 141],
    [57, 41, 1141, -1032, -56, 279, -62, -274, 133],
    [-9, 36, 1632, -1370, -1204, 642, -76, -227, 107],
];

/// The weights for each number of empty squares.
static BUILT_IN: [[i32; FEATURES]; SQUARES as usize + 1] = built_in();

const fn built_in() -> [[i32; FEATURES]; SQUARES as usize + 1] {
    let mut weights = [[0; FEATURES]; SQUARES as usize + 1];
    let mut empty = 0;
    while empty <= SQUARES {
        let mut upper = 1;
        while upper + 1 < KNOTS.len() && empty > KNOTS[upper] {
            upper += 1;
        }
        // Treats more empty squares than at the start as the number at the start.
        let place = if empty < KNOTS[upper] { empty } else { KNOTS[upper] };
        let (below, above) = ((place - KNOTS[upper - 1]) as i32, (KNOTS[upper] - place) as i32);
        let mut feature = 0;
        while feature < FEATURES {
            let sum = FITTED[upper - 1][feature] * above + FITTED[upper][feature] * below;
            weights[empty as usize][feature] = sum / (above + below);
            feature += 1;
        }
        empty += 1;
    }
    weights
}

/// The features of a position. All but the last two are the difference to the opponent: legal moves, empty squares next
/// to opposing discs, corners, discs on X squares and on C squares of empty corners, anchored edge discs, all discs, a
/// constant one, and whether the number of empty squares is odd, so that the side to move may have the last move.
#[inline]
fn features(own: u64, opponent: u64) -> [i32; FEATURES] {
    let empty = !(own | opponent);
    let (before_corner, diagonal_to_corner) = beside_corners(empty & CORNERS);
    let anchored = [anchored(own), anchored(opponent)];
    let count = |bits: u64| bits.count_ones().cast_signed();
    let difference = |own: u64, opponent: u64| count(own) - count(opponent);
    let within = |bits: u64| difference(own & bits, opponent & bits);
    [
        difference(sets(own, opponent), sets(opponent, own)),
        difference(empty & around(opponent), empty & around(own)),
        within(CORNERS),
        within(diagonal_to_corner),
        within(before_corner),
        difference(anchored[0] & !CORNERS, anchored[1] & !CORNERS),
        within(!0),
        1,
        count(empty) & 1,
    ]
}

/// The squares next to `corners` along the edge, called C, and along the diagonal, called X.
#[inline]
fn beside_corners(corners: u64) -> (u64, u64) {
    let inwards = |bits: u64| (bits & LEFT) << 1 | (bits & RIGHT) >> 1;
    let up_or_down = |bits: u64| (bits & TOP) << 8 | (bits & BOTTOM) >> 8;
    (inwards(corners) | up_or_down(corners), up_or_down(inwards(corners)))
}

/// The edge discs that can never be flipped, as only discs of the same side lie between them and a corner.
#[inline]
fn anchored(own: u64) -> u64 {
    let mut anchored = own & CORNERS;
    if anchored == 0 {
        return 0;
    }
    let rows = own & (TOP | BOTTOM);
    let columns = own & (LEFT | RIGHT);
    for _ in 0..6 {
        anchored |= rows & (anchored << 1 | anchored >> 1) | columns & (anchored << 8 | anchored >> 8);
    }
    anchored
}

/// The final disc difference of a game whose only empty square is that of bit `square`, with the owner of `own` to
/// move. If the game ends with that square empty, it counts for the winner, except without passing.
#[inline]
pub(super) fn last_difference(ruleset: Ruleset, own: u64, opponent: u64, square: u32) -> i32 {
    // There are 63 discs.
    let difference = 2 * own.count_ones().cast_signed() - i32::from(SQUARES) + 1;
    let flips = |own, opponent| flips(square as usize, own, opponent).count_ones().cast_signed();
    let turned = flips(own, opponent);
    if turned > 0 {
        return difference + 2 * turned + 1;
    }
    if ruleset.passing == Passing::GameOver {
        return difference;
    }
    let turned = flips(opponent, own);
    if turned > 0 { difference - 2 * turned - 1 } else { difference + difference.signum() }
}

/// Hundredths per disc.
const DISC: i32 = 100;

/// The expected final result in hundredths of a disc.
#[inline]
pub(super) fn estimate(own: u64, opponent: u64) -> i32 {
    let weights = &BUILT_IN[(!(own | opponent)).count_ones() as usize];
    let sum: i32 = features(own, opponent).iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
    let max = DISC * i32::from(SQUARES);
    sum.clamp(-max, max)
}

/// The default evaluation: learned weights if given, otherwise the features above.
#[derive(Clone, Debug, Default)]
pub struct StaticEvaluation {
    pub(super) weights: Option<Arc<Weights>>,
}

impl StaticEvaluation {
    /// The expected final result in hundredths of a disc for the side to move, whose discs are `own`.
    #[inline]
    pub fn estimate(&self, own: u64, opponent: u64) -> i32 {
        self.weights
            .as_ref()
            .map_or_else(|| estimate(own, opponent), |weights| weights::estimate(weights, own, opponent))
    }
}

impl Evaluation<Othello> for StaticEvaluation {
    /// The expected final result in hundredths of a disc; exact with one empty square.
    #[inline]
    fn evaluate(&self, game: &Othello, position: &Position) -> i32 {
        let (own, opponent) = sides(position);
        let empty = !(own | opponent);
        if empty.is_power_of_two() {
            return DISC * last_difference(game.ruleset, own, opponent, empty.trailing_zeros());
        }
        self.estimate(own, opponent)
    }

    /// Every move flips discs, but only those that take a corner disturb the evaluation.
    // A disc means little while many can still be flipped. Self-play at depths 3, 5 and 7 gives 2310, 1730 and 1410.
    #[inline]
    fn ten_to_one(&self, _: &Othello) -> f32 {
        1700.0
    }

    #[inline]
    fn is_quiet(&self, _: &Othello, _: &Position, mv: Move) -> bool {
        mv.square().is_none_or(|square| CORNERS >> square.index() & 1 == 0)
    }

    #[inline]
    fn is_quiet_leaf(&self, _: &Othello, position: &Position) -> bool {
        let (own, opponent) = sides(position);
        let sets = sets(own, opponent);
        sets != 0 && sets & CORNERS == 0
    }

    /// Tries corners first, then the moves that leave the opponent the fewest replies.
    #[inline]
    fn promise(&self, _: &Othello, position: &Position, mv: Move) -> i32 {
        const CORNER: i32 = 8;
        let Some(square) = mv.square() else { return 0 };
        let (own, opponent) = sides(position);
        let (set, flips) = (1 << square.index(), flips(square.index(), own, opponent));
        let answers = sets(opponent & !flips, own | flips | set).count_ones().cast_signed();
        if set & CORNERS == 0 { -answers } else { CORNER - answers }
    }
}
