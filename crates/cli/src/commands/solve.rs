//! `alquerque solve`: who wins.

use std::io::{self, Write};
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use alquerque_core::alquerque::Move;
use alquerque_core::family::AnyGame;
use alquerque_core::{Notation, Outcome};
use serde::Serialize;

use crate::args::SolveArgs;
use crate::commands::certificates::{self, said};
use crate::commands::databases;
use crate::commands::solver::{Solved, Solver, Wanted};
use crate::failure::Failure;
use crate::input::position_or_start;
use crate::output::print_json;

#[derive(Serialize)]
struct Answer {
    rules: String,
    position: String,
    /// `light`, `dark` or `draw`; null where that was not found out.
    value: Option<&'static str>,
    states: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    moves: Vec<Branch>,
}

#[derive(Serialize)]
struct Branch {
    #[serde(rename = "move")]
    mv: String,
    value: Option<&'static str>,
}

/// Decides a position, and prints what was found out.
pub(crate) fn run(args: &SolveArgs) -> Result<(), Failure> {
    if let Some(path) = &args.verify {
        return certificates::verify(path, args.json);
    }
    let game = match args.rules {
        Some(AnyGame::Alquerque(game)) => game,
        Some(AnyGame::Draughts(game)) if args.only_build || args.check => {
            return databases::run(game, args, stopper()?);
        }
        _ => {
            let problem = "only rules of Alquerque can be solved; expected a ruleset such as `merkel`";
            return Err(Failure::usage("--rules", format!("{problem}, or `draughts` with --only-build or --check")));
        }
    };
    let stop = stopper()?;
    if args.only_build || args.check {
        return databases::run(game, args, stop);
    }
    let position = position_or_start(&game, args.position.as_deref())?;
    let database = databases::open(game, args, stop)?;
    let solver = Solver {
        game,
        database: database.as_ref(),
        keep: args.keep.as_deref(),
        memory: args.memory,
        jobs: args.jobs.into(),
        limit: args.limit.map(Duration::from_secs),
        stop,
    };
    let wanted = match &args.certificate {
        Some(_) => Wanted::Certificate,
        None if args.moves => Wanted::Moves,
        None => Wanted::Value,
    };
    let Solved { value, moves, certificate, states, seconds, kept } = solver.solve(&position, wanted)?;
    let unproved = args.certificate.is_some() && certificate.is_none();
    if let Some((path, certificate)) = args.certificate.as_deref().zip(certificate) {
        certificates::write(path, &certificate)?;
    }
    let text = game.position_text(&position);
    let named =
        |(mv, value): (Move, Option<Outcome>)| Branch { mv: game.move_text(mv), value: value.map(Outcome::name) };
    let moves: Vec<Branch> = moves.into_iter().map(named).collect();
    if args.json {
        let value = value.map(Outcome::name);
        print_json(&Answer { rules: game.ruleset_text(), position: text, value, states, seconds, moves })?;
    } else {
        print(value, &moves, states, seconds)?;
    }
    if unproved {
        let problem = "no certificate was written: the game is over, or it was stopped before";
        return Err(Failure::Failed(format!("{problem}; expected a position to play on from, and time")));
    }
    kept
}

/// Prints for people to read.
fn print(value: Option<Outcome>, moves: &[Branch], states: u64, seconds: f64) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", value.map_or("unknown", said))?;
    for Branch { mv, value } in moves {
        writeln!(out, "{mv} {}", value.unwrap_or("unknown"))?;
    }
    writeln!(out, "{states} states, {seconds:.1} s")?;
    Ok(())
}

/// What ctrl-C sets.
fn stopper() -> Result<&'static AtomicBool, Failure> {
    static STOPPED: AtomicBool = AtomicBool::new(false);
    ctrlc::set_handler(|| STOPPED.store(true, Relaxed)).map_err(|error| {
        Failure::Failed(format!("ctrl-C cannot be listened to: {error}; expected a terminal's signals"))
    })?;
    Ok(&STOPPED)
}
