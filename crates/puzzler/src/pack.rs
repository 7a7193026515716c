//! Rates candidates, chooses the puzzles, and writes the site's file.

use std::collections::{HashMap, HashSet};
use std::fs::OpenOptions;
use std::io::Write;
use std::path::Path;
use std::{fs, io};

use alquerque_core::GameId;
use alquerque_puzzles::{Puzzle, PuzzleSet, Theme};

use crate::candidate::Candidate;
use crate::check::Checker;
use crate::levels::LEVELS;

/// The rating of level 1, and the difference between two levels.
const FIRST_LEVEL: f64 = 750.0;
const PER_LEVEL: f64 = 150.0;
/// The difference in rating that corresponds to odds of 10 : 1.
const TEN_TO_ONE: f64 = 400.0;
/// The bounds between the bands.
pub const BOUNDS: [f64; 4] = [1250.0, 1350.0, 1480.0, 1630.0];
/// The weight in a rating of what the levels solve; the rest is predicted from the other measures.
const MEASURED: f64 = 0.75;
/// The minimum and maximum rating.
const RATINGS: [f64; 2] = [400.0, 2400.0];
/// The maximum size of a file in bytes.
const MAX_BYTES: usize = 60_000;
/// The maximum number of puzzles in a band, so that a file has room for the others.
const MAX_PER_BAND: usize = 170;
/// The lengths of solutions that are the most fun.
const GOOD_LENGTHS: std::ops::RangeInclusive<usize> = 2..=5;
/// The maximum number of puzzles of one plain move in a band.
const MAX_PLAIN: usize = 25;
/// By how much ratings that would be equal are moved apart at most.
const SPREAD: usize = 20;
/// The number of features of a rating: constant, depth, playouts, temptation, length.
const FEATURES: usize = 5;

/// The rating of a level.
pub fn rating_of_level(number: usize) -> f64 {
    FIRST_LEVEL + PER_LEVEL * (number as f64 - 1.0)
}

/// The band of a rating, from 0.
pub fn band(rating: f64) -> usize {
    BOUNDS.iter().filter(|&&bound| rating >= bound).count()
}

/// The candidates of all files of a game, each once.
///
/// # Errors
/// If a file cannot be read.
pub fn candidates(folder: &Path, game: GameId) -> io::Result<Vec<Candidate>> {
    let mut files: Vec<_> = fs::read_dir(folder)?.filter_map(|entry| Some(entry.ok()?.path())).collect();
    files.sort();
    let start = format!("{}-", game.name());
    let is_meant = |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(&start));
    let mut keys = HashSet::new();
    let mut found = Vec::new();
    for file in files.iter().filter(|file| is_meant(file)) {
        for candidate in fs::read_to_string(file)?.lines().filter_map(Candidate::parse) {
            if keys.insert(candidate.key.clone()) {
                found.push(candidate);
            }
        }
    }
    Ok(found)
}

/// The rating at which the expected successes of the levels add up to the measured ones.
fn rating_of_solves(solves: &[f32; LEVELS.len()]) -> f64 {
    let sum: f64 = solves.iter().map(|&share| f64::from(share)).sum();
    let expected = |rating: f64| {
        let share = |level: usize| 1.0 / (1.0 + 10_f64.powf((rating - rating_of_level(level)) / TEN_TO_ONE));
        (1..=LEVELS.len()).map(share).sum::<f64>()
    };
    let [mut low, mut high] = [RATINGS[0] - 300.0, RATINGS[1] + 300.0];
    for _ in 0..40 {
        let middle = f64::midpoint(low, high);
        if expected(middle) > sum { low = middle } else { high = middle }
    }
    f64::midpoint(low, high)
}

fn features(candidate: &Candidate) -> [f64; FEATURES] {
    let measures = &candidate.measures;
    let length = f64::from(u32::try_from(measures.length).unwrap_or(u32::MAX));
    [1.0, measures.depth.into(), (measures.playouts as f64).log2(), measures.temptation.into(), length]
}

/// The weights of the features by least squares.
fn weights(rows: &[([f64; FEATURES], f64)]) -> [f64; FEATURES] {
    let mut matrix = [[0.0; FEATURES + 1]; FEATURES];
    for (features, wanted) in rows {
        for (row, a) in matrix.iter_mut().zip(features) {
            for (cell, b) in row.iter_mut().zip(features.iter().chain([wanted])) {
                *cell += a * b;
            }
        }
    }
    for (index, row) in matrix.iter_mut().enumerate() {
        row[index] += 1e-3;
    }
    for pivot in 0..FEATURES {
        let own = matrix[pivot].map(|cell| cell / matrix[pivot][pivot]);
        matrix[pivot] = own;
        for (index, row) in matrix.iter_mut().enumerate().filter(|(index, _)| *index != pivot) {
            let factor = row[pivot];
            debug_assert!(index < FEATURES);
            row.iter_mut().zip(own).for_each(|(cell, own)| *cell -= factor * own);
        }
    }
    matrix.map(|row| row[FEATURES])
}

/// Rates candidates by a weighted mean of what the levels solve and of the prediction from the other measures.
fn rate(candidates: &mut [Candidate]) -> [f64; FEATURES] {
    let rows: Vec<_> = candidates
        .iter()
        .map(|candidate| (features(candidate), rating_of_solves(&candidate.measures.solves)))
        .collect();
    let weights = weights(&rows);
    for (candidate, (features, levels)) in candidates.iter_mut().zip(rows) {
        let expected: f64 = features.iter().zip(weights).map(|(feature, weight)| feature * weight).sum();
        let rating = (MEASURED * levels + (1.0 - MEASURED) * expected).clamp(RATINGS[0], RATINGS[1]);
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "clamped above")]
        let rating = rating.round() as u16;
        candidate.puzzle.rating = rating;
    }
    spread(candidates);
    weights
}

