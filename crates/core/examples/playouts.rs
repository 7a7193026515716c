//! Prints the playouts per second of a UCT search from the start, on one thread; the browser tests compare Chromium's.
//!
//! `cargo run --release --package alquerque-core --example playouts -- RULES MILLISECONDS`

#![expect(clippy::disallowed_types, reason = "a measurement needs a clock; the crate itself has none")]

use std::env;
use std::error::Error;
use std::time::{Duration, Instant};

use alquerque_core::family::AnyGame;
use alquerque_core::search::{Uct, UctConfig, rng};
use alquerque_core::{Game, with_game};

fn main() -> Result<(), Box<dyn Error>> {
    let [rules, millis] =
        env::args().skip(1).collect::<Vec<_>>().try_into().map_err(|_| "expected RULES MILLISECONDS")?;
    let limit = Duration::from_millis(millis.parse()?);
    let per_second = with_game!(rules.parse::<AnyGame>()?, game => {
        let start = game.start();
        let mut uct = Uct::new(game, &[start], UctConfig::default());
        let begin = Instant::now();
        let playouts = uct.run(&mut rng(1), u64::MAX, || begin.elapsed() >= limit);
        playouts as f64 / begin.elapsed().as_secs_f64()
    });
    println!("{per_second:.0}");
    Ok(())
}
