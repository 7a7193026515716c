//! The discs that a move flips.
//!
//! On each of the eight rays from the square, a carry or a count of leading zeros finds the first square without an
//! opposing disc, instead of a loop. The carry is what `o^(o-2r)` does for sliding pieces in chess
//! (<https://www.chessprogramming.org/Subtracting_a_Rook_from_a_Blocking_Piece>). It only uses shifts, sums and counts
//! on 64-bit words, which WebAssembly also has.

use super::square::{SIZE, SQUARES};

/// The rays towards higher bits: columns and rows by step.
const UP: [(i8, i8); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];

/// The rays from a square outwards, without its own bit.
#[derive(Clone, Copy)]
struct Rays {
    /// East, south-west, south and south-east.
    up: [u64; 4],
    /// The opposite rays, towards lower bits.
    down: [u64; 4],
}

static RAYS: [Rays; SQUARES as usize] = rays();

const fn rays() -> [Rays; SQUARES as usize] {
    let mut rays = [Rays { up: [0; 4], down: [0; 4] }; SQUARES as usize];
    let mut square = 0;
    while square < SQUARES {
        let mut line = 0;
        while line < UP.len() {
            let (column, row) = UP[line];
            rays[square as usize].up[line] = ray(square, column, row);
            rays[square as usize].down[line] = ray(square, -column, -row);
            line += 1;
        }
        square += 1;
    }
    rays
}

const fn ray(square: u8, column_step: i8, row_step: i8) -> u64 {
    let (mut column, mut row) = ((square % SIZE).cast_signed(), (square / SIZE).cast_signed());
    let side = SIZE.cast_signed();
    let mut ray = 0;
    loop {
        column += column_step;
        row += row_step;
        if column < 0 || column >= side || row < 0 || row >= side {
            return ray;
        }
        ray |= 1 << (row * side + column);
    }
}

/// The discs of `opponent` flipped by the owner of `own` playing on the square of bit `square`; empty if that is not
/// legal.
#[inline]
pub(super) fn flips(square: usize, own: u64, opponent: u64) -> u64 {
    const TOP: u64 = 1 << 63;
    // The mask tells the compiler that the index is in range, which saves a comparison.
    let rays = &RAYS[square & 63];
    let mut flips = 0;
    for ray in rays.up {
        // The carry runs through everything off the ray, and along the ray through opposing discs.
        let end = (opponent | !ray).wrapping_add(1) & ray & own;
        flips |= end.wrapping_sub(u64::from(end != 0)) & ray;
    }
    for ray in rays.down {
        // If no square of the ray is left, the result is the top bit, above which there are no flips.
        let end = (TOP >> ((ray & !opponent).leading_zeros() & 63)) & own;
        flips |= end.wrapping_neg() << 1 & ray;
    }
    flips
}
