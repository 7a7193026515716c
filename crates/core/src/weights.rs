//! Learned weights of an evaluation, as a file and in memory.

use std::iter;

use crate::evaluate::WeightsError;
use crate::patterns::Patterns;
use crate::range_coder::{Chance, Coder, Decoder, Encoder};
use crate::{Game, knowledge_file};

/// The structure of a game's weights: stages and features.
#[derive(Clone, Debug)]
pub struct Layout {
    /// The first bytes of a file; the last is the version of its format.
    pub magic: [u8; 8],
    /// The number of stages of the game, each with its own weights.
    pub stages: usize,
    /// The stage of a position, by its number of pieces.
    pub stage: fn(u32) -> usize,
    /// The number of features besides patterns.
    pub counts: usize,
    /// The patterns.
    pub patterns: Patterns,
}

/// The features of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Features {
    /// The number of pieces, which determines the stage.
    pub pieces: u32,
    /// The pieces of the side to move and of the opponent that patterns use, as bitboards.
    pub sides: [u64; 2],
    /// The other features.
    pub counts: Vec<i32>,
}

/// A game whose evaluation can be learned.
pub trait Learnable: Game {
    /// The structure of the weights.
    fn layout(&self) -> Layout;

    /// The features of a position.
    fn features(&self, position: &Self::Position) -> Features;
}

/// The weights of a stage, as stored in a file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StageWeights {
    /// The weights of the configurations that do not share one, see [`Patterns`], in steps.
    pub configurations: Vec<i8>,
    /// The weights of the other features, in hundredths of a man.
    pub counts: Vec<i16>,
}

/// Weights, ready for use.
#[derive(Clone, Debug)]
pub struct Weights {
    patterns: Patterns,
    /// Hundredths of a man per unit of a configuration's weight.
    step: i32,
    stages: Vec<Stage>,
}

#[derive(Clone, Debug)]
struct Stage {
    /// The weight of every configuration.
    configurations: Vec<i8>,
    counts: Vec<i32>,
}

/// Codes the weights of the configurations; returns them by stage, or `None` at the end of the input. `weight` supplies
/// the weights to an encoder.
fn code_weights(layout: &Layout, coder: &mut impl Coder, weight: impl Fn(usize, usize) -> i8) -> Option<Vec<Vec<i8>>> {
    let mut stages = vec![Vec::new(); layout.stages];
    let mut model = Model::new();
    for number in 0..layout.patterns.weights() {
        let mut before = [0; 2];
        for (index, stage) in stages.iter_mut().enumerate() {
            let weight = model.code(coder, before, weight(index, number))?;
            stage.push(weight);
            before = [weight, before[0]];
        }
    }
    Some(stages)
}

impl Weights {
    /// Parses a file of weights.
    ///
    /// # Errors
    /// If it isn't a weights file of this layout and version, or is damaged.
    pub fn from_bytes(layout: Layout, bytes: &[u8]) -> Result<Self, WeightsError> {
        let content = knowledge_file::content(layout.magic, bytes)?;
        let (&step, content) = content.split_first().ok_or(WeightsError::Damaged)?;
        let size = 2 * layout.counts;
        let (counts, coded) = content.split_at_checked(size * layout.stages).ok_or(WeightsError::Damaged)?;
        let mut decoder = Decoder::new(coded).ok_or(WeightsError::Damaged)?;
        let weights = code_weights(&layout, &mut decoder, |_, _| 0).ok_or(WeightsError::Damaged)?;
        let stage = |(counts, weights): (&[u8], Vec<i8>)| {
            let of = |&number: &u32| weights.get(number as usize).copied().unwrap_or(0);
            Stage {
                configurations: layout.patterns.shared().iter().map(of).collect(),
                counts: counts.as_chunks().0.iter().map(|&pair| i16::from_le_bytes(pair).into()).collect(),
            }
        };
        let stages = counts.chunks(size).zip(weights).map(stage).collect();
        Ok(Self { patterns: layout.patterns, step: step.into(), stages })
    }

    /// The file with these weights, for each of the layout's stages; `step` is in hundredths of a man.
    pub fn to_bytes(layout: &Layout, step: u8, stages: &[StageWeights]) -> Vec<u8> {
        let count = |index: usize, number: usize| stages.get(index).and_then(|stage| stage.counts.get(number));
        let counts = (0..layout.stages).flat_map(|index| (0..layout.counts).map(move |number| (index, number)));
        let counts = counts.flat_map(|(index, number)| count(index, number).copied().unwrap_or(0).to_le_bytes());
        let mut content: Vec<u8> = iter::once(step).chain(counts).collect();
        let mut encoder = Encoder::default();
        code_weights(layout, &mut encoder, |stage, number| {
            stages.get(stage).and_then(|stage| stage.configurations.get(number)).copied().unwrap_or(0)
        });
        content.extend(encoder.finish());
        knowledge_file::with_frame(layout.magic, &content)
    }

    /// The sum of the weights of a position's features in hundredths of a man. The sizes are those of
    /// [`Patterns::for_each`].
    // Generic, so that it is compiled for speed in the crate that searches, but only once for each game.
    #[inline(never)]
    pub(crate) fn sum<const BYTES: usize, const INSTANCES: usize, const WORDS: usize>(
        &self,
        stage: usize,
        sides: [u64; 2],
        counts: &[i32],
    ) -> i32 {
        let Some(stage) = self.stages.get(stage) else { return 0 };
        let mut sum = 0;
        self.patterns.for_each::<BYTES, INSTANCES, WORDS>(sides, |index| {
            sum += stage.configurations.get(index).map_or(0, |&weight| i32::from(weight));
        });
        let counts: i32 = counts.iter().zip(&stage.counts).map(|(count, weight)| count * weight).sum();
        self.step * sum + counts
    }
}

