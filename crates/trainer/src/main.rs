//! `cargo xtask train`: plays games and trains on them.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

use alquerque_core::family::AnyGame;
use alquerque_trainer::fit::{Options, fit, measure};
use alquerque_trainer::generate::{Player, generate};
use alquerque_trainer::trainable::Trainable;
use clap::{Parser, Subcommand};

/// Trains the weights of an evaluation by self-play. See docs/strength.md.
#[derive(Debug, Parser)]
#[command(bin_name = "cargo xtask train")]
struct Arguments {
    /// The rules, such as `othello` or `merkel`.
    rules: AnyGame,
    /// The folder of the games [default: target/train/RULES]. Each seed has a file, with a game per line.
    #[arg(long, global = true)]
    folder: Option<PathBuf>,
    #[command(subcommand)]
    task: Task,
}

#[derive(Debug, Subcommand)]
enum Task {
    /// Add games of self-play to a file, up to a number of games.
    Games {
        /// Random seed of the games; each seed has its own file.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// The number of games that the file should have.
        #[arg(long)]
        games: usize,
        /// The depth of the search in plies.
        #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u32).range(1..=20))]
        depth: u32,
        /// Files of weights or endgames to play with, any number of times. Without them, the built-in evaluation plays.
        #[arg(long)]
        weights: Vec<PathBuf>,
    },
    /// Train on all games in the folder, and write the weights to a file.
    Fit {
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
        /// Files of weights or endgames, any number of times. Without them, the built-in evaluation is measured.
        #[arg(long)]
        weights: Vec<PathBuf>,
    },
}

fn main() -> ExitCode {
    let Arguments { rules, folder, task } = Arguments::parse();
    let folder = folder.unwrap_or_else(|| format!("target/train/{rules}").into());
    match alquerque_core::with_game!(rules, game => run(&game, &folder, task)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("train: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn run<G: Trainable>(game: &G, folder: &Path, task: Task) -> io::Result<()> {
    match task {
        Task::Games { seed, games, depth, weights } => {
            let player = Player { game: game.clone(), depth, evaluation: evaluation(game, &weights)? };
            fs::create_dir_all(folder)?;
            generate(&folder.join(format!("games-{seed}.txt")), seed, games, &player)
        }
        Task::Fit { output, ridge, rounds } => {
            let weights = fit(game, folder, Options { ridge, rounds })?;
            fs::write(output, weights)
        }
        Task::Measure { weights } => measure(game, folder, &evaluation(game, &weights)?),
    }
}

/// The evaluation with the data of some files.
fn evaluation<G: Trainable>(game: &G, files: &[PathBuf]) -> io::Result<G::Evaluation> {
    let mut evaluation = G::Evaluation::default();
    for file in files {
        game.learn(&mut evaluation, &fs::read(file)?)
            .map_err(|problem| io::Error::other(format!("{} {problem}", file.display())))?;
    }
    Ok(evaluation)
}
