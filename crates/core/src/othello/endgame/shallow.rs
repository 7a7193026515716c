//! The last plies: a recursive search that cannot be interrupted.

use super::ordering::{Choice, odd_quadrants};
use super::stability::stable;
use super::table::{Entry, Table};
use crate::options::Passing;
use crate::othello::evaluate::last_difference;
use crate::othello::flips::flips;
use crate::othello::movegen::{may_pass, sets};
use crate::othello::ruleset::Ruleset;
use crate::othello::square::{SQUARES, around};

/// The maximum score: all discs.
pub(super) const MAX_SCORE: i32 = SQUARES as i32;
/// The maximum number of empty squares for this search, which then takes some thousand nodes.
pub(super) const SHALLOW: u32 = 10;
/// The maximum number of empty squares for the search by parity alone.
const BY_PARITY: u32 = 6;
/// The minimum number of empty squares of positions in the table.
const TABLE_FROM: u32 = 8;
/// Below any score.
const NOTHING: i32 = -MAX_SCORE - 2;

/// Shared search state.
#[derive(Debug)]
pub(super) struct Shallow {
    pub(super) ruleset: Ruleset,
    pub(super) table: Table,
    /// Positions visited, except those with one empty square.
    pub(super) nodes: u64,
}

/// The final score of a game that is over: empty squares count for the winner, unless passing is not allowed (see
/// [`Position::final_score`](crate::othello::Position::final_score)).
#[inline]
pub(super) fn final_score(ruleset: Ruleset, own: u64, opponent: u64) -> i32 {
    let [own, opponent] = [own, opponent].map(|discs| discs.count_ones().cast_signed());
    if ruleset.passing == Passing::GameOver {
        return own - opponent;
    }
    match own.cmp(&opponent) {
        std::cmp::Ordering::Greater => MAX_SCORE - 2 * opponent,
        std::cmp::Ordering::Equal => 0,
        std::cmp::Ordering::Less => 2 * own - MAX_SCORE,
    }
}

/// The upper bound set by the opponent's stable discs, if it is at most `alpha`.
#[inline]
pub(super) fn stability_cut(own: u64, opponent: u64, alpha: i32) -> Option<i32> {
    let bound = |discs: u64| MAX_SCORE - 2 * discs.count_ones().cast_signed();
    // Looks for stable discs only if there are enough discs for a cutoff.
    if bound(opponent) > alpha {
        return None;
    }
    Some(bound(stable(opponent, own))).filter(|&bound| bound <= alpha)
}

impl Shallow {
    /// The score of a position with at most [`SHALLOW`] empty squares if it lies between `alpha` and `beta`, otherwise
    /// a bound.
    #[inline]
    pub(super) fn solve(&mut self, own: u64, opponent: u64, alpha: i32, beta: i32) -> i32 {
        match (!(own | opponent)).count_ones() {
            0 => final_score(self.ruleset, own, opponent),
            1..=4 => self.few(own, opponent, alpha, beta),
            5..=BY_PARITY => self.by_parity(own, opponent, alpha, beta),
            _ => self.by_replies(own, opponent, alpha, beta),
        }
    }

    /// The score if the side to move cannot place a disc: after a pass, or final.
    #[inline]
    fn without_move(&mut self, own: u64, opponent: u64, alpha: i32, beta: i32) -> i32 {
        if may_pass(self.ruleset, own, opponent) {
            -self.solve(opponent, own, -beta, -alpha)
        } else {
            final_score(self.ruleset, own, opponent)
        }
    }

