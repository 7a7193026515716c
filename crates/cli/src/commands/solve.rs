//! `alquerque solve`: proves who wins.

use std::io::{self, Write};
use std::process;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::time::Duration;

use alquerque_core::alquerque::{Alquerque, Move, Position};
use alquerque_core::family::AnyGame;
use alquerque_core::{Notation, Outcome};
use alquerque_solver::database::{BuildsOutcomes, Database};
use serde::Serialize;

use crate::args::{SolveArgs, position_or_start};
use crate::commands::certificates::{self, outcome_text};
use crate::commands::databases;
use crate::commands::plan;
use crate::commands::saved_search::SearchFolder;
use crate::commands::solver::{Solved, Solver, Wanted};
use crate::failure::{Failure, warn};
use crate::files::{Output, print_json};
use crate::memory;

#[derive(Serialize)]
struct Answer {
    rules: String,
    position: String,
    /// `light`, `dark` or `draw`; null if unknown.
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

/// Solves a position and prints the result.
pub(crate) fn run(args: &SolveArgs) -> Result<(), Failure> {
    if let Some(path) = &args.verify {
        return certificates::verify(path, args.json);
    }
    if args.check && args.build.is_none() && args.jobs.is_some() {
        let problem = "--check runs on one thread; expected --build with it";
        return Err(Failure::usage("--jobs", problem));
    }
    if args.outcomes.is_some() && args.build.is_none() && args.layer.is_none() {
        return Err(Failure::usage("--outcomes", "there is nothing to build; expected --build or --layer with it"));
    }
    let is_about_databases = args.only_build || args.layer.is_some() || args.plan || args.check;
    let game = match args.rules {
        Some(AnyGame::Alquerque(game)) => game,
        Some(AnyGame::Draughts(game)) if is_about_databases => {
            return only_databases(game, args);
        }
        _ => {
            let problem = "only Alquerque can be solved; expected a ruleset such as `merkel`";
            return Err(Failure::usage(
                "--rules",
                format!("{problem}, or `draughts` with --only-build, --layer, --plan or --check"),
            ));
        }
    };
    if is_about_databases {
        return only_databases(game, args);
    }
    let position = position_or_start(&game, args.position.as_deref())?;
    memory::limit(args.memory)?;
    // Fails now rather than after hours of work.
    let output = args.certificate.as_deref().map(|path| {
        let output = Output::at(path).map_err(|error| certificates::cannot_write(path, &error))?;
        Ok::<_, Failure>((path, output))
    });
    let output = output.transpose()?;
    let keep = args.keep.as_deref().map(SearchFolder::open).transpose()?;
    let stop = stopper()?;
    let database = databases::open(game, args, stop)?;
    if args.certificate.is_some() && database.as_ref().is_some_and(Database::lacks_plies) {
        let problem = "a certificate cannot use databases without plies";
        return Err(Failure::usage("--certificate", format!("{problem}; expected a folder of databases with plies")));
    }
    // The databases have taken part of the free memory.
    let memory = memory::limit(args.memory)?;
    let solver = Solver {
        game,
        database: database.as_ref(),
        keep: keep.as_ref(),
        memory,
        jobs: args.threads(),
        limit: args.limit.map(Duration::from_secs),
        stop,
    };
    let wanted = match &args.certificate {
        Some(_) => Wanted::Certificate,
        None if args.moves => Wanted::Moves,
        None => Wanted::Value,
    };
    let found = solver.solve(&position, wanted)?;
    let printed = answer(game, &position, &found, args.json);
    let written = output.map_or(Ok(()), |(path, output)| match &found.certificate {
        Ok(certificate) => certificates::write(path, output, certificate, stop),
        Err(why) => Err(Failure::Failed(format!("no certificate was written: {}", why.message()))),
    });
    // Saves the search even if the answer could not be printed.
    Failure::all([found.saved, written, printed])
}

/// Runs the options that solve nothing.
fn only_databases<G: BuildsOutcomes>(game: G, args: &SolveArgs) -> Result<(), Failure> {
    if args.plan { plan::print(game, args) } else { databases::run(game, args, stopper()?) }
}

/// Prints the result.
fn answer(game: Alquerque, position: &Position, solved: &Solved, json: bool) -> Result<(), Failure> {
    let &Solved { value, without_clock, is_full, states, seconds, .. } = solved;
    if is_full {
        warn("the proof ran out of memory; try a larger --memory");
    } else if let Some(value) = without_clock {
        let text = outcome_text(value);
        warn(&format!(
            "without the plies already counted: {text}; given more time, the solver may find out whether they change that"
        ));
    }
    let named =
        |&(mv, value): &(Move, Option<Outcome>)| Branch { mv: game.move_text(mv), value: value.map(Outcome::name) };
    let moves: Vec<Branch> = solved.moves.iter().map(named).collect();
    if json {
        let (rules, position, value) = (game.ruleset_text(), game.position_text(position), value.map(Outcome::name));
        print_json(&Answer { rules, position, value, states, seconds, moves })
    } else {
        print(value, &moves, states, seconds)
    }
}

/// Prints the plain-text answer.
fn print(value: Option<Outcome>, moves: &[Branch], states: u64, seconds: f64) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", value.map_or("unknown", outcome_text))?;
    for Branch { mv, value } in moves {
        writeln!(out, "{mv} {}", value.unwrap_or("unknown"))?;
    }
    writeln!(out, "{states} states, {seconds:.1} s")?;
    Ok(())
}

/// The flag that ctrl-C sets. A second ctrl-C ends the program at once.
fn stopper() -> Result<&'static AtomicBool, Failure> {
    static STOPPED: AtomicBool = AtomicBool::new(false);
    let stop = || {
        if STOPPED.swap(true, Relaxed) {
            // The shell's exit code for a program ended by ctrl-C.
            process::exit(130);
        }
    };
    ctrlc::set_handler(stop).map_err(|error| {
        Failure::Failed(format!("cannot handle ctrl-C: {error}; expected a system that supports it"))
    })?;
    Ok(&STOPPED)
}
