//! Compression of weights with a [range coder](crate::range_coder).
//!
//! Most weights are near zero, as most configurations are rare, and near those of the stage before: the probability of
//! each bit depends on the previous stage's weight.

use crate::range_coder::{Chance, Coder};

/// Larger weights of the previous stage count as equal.
const LARGE: usize = 24;
/// The number of bits of a magnitude that have their own probability.
const STEPS: usize = 32;
/// The number of sums of two earlier magnitudes that have their own probabilities.
const SUMS: usize = 12;

/// The probabilities.
pub(super) struct Model {
    zero: [[Chance; SUMS]; LARGE + 1],
    sign: [Chance; 3],
    more: [[Chance; STEPS]; LARGE + 1],
}

impl Model {
    pub(super) fn new() -> Self {
        let even = Chance::default();
        Self { zero: [[even; SUMS]; LARGE + 1], sign: [even; 3], more: [[even; STEPS]; LARGE + 1] }
    }

    /// Codes a weight, given those of the last two stages; a decoder ignores `weight`. Returns the weight, or `None` at
    /// the end of the input.
    pub(super) fn code(&mut self, coder: &mut impl Coder, before: [i8; 2], weight: i8) -> Option<i8> {
        let [last, earlier] = before.map(|weight| usize::from(weight.unsigned_abs()));
        let last_size = last.min(LARGE);
        if !coder.bit(&mut self.zero[last_size][(last + earlier).min(SUMS - 1)], weight != 0)? {
            return Some(0);
        }
        let sign = match before[0] {
            0 => 0,
            1.. => 1,
            _ => 2,
        };
        let negative = coder.bit(&mut self.sign[sign], weight < 0)?;
        let mut size = 1_i8;
        while size < i8::MAX {
            let chance = &mut self.more[last_size][usize::from(size.unsigned_abs()).min(STEPS) - 1];
            if !coder.bit(chance, weight.unsigned_abs() > size.unsigned_abs())? {
                break;
            }
            size += 1;
        }
        Some(if negative { -size } else { size })
    }
}