/// Larger weights of the previous stage count as equal.
const LARGE: usize = 24;
/// The number of bits of a magnitude that have their own probability.
const STEPS: usize = 32;
/// The number of sums of two earlier magnitudes that have their own probabilities.
const SUMS: usize = 12;

/// The probabilities by which a [range coder](crate::range_coder) compresses weights.
///
/// Most weights are near zero, as most configurations are rare, and near those of the stage before: the probability of
/// each bit depends on the previous stage's weight.
struct Model {
    zero: [[Chance; SUMS]; LARGE + 1],
    sign: [Chance; 3],
    more: [[Chance; STEPS]; LARGE + 1],
}

impl Model {
    fn new() -> Self {
        let even = Chance::default();
        Self { zero: [[even; SUMS]; LARGE + 1], sign: [even; 3], more: [[even; STEPS]; LARGE + 1] }
    }

    /// Codes a weight, given those of the last two stages; a decoder ignores `weight`. Returns the weight, or `None` at
    /// the end of the input.
    fn code(&mut self, coder: &mut impl Coder, before: [i8; 2], weight: i8) -> Option<i8> {
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

#[cfg(test)]
pub(crate) mod tests {
    use super::*;
    use crate::patterns;
    use crate::search::{random_move, rng};

    const STEP: i32 = 30;

    fn stages(layout: &Layout) -> Vec<StageWeights> {
        let weight = |stage: usize, number: usize| match (7 * number + stage) % 257 {
            0 => i8::MAX,
            1 => -i8::MAX,
            size if number.is_multiple_of(3) => i8::try_from(size % 5).unwrap() - 2,
            _ => 0,
        };
        let count = |stage: usize, number: usize| [-300, i16::try_from(stage).unwrap(), i16::MIN, i16::MAX][number % 4];
        let stage = |stage| StageWeights {
            configurations: (0..layout.patterns.weights()).map(|number| weight(stage, number)).collect(),
            counts: (0..layout.counts).map(|number| count(stage, number)).collect(),
        };
        (0..layout.stages).map(stage).collect()
    }

    /// Checks properties of the weights of every game.
    pub(crate) fn check(layout: &Layout) {
        let stages = stages(layout);
        let file = Weights::to_bytes(layout, 30, &stages);
        let weights = Weights::from_bytes(layout.clone(), &file).unwrap();
        assert_eq!(weights.stages.len(), layout.stages);
        for (read, written) in weights.stages.iter().zip(&stages) {
            assert!(read.counts.iter().copied().eq(written.counts.iter().map(|&count| i32::from(count))));
            let shared = layout.patterns.shared().iter().map(|&number| written.configurations[number as usize]);
            assert!(read.configurations.iter().copied().eq(shared));
        }

        let refused = |bytes: &[u8]| Weights::from_bytes(layout.clone(), bytes).unwrap_err();
        let mut other = file.clone();
        other[7] += 1;
        for bytes in [&[][..], b"ALQ", &other] {
            assert_eq!(refused(bytes), WeightsError::Foreign);
        }
        let mut damaged = file.clone();
        damaged[1000] ^= 1;
        for bytes in [&file[..8], &file[..20], &file[..file.len() - 1], &damaged] {
            assert_eq!(refused(bytes), WeightsError::Damaged);
        }

        let by_pieces: Vec<usize> = (0..=64).map(layout.stage).collect();
        assert!(by_pieces.is_sorted() || by_pieces.is_sorted_by(|one, other| one >= other));
        assert!((0..layout.stages).all(|stage| by_pieces.contains(&stage)));
        assert!(by_pieces.iter().all(|&stage| stage < layout.stages));
    }

    /// Weights that differ for all features.
    pub(crate) fn some(layout: Layout) -> Weights {
        let file = Weights::to_bytes(&layout, 30, &stages(&layout));
        Weights::from_bytes(layout, &file).unwrap()
    }

    /// Compares the fast sum of the features of positions with the obvious one. The sizes are those of the game's
    /// patterns.
    pub(crate) fn check_sums<G: Learnable, const BYTES: usize, const INSTANCES: usize, const WORDS: usize>(game: &G) {
        let layout = game.layout();
        let written = stages(&layout);
        let weights = some(layout.clone());
        for position in positions(game) {
            let features = game.features(&position);
            patterns::check::<BYTES, INSTANCES, WORDS>(&layout.patterns, features.sides);
            let stage = (layout.stage)(features.pieces);
            let sum = weights.sum::<BYTES, INSTANCES, WORDS>(stage, features.sides, &features.counts);
            let StageWeights { configurations, counts } = &written[stage];
            let numbers = layout.patterns.indices(features.sides).into_iter();
            let patterns: i32 = numbers.map(|number| i32::from(configurations[number as usize])).sum();
            let terms = features.counts.iter().zip(counts).map(|(&count, &weight)| count * i32::from(weight));
            assert_eq!(sum, STEP * patterns + terms.sum::<i32>());
        }
    }

    /// The positions of some random games.
    pub(crate) fn positions<G: Game>(game: &G) -> Vec<G::Position> {
        let mut positions = Vec::new();
        for seed in 0..5 {
            let mut rng = rng(seed);
            let mut position = game.start();
            while let Some(mv) = random_move(game, &position, &mut rng) {
                positions.push(position);
                position = game.play_unchecked(&position, mv);
                if game.ending(&position, &game.moves(&position)).is_some() {
                    break;
                }
            }
        }
        positions
    }
}
