//! Moves: generating and playing them.

use std::fmt;

use super::flips::flips;
use super::position::Position;
use super::ruleset::Ruleset;
use super::square::{Bitboard, SQUARES, Square};
use crate::options::Passing;

/// The columns b to g: edge discs are never flipped along a row or diagonal.
const INNER_COLUMNS: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The legal moves of the owner of `own`, as squares.
///
/// Runs of opposing discs are filled from `own` in parallel for the whole board, by steps of one, one, two and two (a
/// parallel prefix, "Kogge-Stone fill"; <https://www.chessprogramming.org/Kogge-Stone_Algorithm>): a run has at most
/// six discs.
#[inline]
pub(super) fn sets(own: u64, opponent: u64) -> u64 {
    let inner = opponent & INNER_COLUMNS;
    let ends = run_ends::<1>(own, inner)
        | run_ends::<7>(own, inner)
        | run_ends::<8>(own, opponent)
        | run_ends::<9>(own, inner);
    ends & !(own | opponent)
}

/// The squares behind a run of `opponent` that starts next to `own`, `STEP` bits apart, in both directions.
#[inline]
fn run_ends<const STEP: u32>(own: u64, opponent: u64) -> u64 {
    let mut up = opponent & own << STEP;
    let mut down = opponent & own >> STEP;
    up |= opponent & up << STEP;
    down |= opponent & down >> STEP;
    let pairs_up = opponent & opponent << STEP;
    let pairs_down = pairs_up >> STEP;
    up |= pairs_up & up << (2 * STEP);
    down |= pairs_down & down >> (2 * STEP);
    up |= pairs_up & up << (2 * STEP);
    down |= pairs_down & down >> (2 * STEP);
    up << STEP | down >> STEP
}

/// The bits of the side to move and of its opponent.
#[inline]
pub(super) fn sides(position: &Position) -> (u64, u64) {
    (position.discs(position.to_move).0, position.discs(position.to_move.opponent()).0)
}

/// Replaces `moves` with the legal moves: the placements, a1 first, or the pass if the game continues with it.
#[inline]
pub(super) fn moves_into(ruleset: Ruleset, position: &Position, moves: &mut Vec<Move>) {
    moves.clear();
    let (own, opponent) = sides(position);
    let sets = sets(own, opponent);
    if sets != 0 {
        moves.extend(Bitboard(sets).iter().map(Move::set));
    } else if may_pass(ruleset, own, opponent) {
        moves.push(Move::PASS);
    }
}

/// The number of legal moves.
#[inline]
pub(super) fn count(ruleset: Ruleset, position: &Position) -> u32 {
    let (own, opponent) = sides(position);
    match sets(own, opponent).count_ones() {
        0 => u32::from(may_pass(ruleset, own, opponent)),
        count => count,
    }
}

/// Whether the game continues with a pass if the owner of `own` cannot place a disc.
#[inline]
pub(super) fn may_pass(ruleset: Ruleset, own: u64, opponent: u64) -> bool {
    ruleset.passing == Passing::Must && sets(opponent, own) != 0
}

/// The discs that a legal move flips; empty for a pass.
#[inline]
pub(super) fn turned(position: &Position, mv: Move) -> Bitboard {
    let (own, opponent) = sides(position);
    Bitboard(mv.square().map_or(0, |square| flips(square.index(), own, opponent)))
}

/// The position after a move, which must be legal.
#[inline]
pub(super) fn play_unchecked(position: &Position, mv: Move) -> Position {
    let mut next = *position;
    let player = position.to_move;
    if let Some(square) = mv.square() {
        let (own, opponent) = sides(position);
        let flips = flips(square.index(), own, opponent);
        next.discs[player.index()] = Bitboard(own | flips | Bitboard::from(square).0);
        next.discs[player.opponent().index()] = Bitboard(opponent & !flips);
    }
    next.to_move = player.opponent();
    next
}

/// A disc placed on a square, or a pass.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Move(u8);

impl Move {
    /// The pass, legal only if no disc can be placed.
    pub const PASS: Self = Self(SQUARES);

    /// A disc placed on `square`.
    #[inline]
    pub const fn set(square: Square) -> Self {
        Self(square.0)
    }

    /// The square of the disc; `None` for a pass.
    #[inline]
    pub const fn square(self) -> Option<Square> {
        if self.is_pass() { None } else { Some(Square::from_bit(self.0 as u32)) }
    }

    /// Whether this is the pass.
    #[inline]
    pub const fn is_pass(self) -> bool {
        self.0 == SQUARES
    }
}

impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.square() {
            Some(square) => fmt::Display::fmt(&square, f),
            None => f.write_str("pass"),
        }
    }
}

impl fmt::Debug for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}
