//! From games to a file of weights.

use std::collections::HashSet;
use std::path::Path;
use std::{fs, io};

use alquerque_core::othello::{COUNTS, Patterns, STAGES, StageWeights, StaticEvaluation, Weights, stage};

use crate::game::{Sample, TrainingGame};
use crate::regression::{Model, Weighted};

/// Every game with a number divisible by this is kept for validation.
const VALIDATION: usize = 20;
/// A stage is also trained on positions of its neighbours that are within this many discs of it.
const OVERLAP: u32 = 2;
/// The weight of those positions.
const OVERLAP_SHARE: f32 = 0.5;

/// Precision of the weights in the file, in hundredths of a disc. A finer one takes more bytes, and rounding is a small part of the
/// evaluation's error.
const STEP: u8 = 30;

/// Options of the regression.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// See [`Model::fit`].
    pub ridge: f32,
    /// See [`Model::fit`].
    pub rounds: usize,
}

/// Training and validation samples.
struct Data {
    learning: Vec<Sample>,
    validation: Vec<Sample>,
}

/// Trains on all games in a folder, prints the errors, and returns the content of the weights file.
///
/// # Errors
/// If the games cannot be read.
pub fn fit(folder: &Path, options: Options) -> io::Result<Vec<u8>> {
    let data = read(folder)?;
    println!("{} positions to learn from, {} to measure with", data.learning.len(), data.validation.len());
    let patterns = Patterns::new();
    let mut stages = Vec::new();
    println!("stage | positions | deviation | error learned | error measured");
    for number in 0..STAGES {
        let share = |sample: &Sample| {
            let discs = (sample.own | sample.opponent).count_ones();
            if stage(discs) == number {
                1.0
            } else if stage(discs + OVERLAP) == number || stage(discs - OVERLAP) == number {
                OVERLAP_SHARE
            } else {
                0.0
            }
        };
        let samples: Vec<Weighted> =
            data.learning.iter().map(|sample| (sample, share(sample))).filter(|(_, share)| *share > 0.0).collect();
        let model = Model::fit(&patterns, &samples, options.ridge, options.rounds);
        let of_stage = |samples: &[Weighted]| error(samples, |sample| model.estimate(&patterns, sample));
        let measured: Vec<Weighted> =
            data.validation.iter().map(|sample| (sample, 1.0)).filter(|(sample, _)| share(sample) >= 1.0).collect();
        println!(
            "{number} | {} | {:.2} | {:.2} | {:.2}",
            samples.len(),
            error(&measured, |_| 0.0),
            of_stage(&samples),
            of_stage(&measured)
        );
        stages.push(quantized(&model));
    }
    let stages: &[StageWeights; STAGES] = stages.as_slice().try_into().map_err(io::Error::other)?;
    let file = Weights::to_bytes(STEP, stages);
    println!("{} bytes", file.len());
    Ok(file)
}

/// Prints an evaluation's errors on the validation games.
///
/// # Errors
/// If the games cannot be read.
pub fn measure(folder: &Path, evaluation: &StaticEvaluation) -> io::Result<()> {
    let validation = read(folder)?.validation;
    println!("stage | positions | deviation | error measured");
    let row = |name: &str, samples: &[Weighted]| {
        let estimate = |sample: &Sample| evaluation.estimate(sample.own, sample.opponent) as f32 / 100.0;
        let deviation = error(samples, |_| 0.0);
        println!("{name} | {} | {deviation:.2} | {:.3}", samples.len(), error(samples, estimate));
    };
    let all: Vec<Weighted> = validation.iter().map(|sample| (sample, 1.0)).collect();
    for number in 0..STAGES {
        let of_stage = |(sample, _): &Weighted| stage((sample.own | sample.opponent).count_ones()) == number;
        row(&number.to_string(), &all.iter().copied().filter(of_stage).collect::<Vec<_>>());
    }
    row("all", &all);
    Ok(())
}

/// Reads the games.
fn read(folder: &Path) -> io::Result<Data> {
    let mut data = Data { learning: Vec::new(), validation: Vec::new() };
    let mut files: Vec<_> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "txt"));
    files.sort();
    let mut known = HashSet::new();
    for file in files {
        let text = fs::read_to_string(file)?;
        // A last line without a line break is still being written.
        for (number, line) in text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')).enumerate() {
            let Some(samples) = line.parse().ok().and_then(|game: TrainingGame| game.samples()) else { continue };
            let set = if number % VALIDATION == 0 { &mut data.validation } else { &mut data.learning };
            set.extend(samples.into_iter().filter(|sample| known.insert((sample.own, sample.opponent))));
        }
    }
    Ok(data)
}

/// The root mean squared error.
fn error(samples: &[Weighted<'_>], estimate: impl Fn(&Sample) -> f32) -> f64 {
    let sum: f64 = samples.iter().map(|(sample, _)| f64::from(estimate(sample) - sample.score).powi(2)).sum();
    (sum / samples.len().max(1) as f64).sqrt()
}

/// Rounds the weights for the file.
#[expect(clippy::cast_possible_truncation, reason = "clamped")]
fn quantized(model: &Model) -> StageWeights {
    let (configurations, others) = model.weights();
    let steps = |weight: &f32| (weight * 100.0 / f32::from(STEP)).round().clamp(-127.0, 127.0) as i8;
    let mut counts = [0; COUNTS];
    for (count, weight) in counts.iter_mut().zip(others) {
        *count = (weight * 100.0).round().clamp(-32767.0, 32767.0) as i16;
    }
    StageWeights { configurations: configurations.iter().map(steps).collect(), counts }
}
