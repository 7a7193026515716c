//! Ridge regression: the weights with the least squared error, and a penalty on their squares.
//!
//! A position has few of very many features, so the equations are never written down: conjugate gradients need only the products of
//! the positions with a vector of weights, and with one of errors. Dividing by how often each feature occurs (Jacobi's
//! preconditioner) makes some dozens of rounds enough.

use alquerque_core::othello::{COUNTS, INSTANCES, Patterns, counts};

use crate::game::Sample;

/// A sample and its weight.
pub type Weighted<'a> = (&'a Sample, f32);

/// The features of one position: weights with the value one, and others.
struct Features {
    ones: [u32; INSTANCES],
    counts: [f32; COUNTS],
}

/// Brings the other features to about the size of one.
const SCALES: [f32; COUNTS] = [0.1, 0.1, 1.0, 1.0];

impl Features {
    fn new(patterns: &Patterns, sample: &Sample) -> Self {
        let mut scaled = [0.0; COUNTS];
        for ((scaled, count), scale) in scaled.iter_mut().zip(counts(sample.own, sample.opponent)).zip(SCALES) {
            *scaled = count as f32 * scale;
        }
        Self { ones: patterns.of(sample.own, sample.opponent), counts: scaled }
    }

    /// The weighted sum of the features.
    fn dot(&self, weights: &[f32]) -> f32 {
        let (configurations, others) = weights.split_at(weights.len() - COUNTS);
        let ones: f32 = self.ones.iter().map(|&number| configurations[number as usize]).sum();
        ones + self.counts.iter().zip(others).map(|(count, weight)| count * weight).sum::<f32>()
    }

    /// Calls `with` for each feature with its place and its value.
    fn each(&self, length: usize, mut with: impl FnMut(usize, f32)) {
        for &number in &self.ones {
            with(number as usize, 1.0);
        }
        for (place, &count) in self.counts.iter().enumerate() {
            with(length - COUNTS + place, count);
        }
    }
}

/// Learned weights, the configurations' first.
#[derive(Clone, Debug)]
pub struct Model {
    weights: Vec<f32>,
}

impl Model {
    /// Fits the samples in `rounds` rounds; `ridge` is the penalty, as a number of samples that say a weight is zero.
    #[expect(clippy::cast_possible_truncation, reason = "the weights are approximate")]
    pub fn fit(patterns: &Patterns, samples: &[Weighted<'_>], ridge: f32, rounds: usize) -> Self {
        let length = patterns.weights() + COUNTS;
        let mut weights = vec![0.0_f32; length];
        // Diagonal and right side of the equations.
        let (mut diagonal, mut residual) = (vec![ridge; length], vec![0.0_f32; length]);
        for &(sample, share) in samples {
            Features::new(patterns, sample).each(length, |place, value| {
                diagonal[place] += share * value * value;
                residual[place] += share * value * sample.score;
            });
        }
        let scaled = |residual: &[f32]| -> Vec<f32> {
            residual.iter().zip(&diagonal).map(|(residual, diagonal)| residual / diagonal).collect()
        };
        let mut steps = scaled(&residual);
        let mut direction = steps.clone();
        let mut size = dot(&residual, &steps);
        for _ in 0..rounds {
            if size <= 0.0 {
                break;
            }
            let mut image: Vec<f32> = direction.iter().map(|weight| weight * ridge).collect();
            for &(sample, share) in samples {
                let features = Features::new(patterns, sample);
                let product = share * features.dot(&direction);
                features.each(length, |place, value| image[place] += product * value);
            }
            let distance = (size / dot(&direction, &image)) as f32;
            for place in 0..length {
                weights[place] += distance * direction[place];
                residual[place] -= distance * image[place];
            }
            steps = scaled(&residual);
            let next = dot(&residual, &steps);
            let keep = (next / size) as f32;
            size = next;
            for (direction, step) in direction.iter_mut().zip(&steps) {
                *direction = step + keep * *direction;
            }
        }
        Self { weights }
    }

    /// The expected disc difference.
    pub fn estimate(&self, patterns: &Patterns, sample: &Sample) -> f32 {
        Features::new(patterns, sample).dot(&self.weights)
    }

    /// The weights of the configurations, and of the other features, in discs.
    pub fn weights(&self) -> (&[f32], [f32; COUNTS]) {
        let (configurations, others) = self.weights.split_at(self.weights.len() - COUNTS);
        let mut counts = [0.0; COUNTS];
        for ((count, weight), scale) in counts.iter_mut().zip(others).zip(SCALES) {
            *count = weight * scale;
        }
        (configurations, counts)
    }
}

fn dot(one: &[f32], other: &[f32]) -> f64 {
    one.iter().zip(other).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum()
}
