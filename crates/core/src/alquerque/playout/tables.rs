//! The meaning of each bit of a [`Choice`](super::Choice).

use crate::alquerque::point::Bitboard;

/// A step of one side.
#[derive(Clone, Copy)]
pub(super) struct Step {
    /// The point left and the point reached.
    pub(super) moved: u32,
    /// The reverse step, which will be barred: the point reached, in the half for the reverse direction.
    pub(super) barred: u64,
}

/// A single jump.
#[derive(Clone, Copy)]
pub(super) struct Jump {
    /// The point left and the point reached.
    pub(super) moved: u32,
    /// The point jumped over.
    pub(super) captured: u32,
}

/// The steps of light and of dark. In the first word's lower half there are the steps straight ahead, each at the bit
/// of its first point; in the upper half those ahead and east, and one bit higher those ahead and west; in the second
/// word's lower half the steps east, in the upper half those west.
pub(super) static STEPS: [[Step; 128]; 2] = [steps(6), steps(-6)];

/// The jumps of both sides. The first word has the jumps east at the bit of their first point, one bit higher those
/// west, 30 bits higher those north, and 35 bits higher those south. The second word has in its lower half those
/// northeast and one bit higher those northwest; in the upper half those southwest and one bit higher those southeast.
///
/// Their bits never overlap: a jump east begins in columns a to c, and one west in c to e, shifted to the next bit; a
/// jump north begins in the lower three rows, and one south in the upper three; and points with diagonal lines are
/// never side by side.
pub(super) static JUMPS: [Jump; 128] = jumps();

const EAST: i32 = 1;
const WEST: i32 = -1;
const NORTH: i32 = 6;
const SOUTH: i32 = -6;

const fn steps(ahead: i32) -> [Step; 128] {
    let mut table = [Step { moved: 0, barred: 0 }; 128];
    let mut from = 0u32;
    while from < 32 {
        let index = from as usize;
        set_step(&mut table, index, from, ahead, None);
        if is_on(Bitboard::DIAGONAL, from.cast_signed()) {
            set_step(&mut table, index + 32, from, ahead + EAST, None);
            set_step(&mut table, index + 33, from, ahead + WEST, None);
        }
        set_step(&mut table, index + 64, from, EAST, Some(32));
        set_step(&mut table, index + 96, from, WEST, Some(0));
        from += 1;
    }
    table
}

/// `back` is the index of the half of the barred steps to which the reverse step belongs, where it will be barred.
const fn set_step(table: &mut [Step; 128], index: usize, from: u32, offset: i32, back: Option<u32>) {
    let from = from.cast_signed();
    let to = from + offset;
    if is_on(Bitboard::ALL, from) && is_on(Bitboard::ALL, to) {
        // Evaluated at compile time: two steps in one place would not compile.
        assert!(table[index].moved == 0);
        let barred = match back {
            None => 0,
            Some(half) => 1u64 << to << half,
        };
        table[index] = Step { moved: 1 << from | 1 << to, barred };
    }
}

const fn jumps() -> [Jump; 128] {
    let mut table = [Jump { moved: 0, captured: 0 }; 128];
    let mut from = 0u32;
    while from < 32 {
        let index = from as usize;
        set_jump(&mut table, index, from, EAST);
        set_jump(&mut table, index + 1, from, WEST);
        set_jump(&mut table, index + 30, from, NORTH);
        set_jump(&mut table, index + 35, from, SOUTH);
        if is_on(Bitboard::DIAGONAL, from.cast_signed()) {
            set_jump(&mut table, index + 64, from, NORTH + EAST);
            set_jump(&mut table, index + 65, from, NORTH + WEST);
            set_jump(&mut table, index + 96, from, SOUTH + WEST);
            set_jump(&mut table, index + 97, from, SOUTH + EAST);
        }
        from += 1;
    }
    table
}

const fn set_jump(table: &mut [Jump; 128], index: usize, from: u32, offset: i32) {
    let from = from.cast_signed();
    let to = from + 2 * offset;
    if is_on(Bitboard::ALL, from) && is_on(Bitboard::ALL, from + offset) && is_on(Bitboard::ALL, to) {
        // Evaluated at compile time: two jumps in one place would not compile.
        assert!(table[index].moved == 0);
        table[index] = Jump { moved: 1 << from | 1 << to, captured: 1 << (from + offset) };
    }
}

const fn is_on(points: Bitboard, bit: i32) -> bool {
    bit >= 0 && bit < 32 && points.0 >> bit & 1 == 1
}
