//! `cargo xtask train`: plays games and learns from them.

use std::path::PathBuf;
use std::process::ExitCode;

use alquerque_trainer::fit::{Options, fit};
use alquerque_trainer::generate::generate;
use clap::Parser;

/// Learns the weights of Othello's evaluation from games of our own.
#[derive(Debug, Parser)]
#[command(bin_name = "cargo xtask train")]
enum Task {
    /// Play games of the search against itself and add them to a file, until it has so many.
    Games {
        /// The folder of the games, one a line in a file for each seed.
        #[arg(long, default_value = "target/train")]
        folder: PathBuf,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long)]
        games: usize,
        /// Plies that the search looks ahead.
        #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=20))]
        depth: u32,
    },
    /// Learn the weights from all games in the folder, and write them to a file.
    Fit {
        /// The folder of the games.
        #[arg(long, default_value = "target/train")]
        folder: PathBuf,
        /// The file to write.
        #[arg(long)]
        output: PathBuf,
        /// The penalty on large weights: so many positions that say a weight is zero.
        #[arg(long, default_value_t = 20.0)]
        ridge: f32,
        /// Rounds of the regression.
        #[arg(long, default_value_t = 30)]
        rounds: usize,
    },
}

fn main() -> ExitCode {
    let result = match Task::parse() {
        Task::Games { folder, seed, games, depth } => std::fs::create_dir_all(&folder)
            .and_then(|()| generate(&folder.join(format!("games-{seed}.txt")), seed, games, depth)),
        Task::Fit { folder, output, ridge, rounds } => {
            fit(&folder, Options { ridge, rounds }).and_then(|weights| std::fs::write(output, weights))
        }
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("train: {problem}");
            ExitCode::FAILURE
        }
    }
}
