//! Finds the score at which the odds are ten to one, for `Evaluation::ten_to_one`: alpha-beta plays itself after random
//! openings, and a logistic curve is fitted to its scores and the results of the games.
//!
//! ```text
//! cargo run --release --package alquerque-tests --example fit-odds -- othello 6 400
//! ```

use alquerque_core::evaluate::MAX_EVALUATION;
use alquerque_core::family::AnyGame;
use alquerque_core::record::Record;
use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, SearchRng, random_move, rng};
use alquerque_core::{Notation, Searchable, with_game};

/// Plies of a random opening.
const OPENING: usize = 8;
/// Plies after which an unfinished game is discarded.
const MAX_PLIES: usize = 400;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [rules, depth, games] = arguments.as_slice() else { return usage("three arguments") };
    let (Ok(any), Ok(depth), Ok(games)) = (rules.parse::<AnyGame>(), depth.parse(), games.parse::<u32>()) else {
        return usage("a ruleset, a depth and a number of games");
    };
    let mut random = rng(1);
    let samples: Vec<(f32, f32)> =
        with_game!(any, game => (0..games).flat_map(|_| samples(&game, depth, &mut random)).collect());
    // The likelihood has one peak, which trying every candidate finds.
    let best = (1..400)
        .map(|step| step as f32 * 10.0)
        .max_by(|a, b| likelihood(&samples, *a).total_cmp(&likelihood(&samples, *b)));
    println!("{rules}: {} positions, ten to one at {}", samples.len(), best.unwrap_or_default());
}

fn usage(expected: &str) {
    eprintln!("expected {expected}, such as: othello 6 400");
    std::process::exit(2);
}

/// The scores of one game, each with the game's result, both for the side to move.
fn samples<G: Searchable + Notation>(game: &G, depth: u32, random: &mut SearchRng) -> Vec<(f32, f32)> {
    let mut record = Record::new(game.clone());
    for _ in 0..OPENING {
        if let Some(mv) = random_move(game, record.position(), random) {
            record.play_unchecked(mv);
        }
    }
    let mut scores = Vec::new();
    while record.ending().is_none() && record.positions().len() < MAX_PLIES {
        let mut search =
            AlphaBeta::new(game.clone(), record.positions(), AlphaBetaConfig { depth, ..AlphaBetaConfig::default() });
        search.run(|| false);
        let report = search.report();
        let (Some(mv), Some(score)) = (report.best(), report.score) else { break };
        if score.abs() <= MAX_EVALUATION {
            scores.push((record.to_move(), score as f32));
        }
        record.play_unchecked(mv);
    }
    let Some(ending) = record.ending() else { return Vec::new() };
    scores.into_iter().map(|(player, score)| (score, ending.outcome.score(player))).collect()
}

fn likelihood(samples: &[(f32, f32)], ten_to_one: f32) -> f32 {
    let of = |&(score, result): &(f32, f32)| {
        let expected = 1.0 / (1.0 + 10f32.powf(-score / ten_to_one));
        result * expected.max(1e-6).ln() + (1.0 - result) * (1.0 - expected).max(1e-6).ln()
    };
    samples.iter().map(of).sum()
}
