//! `cargo xtask train`: plays games and trains on them.

use std::path::PathBuf;
use std::process::ExitCode;
use std::{fs, io};

use alquerque_core::othello::{StaticEvaluation, Weights};
use alquerque_trainer::fit::{Options, fit, measure};
use alquerque_trainer::generate::{Player, generate};
use clap::{Parser, Subcommand};

/// Trains the weights of an evaluation by self-play. See docs/strength.md.
#[derive(Debug, Parser)]
#[command(bin_name = "cargo xtask train")]
enum Game {
    /// Othello.
    #[command(subcommand)]
    Othello(Task),
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Add games of self-play to a file, up to a number of games.
    Games {
        /// The folder of the games. Each seed has a file, with a game per line.
        #[arg(long, default_value = "target/train")]
        folder: PathBuf,
        #[arg(long, default_value_t = 1)]
        seed: u64,
        #[arg(long)]
        games: usize,
        /// The depth of the search in plies.
        #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=20))]
        depth: u32,
        /// A weights file to play with. Without it, the built-in evaluation plays.
        #[arg(long)]
        weights: Option<PathBuf>,
    },
    /// Train on all games in the folder, and write the weights to a file.
    Fit {
        /// The folder of the games.
        #[arg(long, default_value = "target/train")]
        folder: PathBuf,
        /// The file to write.
        #[arg(long)]
        output: PathBuf,
        /// The penalty on large weights, as a number of positions that say a weight is zero.
        #[arg(long, default_value_t = 30.0)]
        ridge: f32,
        /// Rounds of the regression.
        #[arg(long, default_value_t = 30)]
        rounds: usize,
    },
    /// Print the errors on the validation games.
    Measure {
        /// The folder of the games.
        #[arg(long, default_value = "target/train")]
        folder: PathBuf,
        /// A weights file. Without it, the built-in evaluation is measured.
        #[arg(long)]
        weights: Option<PathBuf>,
    },
}

fn main() -> ExitCode {
    let Game::Othello(task) = Game::parse();
    let result = match task {
        Task::Games { folder, seed, games, depth, weights } => evaluation(weights).and_then(|evaluation| {
            fs::create_dir_all(&folder)?;
            generate(&folder.join(format!("games-{seed}.txt")), seed, games, &Player { depth, evaluation })
        }),
        Task::Fit { folder, output, ridge, rounds } => {
            fit(&folder, Options { ridge, rounds }).and_then(|weights| fs::write(output, weights))
        }
        Task::Measure { folder, weights } => evaluation(weights).and_then(|evaluation| measure(&folder, &evaluation)),
    };
    match result {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("train: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// The evaluation with the weights in a file.
fn evaluation(weights: Option<PathBuf>) -> io::Result<StaticEvaluation> {
    weights.map_or_else(
        || Ok(StaticEvaluation::default()),
        |file| {
            let problem = |problem| io::Error::other(format!("{} {problem}", file.display()));
            Weights::from_bytes(&fs::read(&file)?).map(StaticEvaluation::learned).map_err(problem)
        },
    )
}