/// Moves equal ratings apart. They arise because the measures have few values; among puzzles with the same, those with
/// more legal moves are taken to be more difficult.
fn spread(candidates: &mut [Candidate]) {
    candidates.sort_by_key(|candidate| {
        let puzzle = &candidate.puzzle;
        (puzzle.rating, puzzle.solution.choices.len(), puzzle.id())
    });
    for group in candidates.chunk_by_mut(|a, b| a.puzzle.rating == b.puzzle.rating) {
        let last = group.len() - 1;
        let width = last.min(2 * SPREAD);
        for (index, candidate) in group.iter_mut().enumerate() {
            let offset = u16::try_from((index * width).checked_div(last).unwrap_or(0)).unwrap_or(0);
            let half = u16::try_from(width / 2).unwrap_or(0);
            candidate.puzzle.rating = candidate.puzzle.rating.saturating_add(offset).saturating_sub(half);
        }
    }
}

/// How much fun a puzzle is, the most first: some moves to find, then a surprising first move, then the others.
fn fun(puzzle: &Puzzle) -> u8 {
    let is_surprising = [Theme::Sacrifice, Theme::QuietMove].into_iter().any(|theme| puzzle.themes.has(theme));
    match puzzle.solution.length() {
        length if GOOD_LENGTHS.contains(&length) => u8::from(!is_surprising),
        _ if is_surprising => 2,
        2.. => 3,
        _ => PLAIN,
    }
}

/// The least fun: one move without a surprise.
const PLAIN: u8 = 4;

/// The results of earlier checks, one a line: the number of a puzzle and the problem, if any.
fn checked(file: &Path) -> HashMap<u32, Option<String>> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let read = |line: &str| {
        let (id, problem) = line.split_once(' ').unwrap_or((line, ""));
        Some((id.parse().ok()?, (!problem.is_empty()).then(|| problem.to_owned())))
    };
    text.lines().filter_map(read).collect()
}

/// Rates, chooses and checks puzzles; returns the set and a report. `file` stores the results of checks, so that an
/// interrupted run can continue.
///
/// # Errors
/// If the file cannot be written.
pub fn pack(
    mut candidates: Vec<Candidate>,
    checker: &mut Checker,
    file: &Path,
) -> io::Result<(PuzzleSet, Vec<String>)> {
    let known = checked(file);
    let mut out = OpenOptions::new().create(true).append(true).open(file)?;
    let [constant, depth, playouts, temptation, length] = rate(&mut candidates);
    let mut report = vec![format!(
        "{} candidates; rating = {constant:.0} + {depth:.1} depth + {playouts:.1} log2(playouts) + \
         {temptation:.1} temptation + {length:.1} length",
        candidates.len()
    )];
    // Among equals, hashes shuffle games and rules.
    candidates.sort_by_key(|candidate| (fun(&candidate.puzzle), candidate.puzzle.id()));
    let mut chosen: [Vec<Candidate>; BOUNDS.len() + 1] = Default::default();
    let mut ids = HashSet::new();
    for candidate in candidates {
        let band = &mut chosen[band(candidate.puzzle.rating.into())];
        let is_plain = fun(&candidate.puzzle) == PLAIN;
        let plain = band.iter().filter(|other| fun(&other.puzzle) == PLAIN).count();
        if band.len() >= MAX_PER_BAND || is_plain && plain >= MAX_PLAIN || !ids.insert(candidate.puzzle.id()) {
            continue;
        }
        let id = candidate.puzzle.id();
        let problem = if let Some(problem) = known.get(&id) {
            problem.clone()
        } else {
            let problem = checker.check(&candidate.puzzle).err();
            writeln!(out, "{id} {}", problem.as_deref().unwrap_or_default())?;
            problem
        };
        match problem {
            None => band.push(candidate),
            Some(problem) => {
                report.push(format!("left out: {} {}: {problem}", candidate.puzzle.rules, candidate.puzzle.position));
            }
        }
    }
    let mut max = MAX_PER_BAND;
    let mut set = PuzzleSet::default();
    while max > 0 {
        let mut puzzles: Vec<_> =
            chosen.iter().flat_map(|band| band.iter().take(max)).map(|candidate| candidate.puzzle.clone()).collect();
        puzzles.sort_by_key(|puzzle| (puzzle.rating, puzzle.id()));
        set = PuzzleSet { puzzles };
        if set.to_bytes().is_some_and(|bytes| bytes.len() <= MAX_BYTES) {
            break;
        }
        max -= 1;
    }
    for (index, band) in chosen.iter().enumerate() {
        report.push(format!("band {}: {} puzzles", index + 1, band.len().min(max)));
    }
    let all: Vec<&Candidate> = chosen.iter().flat_map(|band| band.iter().take(max)).collect();
    for index in 0..LEVELS.len() {
        let rating = rating_of_level(index + 1);
        let share = |range: f64| {
            let near = all.iter().filter(|one| (f64::from(one.puzzle.rating) - rating - range).abs() <= 100.0);
            let shares: Vec<f32> = near.map(|candidate| candidate.measures.solves[index]).collect();
            (100.0 * shares.iter().sum::<f32>() / shares.len().max(1) as f32, shares.len())
        };
        let cells: Vec<String> =
            [-300.0, 0.0, 300.0].map(share).iter().map(|(share, count)| format!("{share:.0} % of {count}")).collect();
        report.push(format!("level {} ({rating:.0}): {}", index + 1, cells.join(", ")));
    }
    Ok((set, report))
}
