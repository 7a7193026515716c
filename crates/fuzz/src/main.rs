//! Runs every target on random changes of its inputs: `alquerque-fuzz SEED`. The same seed gives the same inputs. Prints how
//! many there were, or the first one that violates an invariant, as a byte string of Rust.

use std::io::{self, Write};
use std::panic::{self, AssertUnwindSafe};
use std::process::ExitCode;
use std::{env, fmt};

use alquerque_core::search::rng;
use alquerque_fuzz::inputs::{corpus, mutated};
use alquerque_fuzz::{TARGETS, Target};

fn main() -> ExitCode {
    let result = seed().and_then(|seed| TARGETS.iter().map(|target| check(target, seed)).sum::<Result<u32, _>>());
    let said = match &result {
        Ok(count) => writeln!(io::stdout(), "{count}"),
        Err(text) => writeln!(io::stderr(), "{text}"),
    };
    if result.is_ok() && said.is_ok() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}

fn seed() -> Result<u64, String> {
    let text = env::args().nth(1).ok_or("usage: alquerque-fuzz SEED")?;
    text.parse().map_err(|error| format!("SEED must be a whole number: {error}"))
}

/// Checks some inputs of a target. Returns how many.
fn check(target: &Target, seed: u64) -> Result<u32, String> {
    let within = |error: &dyn fmt::Display| format!("{}: {error}", target.name);
    let corpus = corpus(target.name).map_err(|error| within(&error))?;
    let mut rng = rng(seed);
    for _ in 0..target.rounds {
        let input = mutated(&corpus, &mut rng);
        panic::catch_unwind(AssertUnwindSafe(|| (target.check)(&input)))
            .map_err(|_| within(&format_args!("it panics on b\"{}\"", input.escape_ascii())))?;
    }
    Ok(target.rounds)
}