    /// Tries moves in the order of the opponent's replies. Uses the table.
    fn by_replies(&mut self, own: u64, opponent: u64, alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if let Some(bound) = stability_cut(own, opponent, alpha) {
            return bound;
        }
        let mut moves = sets(own, opponent);
        if moves == 0 {
            return self.without_move(own, opponent, alpha, beta);
        }
        let empty = !(own | opponent);
        let remembers = empty.count_ones() >= TABLE_FROM;
        let (mut floor, mut first) = (alpha, super::ordering::PASS);
        if remembers && let Some(entry) = self.table.get(own, opponent) {
            if i32::from(entry.upper) <= alpha || entry.lower == entry.upper {
                return entry.upper.into();
            }
            if i32::from(entry.lower) >= beta {
                return entry.lower.into();
            }
            floor = floor.max(entry.lower.into());
            first = entry.square;
        }
        let odd = odd_quadrants(empty);
        let mut choices = [Choice::default(); SHALLOW as usize];
        let mut count = 0;
        for choice in &mut choices {
            if moves == 0 {
                break;
            }
            #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
            let square = moves.trailing_zeros() as u8;
            moves &= moves - 1;
            *choice = Choice::new(square, own, opponent);
            if square == first {
                choice.rank = -1;
            } else {
                choice.rank_by_replies(own, opponent, odd);
            }
            count += 1;
        }
        let (mut best, mut best_square) = (NOTHING, first);
        let mut low = floor;
        for tried in 0..count {
            let rest = &mut choices[tried..count];
            if let Some(next) = (0..rest.len()).min_by_key(|&index| rest[index].rank) {
                rest.swap(0, next);
            }
            let choice = choices[tried];
            let (next, other) = choice.play(own, opponent);
            let mut score = if tried > 0 && beta - low > 1 {
                -self.solve(next, other, -low - 1, -low)
            } else {
                -self.solve(next, other, -beta, -low)
            };
            if tried > 0 && score > low && score < beta && beta - low > 1 {
                score = -self.solve(next, other, -beta, -low);
            }
            if score > best {
                (best, best_square) = (score, choice.square);
                low = low.max(score);
                if score >= beta {
                    break;
                }
            }
        }
        if remembers {
            self.remember(own, opponent, best, best_square, floor, beta);
        }
        best
    }

    /// Stores the result of a search with the window from `alpha` to `beta`.
    #[inline]
    pub(super) fn remember(&mut self, own: u64, opponent: u64, best: i32, square: u8, alpha: i32, beta: i32) {
        #[expect(clippy::cast_possible_truncation, reason = "scores are at most 64")]
        let bound = |score: i32| score.clamp(-MAX_SCORE, MAX_SCORE) as i8;
        let lower = bound(if best > alpha { best } else { -MAX_SCORE });
        let upper = bound(if best < beta { best } else { MAX_SCORE });
        self.table.put(own, opponent, Entry { lower, upper, square });
    }

    /// Tries moves in odd quadrants first.
    fn by_parity(&mut self, own: u64, opponent: u64, alpha: i32, beta: i32) -> i32 {
        self.nodes += 1;
        if let Some(bound) = stability_cut(own, opponent, alpha) {
            return bound;
        }
        let moves = sets(own, opponent);
        if moves == 0 {
            return self.without_move(own, opponent, alpha, beta);
        }
        let odd = odd_quadrants(!(own | opponent));
        let mut best = NOTHING;
        for mut moves in [moves & odd, moves & !odd] {
            while moves != 0 {
                let square = moves.trailing_zeros();
                let flips = flips(square as usize, own, opponent);
                let score = -self.solve(opponent & !flips, own | flips | 1 << square, -beta, -alpha.max(best));
                best = best.max(score);
                if best >= beta {
                    return best;
                }
                moves &= moves - 1;
            }
        }
        best
    }

