//! Learned weights of an evaluation, as a file and in memory.

mod coding;

use std::iter;

use self::coding::Model;
use super::bitboard::around;
use super::movegen::sets;
use super::patterns::{BEGINS, CONFIGURATIONS, Patterns};
use super::square::SQUARES;
use crate::evaluate::WeightsError;
use crate::knowledge_file;
use crate::range_coder::{Coder, Decoder, Encoder};

/// Stages of the game, by the number of discs: each has weights of its own.
pub const STAGES: usize = 14;
/// Discs in a stage.
const STAGE_DISCS: u32 = 4;
/// The minimum number of discs in the second stage.
const SECOND_STAGE: u32 = 12;

/// Features besides patterns; [`counts`] gives their order.
pub const COUNTS: usize = 4;

/// The first bytes of a file; the last is the version of its format.
const MAGIC: [u8; 8] = *b"ALQOTHW\x01";

/// The weights of a stage, as stored in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageWeights {
    /// Of the configurations that do not share a weight, see [`Patterns`], in steps.
    pub configurations: Vec<i8>,
    /// Of the other features, in hundredths of a disc.
    pub counts: [i16; COUNTS],
}

/// Weights, ready for use.
#[derive(Clone, Debug)]
pub struct Weights {
    patterns: Patterns,
    /// Hundredths of a disc per unit of a configuration's weight.
    step: i32,
    stages: Vec<Stage>,
}

#[derive(Clone, Debug)]
struct Stage {
    /// For every configuration.
    configurations: Vec<i8>,
    counts: [i32; COUNTS],
}

impl Stage {
    /// A stage without the weights of its configurations.
    fn new(bytes: &[u8]) -> Self {
        let mut counts = [0; COUNTS];
        for (count, pair) in counts.iter_mut().zip(bytes.chunks(2)) {
            *count = pair.try_into().map_or(0, i16::from_le_bytes).into();
        }
        Self { configurations: Vec::new(), counts }
    }
}

/// Codes the weights of the configurations; returns them by stage, or `None` at the end of the input. `weight` is what an encoder writes.
fn code_weights(
    patterns: &Patterns,
    coder: &mut impl Coder,
    weight: impl Fn(usize, usize) -> i8,
) -> Option<Vec<Vec<i8>>> {
    let mut stages = vec![Vec::new(); STAGES];
    let mut model = Model::new();
    for number in 0..patterns.weights() {
        let mut before = [0; 2];
        for (place, stage) in stages.iter_mut().enumerate() {
            let weight = model.code(coder, before, weight(place, number))?;
            stage.push(weight);
            before = [weight, before[0]];
        }
    }
    Some(stages)
}

/// The stage of a position, by its number of discs.
#[inline]
pub const fn stage(discs: u32) -> usize {
    let stage = discs.saturating_sub(SECOND_STAGE - STAGE_DISCS) / STAGE_DISCS;
    if (stage as usize) < STAGES { stage as usize } else { STAGES - 1 }
}

