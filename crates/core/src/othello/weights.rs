//! The features with learned weights in Othello's evaluation.

use super::game::Othello;
use super::movegen::{sets, sides};
use super::position::Position;
use super::square::{SIZE, SQUARES, around};
use crate::patterns::Patterns;
use crate::weights::{Features, Layout, Learnable, Weights};

/// The number of stages of the game, by discs; each has its own weights.
const STAGES: usize = 14;
/// The number of discs per stage.
const STAGE_DISCS: u32 = 4;
/// The minimum number of discs in the second stage.
const SECOND_STAGE: u32 = 12;

/// The number of features besides patterns; [`counts`] gives their order.
const COUNTS: usize = 4;
/// The size of a bitboard in bytes, the number of pattern instances, and the number of words for them.
const BYTES: usize = 8;
const INSTANCES: usize = 46;
const WORDS: usize = INSTANCES.div_ceil(4);

/// The squares of an instance of each pattern, as bits: lines 2 to 4, diagonals of 8 to 4 squares, an edge with the X
/// squares, and three by three and two by five squares in a corner.
fn shapes() -> [Vec<u8>; 11] {
    let line = |row: u8| (0..SIZE).map(|column| SIZE * row + column).collect();
    let diagonal = |length: u8| (0..length).map(|step| SIZE - length + step * (SIZE + 1)).collect();
    let block = |rows: u8, columns: u8| {
        (0..rows).flat_map(|row| (0..columns).map(move |column| SIZE * row + column)).collect::<Vec<_>>()
    };
    let edge = [block(1, SIZE), vec![9, 14]].concat();
    [
        line(1),
        line(2),
        line(3),
        diagonal(8),
        diagonal(7),
        diagonal(6),
        diagonal(5),
        diagonal(4),
        edge,
        block(3, 3),
        block(2, 5),
    ]
}

/// The image of a square under one of the eight symmetries of the board.
fn image(square: u8, symmetry: usize) -> u8 {
    let [row, column] = [square / SIZE, square % SIZE];
    let mirrored = |place: u8, bit: usize| if symmetry & bit == 0 { place } else { SIZE - 1 - place };
    let (row, column) = if symmetry & 4 == 0 { (row, column) } else { (column, row) };
    SIZE * mirrored(row, 1) + mirrored(column, 2)
}

#[inline]
const fn stage(discs: u32) -> usize {
    let stage = discs.saturating_sub(SECOND_STAGE - STAGE_DISCS) / STAGE_DISCS;
    if (stage as usize) < STAGES { stage as usize } else { STAGES - 1 }
}

/// The other features: the differences in legal moves and in empty squares next to opposing discs, a constant one, and
/// whether the number of empty squares is odd, so that the side to move may have the last move.
#[inline]
fn counts(own: u64, opponent: u64) -> [i32; COUNTS] {
    let empty = !(own | opponent);
    let count = |bits: u64| bits.count_ones().cast_signed();
    [
        count(sets(own, opponent)) - count(sets(opponent, own)),
        count(empty & around(opponent)) - count(empty & around(own)),
        1,
        count(empty) & 1,
    ]
}

/// The expected final result in hundredths of a disc.
#[inline]
pub(super) fn estimate(weights: &Weights, own: u64, opponent: u64) -> i32 {
    const MAX_VALUE: i32 = 100 * SQUARES as i32;
    let stage = stage((own | opponent).count_ones());
    weights.sum::<BYTES, INSTANCES, WORDS>(stage, [own, opponent], &counts(own, opponent)).clamp(-MAX_VALUE, MAX_VALUE)
}

impl Learnable for Othello {
    fn layout(&self) -> Layout {
        Layout {
            magic: *b"ALQOTHW\x01",
            stages: STAGES,
            stage,
            counts: COUNTS,
            patterns: Patterns::new(&shapes(), BYTES, 8, image),
        }
    }

    fn features(&self, position: &Position) -> Features {
        let (own, opponent) = sides(position);
        Features {
            pieces: (own | opponent).count_ones(),
            sides: [own, opponent],
            counts: counts(own, opponent).to_vec(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::weights;

    #[test]
    fn weights_survive_writing_and_reading_and_sums_are_correct() {
        let game = Othello::default();
        weights::tests::check(&game.layout());
        weights::tests::check_sums::<_, BYTES, INSTANCES, WORDS>(&game);
    }

    #[test]
    fn symmetric_positions_have_the_same_weights() {
        const SIDES: [u64; 2] = [0x0013_8241_5a00_8170, 0x8000_5c3a_2418_0003];
        let patterns = Othello::default().layout().patterns;
        let sorted = |symmetry: usize| {
            let images = SIDES
                .map(|discs| (0..64).filter(|bit| discs >> bit & 1 == 1).map(|bit| 1 << image(bit, symmetry)).sum());
            let mut numbers = patterns.indices(images);
            numbers.sort_unstable();
            numbers
        };
        for symmetry in 1..8 {
            assert_eq!(sorted(symmetry), sorted(0));
        }
        let [own, opponent] = SIDES;
        assert_ne!(patterns.indices(SIDES), patterns.indices([opponent, own]));
    }
}
