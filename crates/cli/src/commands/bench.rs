//! `alquerque bench`: measures this machine's speed.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use alquerque_core::search::{AlphaBeta, AlphaBetaConfig, MAX_DEPTH, Uct, UctConfig, rng};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Finished, Searchable, perft};
use serde::Serialize;

use crate::args::BenchArgs;
use crate::failure::Failure;
use crate::files::print_json;

/// Counting this many leaves takes a few milliseconds.
const PERFT_LEAVES: u64 = 100_000;
/// The depth of the timed searches; the fastest one counts.
const DEPTH: u32 = 12;
const SEARCHES: u32 = 5;

#[derive(Serialize)]
struct Answer {
    rules: String,
    perft_nodes_per_second: u64,
    playouts_per_second: u64,
    alpha_beta_nodes_per_second: u64,
    depth_12_millis: f64,
    seconds: f64,
}

/// Measures and prints the results.
pub(crate) fn run<G: Searchable + Tabletop>(game: &G, args: &BenchArgs) -> Result<(), Failure> {
    let time = Duration::from_secs_f64(args.seconds);
    let warm_up = time / 6;
    perft_speed(game, warm_up);
    let perft_nodes_per_second = perft_speed(game, time);
    playout_speed(game, warm_up);
    let playouts_per_second = playout_speed(game, time);
    alpha_beta_speed(game, warm_up);
    let alpha_beta_nodes_per_second = alpha_beta_speed(game, time);
    let depth_12_millis = depth_millis(game);
    let rules = game.ruleset_text();
    if args.json {
        return print_json(&Answer {
            rules,
            perft_nodes_per_second,
            playouts_per_second,
            alpha_beta_nodes_per_second,
            depth_12_millis,
            seconds: args.seconds,
        });
    }
    let mut out = io::stdout().lock();
    writeln!(out, "rules                        {rules}")?;
    writeln!(out, "perft nodes per second       {perft_nodes_per_second:>12}")?;
    writeln!(out, "playouts per second          {playouts_per_second:>12}")?;
    writeln!(out, "alpha-beta nodes per second  {alpha_beta_nodes_per_second:>12}")?;
    writeln!(out, "alpha-beta depth {DEPTH}, ms       {depth_12_millis:>12.1}")?;
    Ok(())
}

/// Leaves per second, counting repeatedly from the start.
fn perft_speed<G: Tabletop>(game: &G, time: Duration) -> u64 {
    let finished = Finished::usual(game.board().game);
    let enough = |depth: &u32| perft(game, &game.start(), *depth, finished) >= PERFT_LEAVES;
    let depth = (1..MAX_DEPTH).find(enough).unwrap_or(MAX_DEPTH);
    let begin = Instant::now();
    let mut leaves = 0;
    while begin.elapsed() < time {
        leaves += perft(game, &game.start(), depth, finished);
    }
    per_second(leaves, begin.elapsed())
}

/// Playouts per second of one search from the start.
fn playout_speed<G: Searchable>(game: &G, time: Duration) -> u64 {
    let mut uct = Uct::new(game.clone(), &[], UctConfig::default());
    let begin = Instant::now();
    let playouts = uct.run(&mut rng(1), u64::MAX, || begin.elapsed() >= time);
    per_second(playouts, begin.elapsed())
}

/// Nodes per second of an iterative-deepening search from the start.
fn alpha_beta_speed<G: Searchable>(game: &G, time: Duration) -> u64 {
    let config = AlphaBetaConfig { depth: MAX_DEPTH, ..AlphaBetaConfig::default() };
    let mut search = AlphaBeta::new(game.clone(), &[], config);
    let begin = Instant::now();
    search.run(|| begin.elapsed() >= time);
    per_second(search.nodes(), begin.elapsed())
}

/// Milliseconds of an alpha-beta search from the start to [`DEPTH`].
fn depth_millis<G: Searchable>(game: &G) -> f64 {
    let timed = |_| {
        let begin = Instant::now();
        AlphaBeta::new(game.clone(), &[], AlphaBetaConfig { depth: DEPTH, ..AlphaBetaConfig::default() }).run(|| false);
        begin.elapsed().as_secs_f64() * 1000.0
    };
    (0..SEARCHES).map(timed).fold(f64::INFINITY, f64::min)
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count")]
fn per_second(count: u64, time: Duration) -> u64 {
    (count as f64 / time.as_secs_f64()).round() as u64
}
