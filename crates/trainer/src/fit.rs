//! From games to a file of weights.

use std::collections::HashSet;
use std::path::Path;
use std::{fs, io};

use alquerque_core::evaluate::Evaluation;
use alquerque_core::weights::{StageWeights, Weights};

use crate::game::{Sample, TrainingGame};
use crate::regression::{Model, Rows};
use crate::trainable::Trainable;

/// Every game whose number is divisible by this is held out for validation.
const VALIDATION: usize = 20;
/// A stage also trains on positions of neighbouring stages within this many pieces.
const OVERLAP: u32 = 2;
/// The weight of those positions.
const OVERLAP_SHARE: f32 = 0.5;

/// Options of the regression.
#[derive(Clone, Copy, Debug)]
pub struct Options {
    /// See [`Model::fit`].
    pub ridge: f32,
    /// See [`Model::fit`].
    pub rounds: usize,
}

/// Training and validation samples.
struct Data<P> {
    learning: Vec<Sample<P>>,
    validation: Vec<Sample<P>>,
}

/// Trains on all games in a folder, prints the errors, and returns the content of the weights file.
///
/// # Errors
/// If the games cannot be read.
pub fn fit<G: Trainable>(game: &G, folder: &Path, options: Options) -> io::Result<Vec<u8>> {
    let data = read(game, folder)?;
    println!("{} positions to learn from, {} to measure with", data.learning.len(), data.validation.len());
    let layout = game.layout();
    let link = game.link();
    let mut stages = Vec::new();
    println!("stage | positions | deviation | error learned | error measured");
    for number in 0..layout.stages {
        let share = |pieces: u32| {
            if (layout.stage)(pieces) == number {
                1.0
            } else if [pieces + OVERLAP, pieces.saturating_sub(OVERLAP)].map(layout.stage).contains(&number) {
                OVERLAP_SHARE
            } else {
                0.0
            }
        };
        let rows = |samples: &[Sample<G::Position>], least: f32| {
            let row = |sample: &Sample<G::Position>| {
                let features = game.features(&sample.position);
                let share = share(features.pieces);
                (share > 0.0 && share >= least).then_some((features, sample.label, share))
            };
            samples.iter().filter_map(row).collect::<Vec<_>>()
        };
        let learning = rows(&data.learning, 0.0);
        let model = Model::fit(&Rows::new(&layout, learning.iter().cloned()), link, options.ridge, options.rounds);
        let measured = rows(&data.validation, 1.0);
        let pairs = |rows: &[(_, f32, f32)]| -> Vec<(f32, f32)> {
            rows.iter().map(|(features, label, _)| (link.label(model.sum(&layout, features)), *label)).collect()
        };
        let labels: Vec<_> = measured.iter().map(|(_, label, _)| (0.0, *label)).collect();
        println!(
            "{number} | {} | {:.3} | {:.3} | {:.3}",
            learning.len(),
            error(&labels),
            error(&pairs(&learning)),
            error(&pairs(&measured))
        );
        stages.push(quantized(&model, G::STEP));
    }
    let file = Weights::to_bytes(&layout, G::STEP, &stages);
    println!("{} bytes", file.len());
    Ok(file)
}

/// Prints an evaluation's errors on the validation games.
///
/// # Errors
/// If the games cannot be read.
pub fn measure<G: Trainable>(game: &G, folder: &Path, evaluation: &G::Evaluation) -> io::Result<()> {
    let validation = read(game, folder)?.validation;
    let layout = game.layout();
    println!("stage | positions | deviation | error measured");
    let stage = |sample: &&Sample<G::Position>| (layout.stage)(game.features(&sample.position).pieces);
    let row = |name: &str, samples: &[&Sample<G::Position>]| {
        let labels: Vec<_> = samples.iter().map(|sample| (0.0, sample.label)).collect();
        let estimate = |sample: &&Sample<G::Position>| game.label(evaluation.evaluate(game, &sample.position));
        let estimates: Vec<_> = samples.iter().map(|sample| (estimate(sample), sample.label)).collect();
        println!("{name} | {} | {:.3} | {:.3}", samples.len(), error(&labels), error(&estimates));
    };
    for number in 0..layout.stages {
        row(&number.to_string(), &validation.iter().filter(|sample| stage(sample) == number).collect::<Vec<_>>());
    }
    row("all", &validation.iter().collect::<Vec<_>>());
    Ok(())
}

/// Reads the games, without duplicate positions.
fn read<G: Trainable>(game: &G, folder: &Path) -> io::Result<Data<G::Position>> {
    let mut data = Data { learning: Vec::new(), validation: Vec::new() };
    let mut files: Vec<_> = fs::read_dir(folder)?.map(|entry| Ok(entry?.path())).collect::<io::Result<_>>()?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "txt"));
    files.sort();
    let mut samples_seen = HashSet::new();
    for file in files {
        let text = fs::read_to_string(file)?;
        // A last line without a line break is still being written.
        for (number, line) in text.split_inclusive('\n').filter_map(|line| line.strip_suffix('\n')).enumerate() {
            let Some(line) = TrainingGame::parse(game, line) else { continue };
            let set = if number % VALIDATION == 0 { &mut data.validation } else { &mut data.learning };
            set.extend(
                line.samples(game).into_iter().filter(|sample| samples_seen.insert(game.identity(&sample.position))),
            );
        }
    }
    Ok(data)
}

/// The root mean squared difference.
fn error(pairs: &[(f32, f32)]) -> f64 {
    let sum: f64 = pairs.iter().map(|(estimate, label)| f64::from(estimate - label).powi(2)).sum();
    (sum / pairs.len().max(1) as f64).sqrt()
}

/// Rounds the weights for the file.
#[expect(clippy::cast_possible_truncation, reason = "clamped")]
fn quantized(model: &Model, step: u8) -> StageWeights {
    let steps = |weight: &f32| (weight * 100.0 / f32::from(step)).round().clamp(-127.0, 127.0) as i8;
    let hundredths = |weight: &f32| (weight * 100.0).round().clamp(-32767.0, 32767.0) as i16;
    StageWeights {
        configurations: model.configurations.iter().map(steps).collect(),
        counts: model.counts.iter().map(hundredths).collect(),
    }
}