/// The other features: the difference in legal moves and in empty squares next to opposing discs, one, and whether the number of
/// empty squares is odd, so that the side to move may have the last move.
#[inline]
pub fn counts(own: u64, opponent: u64) -> [i32; COUNTS] {
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
    /// If it isn't a weights file of this version, or is damaged.
    pub fn from_bytes(bytes: &[u8]) -> Result<Self, WeightsError> {
        let content = knowledge_file::content(MAGIC, bytes)?;
        let (&step, content) = content.split_first().ok_or(WeightsError::Damaged)?;
        let (counts, coded) = content.split_at_checked(2 * COUNTS * STAGES).ok_or(WeightsError::Damaged)?;
        let patterns = Patterns::new();
        let mut stages: Vec<Stage> = counts.chunks(2 * COUNTS).map(Stage::new).collect();
        let mut decoder = Decoder::new(coded).ok_or(WeightsError::Damaged)?;
        let shared = code_weights(&patterns, &mut decoder, |_, _| 0).ok_or(WeightsError::Damaged)?;
        for (stage, shared) in stages.iter_mut().zip(shared) {
            let of = |&number: &u32| shared.get(number as usize).copied().unwrap_or(0);
            stage.configurations = patterns.shared().iter().map(of).collect();
        }
        Ok(Self { patterns, step: step.into(), stages })
    }

    /// The file with these weights, for each of the [`STAGES`]; `step` is in hundredths of a disc.
    pub fn to_bytes(step: u8, stages: &[StageWeights; STAGES]) -> Vec<u8> {
        let counts = stages.iter().flat_map(|stage| stage.counts).flat_map(i16::to_le_bytes);
        let mut content: Vec<u8> = iter::once(step).chain(counts).collect();
        let mut encoder = Encoder::default();
        code_weights(&Patterns::new(), &mut encoder, |stage, number| {
            stages[stage].configurations.get(number).copied().unwrap_or(0)
        });
        content.extend(encoder.finish());
        knowledge_file::with_frame(MAGIC, &content)
    }

    /// The expected final result in hundredths of a disc.
    #[inline]
    pub fn estimate(&self, own: u64, opponent: u64) -> i32 {
        const MOST: i32 = 100 * SQUARES as i32;
        let Some(stage) = self.stages.get(stage((own | opponent).count_ones())) else { return 0 };
        // Checks the length once, not for each configuration.
        let Some(configurations) = stage.configurations.get(..CONFIGURATIONS) else { return 0 };
        let mut sum = 0;
        self.patterns.for_each(own, opponent, |place, configuration| {
            sum += configurations.get(BEGINS[place] + configuration).map_or(0, |&weight| i32::from(weight));
        });
        let counts: i32 = counts(own, opponent).iter().zip(stage.counts).map(|(count, weight)| count * weight).sum();
        (self.step * sum + counts).clamp(-MOST, MOST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stages() -> [StageWeights; STAGES] {
        let weights = Patterns::new().weights();
        let weight = |stage: usize, number: usize| match (7 * number + stage) % 257 {
            0 => i8::MAX,
            1 => -i8::MAX,
            size if number.is_multiple_of(3) => i8::try_from(size % 5).unwrap() - 2,
            _ => 0,
        };
        std::array::from_fn(|stage| StageWeights {
            configurations: (0..weights).map(|number| weight(stage, number)).collect(),
            counts: [-300, i16::try_from(stage).unwrap(), i16::MIN, i16::MAX],
        })
    }

    #[test]
    fn files_are_read_as_they_were_written() {
        let stages = stages();
        let weights = Weights::from_bytes(&Weights::to_bytes(30, &stages)).unwrap();
        for (read, written) in weights.stages.iter().zip(&stages) {
            assert_eq!(read.counts, written.counts.map(i32::from));
            let shared = weights.patterns.shared();
            assert!(
                (0..CONFIGURATIONS)
                    .all(|place| read.configurations[place] == written.configurations[shared[place] as usize])
            );
        }
    }

    #[test]
    fn other_and_damaged_files_are_refused() {
        let file = Weights::to_bytes(30, &stages());
        let mut other = file.clone();
        other[7] += 1;
        for bytes in [&[][..], b"ALQ", &other] {
            assert_eq!(Weights::from_bytes(bytes).unwrap_err(), WeightsError::Foreign);
        }
        let mut damaged = file.clone();
        damaged[1000] ^= 1;
        for bytes in [&file[..8], &file[..20], &file[..file.len() - 1], &damaged] {
            assert_eq!(Weights::from_bytes(bytes).unwrap_err(), WeightsError::Damaged);
        }
    }

    #[test]
    fn stages_follow_one_another() {
        let stages: Vec<usize> = (4..=64).map(stage).collect();
        assert!(stages.is_sorted());
        assert_eq!((stages[0], stages[60]), (0, STAGES - 1));
        assert!((0..STAGES).all(|stage| stages.contains(&stage)));
    }
}
