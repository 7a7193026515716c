//! Learned weights of an evaluation, as a file and in memory.

use std::fmt;
use std::hash::Hasher;

use super::patterns::{BEGINS, FILLINGS, Patterns};
use super::square::SQUARES;
use crate::key::KeyHasher;

/// Stages of the game, by the number of discs: each has weights of its own.
pub const STAGES: usize = 14;
/// Discs in a stage.
const STAGE_DISCS: u32 = 4;
/// The least number of discs of the second stage.
const SECOND_STAGE: u32 = 12;

/// Features besides patterns; [`counts`] gives their order.
pub const COUNTS: usize = 4;

/// The weight of a filling in hundredths of a disc is so many times the number in the file.
pub const STEP: i32 = 10;

/// The first bytes of a file; the last is the version of its format.
const MAGIC: &[u8; 8] = b"ALQOTHW\x01";
/// Bytes of the checksum at its end.
const CHECKSUM: usize = 8;

/// What is wrong with a file of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// It is something else, or of another version or game.
    Foreign,
    /// It is incomplete or has changed.
    Damaged,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Foreign => "is not a file of weights for this game and version",
            Self::Damaged => "is damaged or cut off",
        })
    }
}

/// The weights of a stage as a file has them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageWeights {
    /// Of the fillings that do not share a weight, see [`Patterns`], in steps.
    pub fillings: Vec<i8>,
    /// Of the other features, in hundredths of a disc.
    pub counts: [i16; COUNTS],
}

/// Weights, ready for use.
#[derive(Clone, Debug)]
pub struct Weights {
    patterns: Patterns,
    stages: Vec<Stage>,
}

#[derive(Clone, Debug)]
struct Stage {
    /// For every filling.
    fillings: Vec<i8>,
    counts: [i32; COUNTS],
}

/// The stage of a position with so many discs.
#[inline]
pub const fn stage(discs: u32) -> usize {
    let stage = discs.saturating_sub(SECOND_STAGE - STAGE_DISCS) / STAGE_DISCS;
    if (stage as usize) < STAGES { stage as usize } else { STAGES - 1 }
}

/// The other features: the difference in legal moves and in empty squares next to opposing discs, one, and whether the number of
/// empty squares is odd, so that the side to move may have the last move.
#[inline]
pub fn counts(own: u64, opponent: u64) -> [i32; COUNTS] {
    use super::evaluate::around;
    use super::movegen::sets;
    let empty = !(own | opponent);
    let count = |bits: u64| bits.count_ones().cast_signed();
    [
        count(sets(own, opponent)) - count(sets(opponent, own)),
        count(empty & around(opponent)) - count(empty & around(own)),
        1,
        count(empty) & 1,
    ]
}

impl Weights {
    /// The weights in a file.
    ///
    /// # Errors
    /// If it is not one of this version, or has changed.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let rest = bytes.strip_prefix(MAGIC).ok_or(WeightsError::Foreign)?;
        let (content, sum) = rest.split_last_chunk::<CHECKSUM>().ok_or(WeightsError::Damaged)?;
        if checksum(content) != *sum {
            return Err(WeightsError::Damaged);
        }
        let patterns = Patterns::new();
        let length = patterns.weights() + 2 * COUNTS;
        if content.len() != STAGES * length {
            return Err(WeightsError::Damaged);
        }
        let stages = content.chunks(length).map(|stage| {
            let (fillings, rest) = stage.split_at(patterns.weights());
            let mut counts = [0; COUNTS];
            for (count, pair) in counts.iter_mut().zip(rest.chunks(2)) {
                *count = pair.try_into().map_or(0, i16::from_le_bytes).into();
            }
            let of = |&number: &u32| fillings.get(number as usize).copied().unwrap_or(0).cast_signed();
            Stage { fillings: patterns.shared().iter().map(of).collect(), counts }
        });
        Ok(Self { stages: stages.collect(), patterns })
    }

    /// The file with these weights, a stage each.
    pub fn to_bytes(stages: &[StageWeights]) -> Vec<u8> {
        let mut content = Vec::new();
        for stage in stages {
            content.extend(stage.fillings.iter().map(|weight| weight.cast_unsigned()));
            content.extend(stage.counts.iter().flat_map(|weight| weight.to_le_bytes()));
        }
        [&MAGIC[..], &content, &checksum(&content)].concat()
    }

    /// The expected final result in hundredths of a disc.
    #[inline]
    pub fn estimate(&self, own: u64, opponent: u64) -> i32 {
        const MOST: i32 = 100 * SQUARES as i32;
        let Some(stage) = self.stages.get(stage((own | opponent).count_ones())) else { return 0 };
        // Tells the compiler the length, once.
        let Some(fillings) = stage.fillings.get(..FILLINGS) else { return 0 };
        let mut sum = 0;
        self.patterns.for_each(own, opponent, |place, filling| {
            sum += fillings.get(BEGINS[place] + filling).map_or(0, |&weight| i32::from(weight));
        });
        let counts: i32 = counts(own, opponent).iter().zip(stage.counts).map(|(count, weight)| count * weight).sum();
        (STEP * sum + counts).clamp(-MOST, MOST)
    }
}

fn checksum(bytes: &[u8]) -> [u8; CHECKSUM] {
    let mut hasher = KeyHasher::default();
    hasher.write(bytes);
    hasher.finish().to_le_bytes()
}
