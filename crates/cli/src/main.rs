//! The `alquerque` program. See `docs/cli.md`.

mod args;
mod commands;
mod engine;
mod external_engine;
mod failure;
mod files;
mod hyphens;
mod limits;
mod match_results;
mod memory;
mod openings;
mod progress;
mod spec;
mod statistics;
mod weights;

use std::process::ExitCode;
use std::{env, io};

use alquerque_cli::moves::answer_lines;
use alquerque_cli::quote;
use alquerque_core::with_game;
use clap::{CommandFactory, Parser};

use crate::args::{Arguments, Command};
use crate::failure::Failure;
use crate::files::print_json;

fn main() -> ExitCode {
    let words = hyphens::join_values(Arguments::command(), env::args_os());
    match Arguments::try_parse_from(words).map_err(Failure::from).and_then(run) {
        Ok(()) => ExitCode::SUCCESS,
        Err(failure) => failure.report(),
    }
}

fn run(arguments: Arguments) -> Result<(), Failure> {
    match arguments.command {
        // Standard output is flushed after each line, so a program that waits for an answer gets it.
        Command::Moves => answer_lines(&mut io::stdin().lock(), print_json),
        Command::Perft(args) => with_game!(args.rules, game => commands::perft::run(&game, &args)),
        Command::Search(args) => with_game!(args.rules, game => commands::search::run(&game, &args)),
        Command::Match(args) => with_game!(args.rules, game => commands::match_::run(&game, &args)),
        Command::Record(args) => commands::record::run(&args),
        Command::Solve(args) => commands::solve::run(&args),
        Command::Book(args) => commands::book::run(&args),
        Command::Ugi(args) => commands::ugi::run(&args),
        Command::Bench(args) => with_game!(args.rules, game => commands::bench::run(&game, &args)),
    }
}
