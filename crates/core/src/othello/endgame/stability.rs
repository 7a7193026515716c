//! Discs that can never be flipped.

use crate::othello::evaluate::{BOTTOM, TOP};
use crate::othello::square::{LEFT, RIGHT};

/// The discs of `own` that are certainly stable. Along each of the four lines through it, a disc is safe if the line is
/// full, if it ends at the disc, or if a stable disc of the same side is adjacent.
#[inline]
pub(super) fn stable(own: u64, opponent: u64) -> u64 {
    const SIDES: u64 = LEFT | RIGHT;
    const ENDS: u64 = TOP | BOTTOM;
    let all = own | opponent;
    let row = full::<1>(all, LEFT, RIGHT) | SIDES;
    let column = full::<8>(all, TOP, BOTTOM) | ENDS;
    let falling = full::<9>(all, TOP | LEFT, BOTTOM | RIGHT) | SIDES | ENDS;
    let rising = full::<7>(all, TOP | RIGHT, BOTTOM | LEFT) | SIDES | ENDS;
    let mut stable = own & row & column & falling & rising;
    loop {
        // Bits that wrap around the edge fall on squares where the line ends anyway.
        let beside = |step: u32| stable << step | stable >> step;
        let more =
            own & (row | beside(1)) & (column | beside(8)) & (falling | beside(9)) & (rising | beside(7)) | stable;
        if more == stable {
            return stable;
        }
        stable = more;
    }
}

/// The squares whose whole line, in steps of `STEP` bits from `first` to `last` squares, is part of `all`.
#[inline]
fn full<const STEP: u32>(all: u64, first: u64, last: u64) -> u64 {
    let (mut up, mut down, mut first, mut last) = (all, all, first, last);
    // Doubles the steps: one, two and four.
    for step in [STEP, 2 * STEP, 4 * STEP] {
        up &= first | up << step;
        down &= last | down >> step;
        first |= first << step;
        last |= last >> step;
    }
    up & down
}
