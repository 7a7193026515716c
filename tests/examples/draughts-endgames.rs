//! Writes or checks the site's endgame database of English draughts.
//!
//! `cargo run --release --package alquerque-tests --example draughts-endgames -- www/knowledge/draughts.endgames [--check]`
//!
//! The results come from the solver, whose values `alquerque solve --check` verifies against the rules.

use std::error::Error;
use std::time::Instant;
use std::{env, fs};

use alquerque_core::Numbering;
use alquerque_core::draughts::{Draughts, Endgames, MAX_PIECES};
use alquerque_solver::database::Layers;

/// Threads for building the solver's database.
const THREADS: usize = 2;

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = env::args().skip(1);
    let file = arguments.next().ok_or("expected the name of the file")?;
    let mut database = Layers::new(Draughts::default());
    for pieces in Layers::<Draughts>::order(MAX_PIECES) {
        database.build(pieces, THREADS, &|_, _| true).map_err(|_| "the database could not be built")?;
    }
    let bytes = if arguments.next().is_some_and(|option| option == "--check") {
        fs::read(&file)?
    } else {
        let bytes = Endgames::to_bytes(&|position| database.value(position)).ok_or("results are missing")?;
        fs::write(&file, &bytes)?;
        bytes
    };
    let started = Instant::now();
    let endgames = Endgames::from_bytes(&bytes).map_err(|problem| format!("{file} {problem}"))?;
    println!("{} bytes, read in {:?}", bytes.len(), started.elapsed());
    let started = Instant::now();
    let mut positions = 0;
    for pieces in database.layers() {
        let ranking = alquerque_core::draughts::Ranking::new(pieces);
        for rank in 0..ranking.count() {
            let position = ranking.state(rank);
            if endgames.known(&position) != database.value(&position) {
                return Err(format!("{file}: the result of {position:?} is wrong").into());
            }
            positions += 1;
        }
    }
    println!("{positions} positions have the solver's results ({:?})", started.elapsed());
    Ok(())
}
