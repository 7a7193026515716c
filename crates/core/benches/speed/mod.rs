//! Measurements shared by the games' benchmarks.

#![expect(clippy::disallowed_types, reason = "a measurement needs a clock; the crate itself has none")]

use std::env;
use std::time::{Duration, Instant};

use alquerque_core::playout::PlayoutPolicy;
use alquerque_core::search::{Uct, UctConfig, rng};
use alquerque_core::{Finished, Notation, Searchable, Standard, perft};

/// The depth of perft, in plies.
pub(crate) const PERFT_DEPTH: u32 = 11;

/// Measures perft, random games and UCT from the starting position.
pub(crate) fn measure<G: Notation + Searchable>(game: &G, finished: Finished) {
    let rules = game.ruleset_text();
    let start = game.start();
    let count = || perft(game, &start, PERFT_DEPTH, finished);
    timed(&rules, if finished == Finished::Leaf { "perft leaves" } else { "perft nodes" }, count);

    let limit = limit();
    let mut random = rng(1);
    let begin = Instant::now();
    timed(&rules, "random games", || {
        let mut games = 0;
        while begin.elapsed() < limit {
            for _ in 0..1000 {
                Standard.playout(game, &start, &mut random);
            }
            games += 1000;
        }
        games
    });

    let mut uct = Uct::new(game.clone(), &[start], UctConfig::default());
    let begin = Instant::now();
    timed(&rules, "UCT playouts", || uct.run(&mut random, u64::MAX, || begin.elapsed() >= limit));
    println!("{rules:24} {:>14} nodes in the tree", uct.report().work.nodes());
}

/// Duration of the measurements of random games and UCT: the number of seconds on the command line, by default 2.
fn limit() -> Duration {
    Duration::from_secs_f64(env::args().skip(1).find_map(|argument| argument.parse().ok()).unwrap_or(2.0))
}

/// Runs `count`, prints the rate per second, and returns the count.
pub(crate) fn timed(rules: &str, what: &str, count: impl FnOnce() -> u64) -> u64 {
    let begin = Instant::now();
    let number = count();
    println!("{rules:24} {:>14.0} {what} per second", number as f64 / begin.elapsed().as_secs_f64());
    number
}
