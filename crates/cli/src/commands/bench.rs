//! `alquerque bench`: the speed of this machine.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use alquerque_core::search::{Uct, UctConfig, rng};
use alquerque_core::{Game, perft};
use serde::Serialize;

use super::print_json;
use crate::args::BenchArgs;
use crate::failure::Failure;

/// Some ten milliseconds of counting; the leaves are known from a longer count to be the same each time.
const PERFT_DEPTH: u32 = 10;

#[derive(Serialize)]
struct Answer {
    rules: String,
    perft_nodes_per_second: u64,
    playouts_per_second: u64,
    seconds: f64,
}

/// Measures and prints.
pub(crate) fn run<G: Game>(game: &G, args: &BenchArgs) -> Result<(), Failure> {
    let time = Duration::from_secs_f64(args.seconds);
    let warm_up = time / 6;
    perft_speed(game, warm_up);
    let perft_nodes_per_second = perft_speed(game, time);
    playout_speed(game, warm_up);
    let playouts_per_second = playout_speed(game, time);
    let rules = game.ruleset_text();
    if args.json {
        return print_json(&Answer { rules, perft_nodes_per_second, playouts_per_second, seconds: args.seconds });
    }
    let mut out = io::stdout().lock();
    writeln!(out, "rules                   {rules}")?;
    writeln!(out, "perft nodes per second  {perft_nodes_per_second:>12}")?;
    writeln!(out, "playouts per second     {playouts_per_second:>12}")?;
    Ok(())
}

/// Leaves counted per second, over and over from the start.
fn perft_speed<G: Game>(game: &G, time: Duration) -> u64 {
    let begin = Instant::now();
    let mut leaves = 0;
    while begin.elapsed() < time {
        leaves += perft(game, &game.start(), PERFT_DEPTH);
    }
    per_second(leaves, begin.elapsed())
}

/// Playouts per second of one search from the start.
fn playout_speed<G: Game>(game: &G, time: Duration) -> u64 {
    let mut uct = Uct::new(game.clone(), &[], UctConfig::default());
    let begin = Instant::now();
    let playouts = uct.run(&mut rng(1), u64::MAX, || begin.elapsed() >= time);
    per_second(playouts, begin.elapsed())
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count")]
fn per_second(count: u64, time: Duration) -> u64 {
    (count as f64 / time.as_secs_f64()).round() as u64
}