    /// The score with one to four empty squares.
    #[inline]
    fn few(&mut self, own: u64, opponent: u64, alpha: i32, beta: i32) -> i32 {
        let empty = !(own | opponent);
        let odd = odd_quadrants(empty);
        let mut squares = [0; 4];
        let mut count = 0;
        for mut bits in [empty & odd, empty & !odd] {
            while bits != 0 {
                squares[count & 3] = bits.trailing_zeros();
                bits &= bits - 1;
                count += 1;
            }
        }
        let [a, b, c, d] = squares;
        match count {
            1 => last_difference(self.ruleset, own, opponent, a),
            2 => self.two(own, opponent, [a, b], beta, false),
            3 => self.three(own, opponent, [a, b, c], alpha, beta, false),
            _ => self.four(own, opponent, [a, b, c, d], alpha, beta, false),
        }
    }

    fn four(&mut self, own: u64, opponent: u64, [a, b, c, d]: [u32; 4], alpha: i32, beta: i32, passed: bool) -> i32 {
        self.nodes += 1;
        let mut best = NOTHING;
        for (square, [x, y, z]) in [(a, [b, c, d]), (b, [a, c, d]), (c, [a, b, d]), (d, [a, b, c])] {
            if let Some((next, other)) = play(square, own, opponent) {
                // Tries the square that is alone in its quadrant first.
                let rest = if same_quadrant(y, z) {
                    [x, y, z]
                } else if same_quadrant(x, z) {
                    [y, x, z]
                } else {
                    [z, x, y]
                };
                best = best.max(-self.three(next, other, rest, -beta, -alpha.max(best), false));
                if best >= beta {
                    return best;
                }
            }
        }
        match best {
            NOTHING if passed || self.ruleset.passing == Passing::GameOver => final_score(self.ruleset, own, opponent),
            NOTHING => -self.four(opponent, own, [a, b, c, d], -beta, -alpha, true),
            _ => best,
        }
    }

    fn three(&mut self, own: u64, opponent: u64, [a, b, c]: [u32; 3], alpha: i32, beta: i32, passed: bool) -> i32 {
        self.nodes += 1;
        let mut best = NOTHING;
        for (square, rest) in [(a, [b, c]), (b, [a, c]), (c, [a, b])] {
            if let Some((next, other)) = play(square, own, opponent) {
                best = best.max(-self.two(next, other, rest, -alpha.max(best), false));
                if best >= beta {
                    return best;
                }
            }
        }
        match best {
            NOTHING if passed || self.ruleset.passing == Passing::GameOver => final_score(self.ruleset, own, opponent),
            NOTHING => -self.three(opponent, own, [a, b, c], -beta, -alpha, true),
            _ => best,
        }
    }

    fn two(&mut self, own: u64, opponent: u64, [a, b]: [u32; 2], beta: i32, passed: bool) -> i32 {
        self.nodes += 1;
        let mut best = NOTHING;
        for (square, last) in [(a, b), (b, a)] {
            if let Some((next, other)) = play(square, own, opponent) {
                best = best.max(-last_difference(self.ruleset, next, other, last));
                if best >= beta {
                    return best;
                }
            }
        }
        match best {
            NOTHING if passed || self.ruleset.passing == Passing::GameOver => final_score(self.ruleset, own, opponent),
            NOTHING => -self.two(opponent, own, [a, b], MAX_SCORE + 1, true),
            _ => best,
        }
    }
}

/// The position after a move to this square, from the opponent's point of view, if the move is legal.
#[inline]
fn play(square: u32, own: u64, opponent: u64) -> Option<(u64, u64)> {
    if NEIGHBOURS[square as usize & 63] & opponent == 0 {
        return None;
    }
    let flips = flips(square as usize, own, opponent);
    (flips != 0).then(|| (opponent & !flips, own | flips | 1 << (square & 63)))
}

#[inline]
fn same_quadrant(a: u32, b: u32) -> bool {
    // Compares the upper bits of column and row.
    (a ^ b) & 0b10_0100 == 0
}

/// The squares adjacent to each square.
static NEIGHBOURS: [u64; 64] = {
    let mut all = [0; 64];
    let mut square = 0;
    while square < 64 {
        all[square] = around(1 << square) & !(1 << square);
        square += 1;
    }
    all
};
