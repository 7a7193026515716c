//! Ridge regression: the weights with the least squared error, with a penalty on their squares. Expected results are
//! fitted as odds (logistic regression), by repeated ridge regressions near the last solution (iteratively reweighted
//! least squares).
//!
//! A position has few of very many features, so the equations are never written down: conjugate gradients need only the
//! products of the positions with a vector of weights, and with a vector of errors. Dividing by the frequency of each
//! feature (Jacobi's preconditioner) makes some dozens of rounds enough.

use alquerque_core::weights::{Features, Layout};

/// The meaning of a sum of weights.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Link {
    /// The label itself.
    Identity,
    /// A label from -1 to 1 is the hyperbolic tangent of the sum times this.
    Tanh(f32),
}

/// The number of successive regressions for [`Link::Tanh`].
const PASSES: usize = 5;
/// Certain results have at least this share of the weight of others, so that they still pull.
const MIN_SHARE: f32 = 0.05;

impl Link {
    /// The label that a sum stands for.
    pub fn label(self, sum: f32) -> f32 {
        match self {
            Self::Identity => sum,
            Self::Tanh(steepness) => (steepness * sum).tanh(),
        }
    }

    /// The target for a sum, given the last sum, and its weight.
    fn target(self, sum: f32, label: f32) -> (f32, f32) {
        match self {
            Self::Identity => (label, 1.0),
            Self::Tanh(steepness) => {
                let expected = self.label(sum);
                let share = (1.0 - expected * expected).max(MIN_SHARE);
                (sum + (label - expected) / (steepness * share), share)
            }
        }
    }
}

/// Positions by their features, with labels.
#[derive(Clone, Debug)]
pub struct Rows {
    /// The indices of the weights with value one, the same number for each position.
    ones: Vec<u32>,
    ones_each: usize,
    /// The other features, scaled to about the size of one.
    counts: Vec<f32>,
    /// The factors by which the other features were scaled.
    scales: Vec<f32>,
    labels: Vec<f32>,
    shares: Vec<f32>,
    length: usize,
}

impl Rows {
    /// Builds the rows from positions: features, label, and weight.
    pub fn new(layout: &Layout, positions: impl Iterator<Item = (Features, f32, f32)>) -> Self {
        let mut rows = Self {
            ones: Vec::new(),
            ones_each: layout.patterns.instances(),
            counts: Vec::new(),
            scales: vec![0.0; layout.counts],
            labels: Vec::new(),
            shares: Vec::new(),
            length: layout.patterns.weights() + layout.counts,
        };
        for (features, label, share) in positions {
            rows.ones.extend(layout.patterns.indices(features.sides));
            rows.counts.extend(features.counts.iter().map(|&count| count as f32));
            rows.labels.push(label);
            rows.shares.push(share);
        }
        for counts in rows.counts.chunks(rows.scales.len()) {
            for (scale, count) in rows.scales.iter_mut().zip(counts) {
                *scale += count * count;
            }
        }
        for scale in &mut rows.scales {
            *scale = if *scale > 0.0 { (rows.labels.len() as f32 / *scale).sqrt() } else { 0.0 };
        }
        for counts in rows.counts.chunks_mut(rows.scales.len()) {
            for (count, scale) in counts.iter_mut().zip(&rows.scales) {
                *count *= scale;
            }
        }
        rows
    }

    /// Calls `with` with the place and the value of each feature of a position.
    fn each(&self, row: usize, mut with: impl FnMut(usize, f32)) {
        for &number in &self.ones[self.ones_each * row..self.ones_each * (row + 1)] {
            with(number as usize, 1.0);
        }
        let counts = self.scales.len();
        for (index, &count) in self.counts[counts * row..counts * (row + 1)].iter().enumerate() {
            with(self.length - counts + index, count);
        }
    }

    /// The weighted sum of a position's features.
    fn dot(&self, row: usize, weights: &[f32]) -> f32 {
        let mut sum = 0.0;
        self.each(row, |index, value| sum += value * weights[index]);
        sum
    }
}

/// Learned weights of the configurations and of the other features.
#[derive(Clone, Debug)]
pub struct Model {
    /// Indexed by the numbers of [`Patterns::of`](alquerque_core::patterns::Patterns::of).
    pub configurations: Vec<f32>,
    /// The weights of the unscaled features.
    pub counts: Vec<f32>,
}

impl Model {
    /// Fits the rows in `rounds` rounds; `ridge` is the penalty, as a number of positions that say a weight is zero.
    pub fn fit(rows: &Rows, link: Link, ridge: f32, rounds: usize) -> Self {
        let mut weights = vec![0.0_f32; rows.length];
        for _ in 0..if link == Link::Identity { 1 } else { PASSES } {
            let targets: Vec<(f32, f32)> = (0..rows.labels.len())
                .map(|row| {
                    let (target, share) = link.target(rows.dot(row, &weights), rows.labels[row]);
                    (target, share * rows.shares[row])
                })
                .collect();
            improve(rows, &targets, ridge, rounds, &mut weights);
        }
        let counts = weights.split_off(rows.length - rows.scales.len());
        let counts = counts.into_iter().zip(&rows.scales).map(|(weight, scale)| weight * scale).collect();
        Self { configurations: weights, counts }
    }

    /// The sum of the weights of a position's features.
    pub fn sum(&self, layout: &Layout, features: &Features) -> f32 {
        let ones = layout.patterns.indices(features.sides);
        let configurations: f32 = ones.iter().map(|&number| self.configurations[number as usize]).sum();
        configurations
            + features.counts.iter().zip(&self.counts).map(|(&count, weight)| count as f32 * weight).sum::<f32>()
    }
}

/// Moves the weights towards the ridge regression of the targets, each with its share.
#[expect(clippy::cast_possible_truncation, reason = "the weights are approximate")]
fn improve(rows: &Rows, targets: &[(f32, f32)], ridge: f32, rounds: usize, weights: &mut [f32]) {
    // The diagonal of the equations, and their right side less what the weights explain.
    let mut diagonal = vec![ridge; rows.length];
    let mut residual: Vec<f32> = weights.iter().map(|weight| -ridge * weight).collect();
    for (row, &(target, share)) in targets.iter().enumerate() {
        let error = share * (target - rows.dot(row, weights));
        rows.each(row, |index, value| {
            diagonal[index] += share * value * value;
            residual[index] += error * value;
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
        for (row, &(_, share)) in targets.iter().enumerate() {
            let product = share * rows.dot(row, &direction);
            rows.each(row, |index, value| image[index] += product * value);
        }
        let distance = (size / dot(&direction, &image)) as f32;
        for index in 0..rows.length {
            weights[index] += distance * direction[index];
            residual[index] -= distance * image[index];
        }
        steps = scaled(&residual);
        let next = dot(&residual, &steps);
        let keep = (next / size) as f32;
        size = next;
        for (direction, step) in direction.iter_mut().zip(&steps) {
            *direction = step + keep * *direction;
        }
    }
}

fn dot(one: &[f32], other: &[f32]) -> f64 {
    one.iter().zip(other).map(|(a, b)| f64::from(*a) * f64::from(*b)).sum()
}
