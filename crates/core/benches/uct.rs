//! Speed from the starting position: playouts and perft nodes per second.
//!
//! `cargo bench -p alquerque-core`, optionally with `-- SECONDS`.

#![expect(clippy::disallowed_types, reason = "a measurement needs a clock; the crate itself has none")]

use std::env;
use std::time::{Duration, Instant};

use alquerque_core::alquerque::Alquerque;
use alquerque_core::playout::PlayoutPolicy;
use alquerque_core::search::{Uct, UctConfig, rng};
use alquerque_core::{Finished, Game, Standard, perft};

const PERFT_DEPTH: u32 = 11;

fn main() {
    let seconds = env::args().skip(1).find_map(|argument| argument.parse().ok()).unwrap_or(2.0);
    let limit = Duration::from_secs_f64(seconds);
    for rules in ["merkel", "merkel,invert=allowed"] {
        let Ok(game) = rules.parse::<Alquerque>() else { continue };
        let start = game.start();

        let begin = Instant::now();
        let leaves = perft(&game, &start, PERFT_DEPTH, Finished::Nothing);
        report(rules, "perft nodes", leaves, begin.elapsed());

        let mut random = rng(1);
        let begin = Instant::now();
        let mut games = 0;
        while begin.elapsed() < limit {
            for _ in 0..1000 {
                Standard.playout(&game, &start, &mut random);
            }
            games += 1000;
        }
        report(rules, "random games", games, begin.elapsed());

        let mut uct = Uct::new(game, &[start], UctConfig::default());
        let begin = Instant::now();
        let playouts = uct.run(&mut random, u64::MAX, || begin.elapsed() >= limit);
        report(rules, "UCT playouts", playouts, begin.elapsed());
        println!("{rules:24} {:>14} nodes in the tree", uct.report().nodes);
    }
}

fn report(rules: &str, what: &str, count: u64, time: Duration) {
    println!("{rules:24} {:>14.0} {what} per second", count as f64 / time.as_secs_f64());
}
