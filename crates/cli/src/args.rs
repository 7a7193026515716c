//! The command line.

use std::fmt::Display;
use std::iter::once;
use std::ops::{Bound, RangeBounds};
use std::path::PathBuf;
use std::str::FromStr;

use alquerque_core::family::{AnyGame, GAMES, GameInfo};
use alquerque_core::option_text;
use alquerque_core::search::MAX_DEPTH;
use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::spec::Spec;

/// Alquerque's engine on the command line.
///
/// Results go to stdout, progress to stderr. Exit code: 0 on success, 2 for a command line that cannot be used, 1 for
/// what fails later; then one line on stderr says what was wrong and what would be right.
#[derive(Debug, Parser)]
#[command(name = "alquerque", version, disable_help_subcommand = true, arg_required_else_help = false)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// Answer positions with their legal moves, line by line.
    ///
    /// Reads JSON lines on stdin, {"rules": R, "position": P} or, from the start of the game, {"rules": R, "moves":
    /// ["c2-c3", ...]}, and answers each with one line {"position": P, "moves": [...sorted], "winner": null | "light" |
    /// "dark" | "draw"}; a finished game has no moves. A line that cannot be used, or is longer than 1 MiB, is answered
    /// {"error": "..."}, and the next one is read. Repetition is known only where the moves are given.
    Moves,
    /// Count the sequences of moves of a given length.
    ///
    /// One ply is one whole turn, chains of captures along different paths count separately, and a finished game has
    /// nothing below it.
    Perft(PerftArgs),
    /// Find the best move of a position.
    ///
    /// The same seed and number of playouts, or the same depth, give the same answer. Where no limit is given, uct makes
    /// 100000 playouts and alpha-beta searches 8 plies.
    Search(SearchArgs),
    /// Let two engines play against each other.
    ///
    /// An engine is given as `random`; as `uct:KEY=VALUE,...` with the keys playouts, movetime (milliseconds a move), level
    /// (1 to 10) and exploration: `uct:playouts=8000`, `uct:movetime=100`, `uct:level=3,exploration=1.0`; or as
    /// `alpha-beta:KEY=VALUE,...` with the keys depth (1 to 64) and movetime: `alpha-beta:depth=6,movetime=100`.
    /// Colours alternate: a plays light in the first game, dark in the second, and so on. Each pair of games begins with
    /// the same few random plies, so that the games differ and are fair. The same seed gives the same result, however
    /// many jobs, unless a limit is a time.
    ///
    /// The score counts a draw as half a win. The 95 % interval is Wilson's; with draws the true one is narrower. The
    /// Elo difference is 400 log10(score / (1 - score)): infinite (null in JSON) where one side takes all.
    Match(MatchArgs),
    /// Read, check and convert files of games.
    ///
    /// Reads draughts PDN, the form with tags of the other games, plain moves, Othello transcripts, GGF and share links; which
    /// of them it is shows by itself. A game that cannot be read is told of on stderr with its line and character, the next one
    /// is read, and the exit code is 1 at the end.
    Record(RecordArgs),
    /// Find out who wins a position, for certain.
    ///
    /// Answers `light wins`, `dark wins` or `draw`; `unknown` where it was stopped before. The win can be forced whatever the other
    /// side does; a draw is what neither side can prevent. Endgame databases help where positions can occur again.
    Solve(SolveArgs),
    /// Make a book of certificates.
    ///
    /// A book has the winner's moves at the beginning of a game that is decided. The page loads it when it is to play as well as can
    /// be.
    Book(BookArgs),
    /// Measure the speed of this machine from the starting position.
    ///
    /// Perft nodes, UCT playouts and alpha-beta nodes per second, each measured for some seconds after a warm-up, on one thread.
    Bench(BenchArgs),
}

/// What `--rules` may be: every game with the names of its rulesets and their options.
fn rules_help() -> String {
    let usage = "The ruleset: a name, and perhaps options, such as `merkel` or `merkel,invert=allowed`.\n";
    let of_game = |game: &GameInfo| {
        let names: Vec<&str> =
            game.rulesets.iter().map(|ruleset| ruleset.name).filter(|name| !name.contains(',')).collect();
        let options: Vec<String> = game.options.iter().map(option_text).collect();
        format!("\n{}: {}; options: {}", game.id.title(), names.join(", "), options.join(", "))
    };
    once(usage.to_owned()).chain(GAMES.into_iter().map(of_game)).collect()
}

// Alike with one another: what clap is told of each argument stands with it.

#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    /// The ruleset, such as `merkel` or `merkel,invert=allowed`.
    #[arg(long, value_name = "R", long_help = rules_help())]
    pub(crate) rules: AnyGame,
    /// Plies.
    #[arg(long, value_name = "N", value_parser = whole::<u32>(0..))]
    pub(crate) depth: u32,
    /// The position to count from [default: the start of the game].
    #[arg(long, value_name = "P")]
    pub(crate) position: Option<String>,
    /// Also count what is below each move.
    #[arg(long)]
    pub(crate) divide: bool,
    /// Answer with one line of JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// How a move is found.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum EngineName {
    /// Monte-Carlo tree search with UCB1.
    Uct,
    /// Alpha-beta search with iterative deepening.
    AlphaBeta,
    /// Any legal move.
    Random,
}

impl EngineName {
    /// As on the command line.
    pub(crate) const fn name(self) -> &'static str {
        match self {
            Self::Uct => "uct",
            Self::AlphaBeta => "alpha-beta",
            Self::Random => "random",
        }
    }
}

#[derive(Args, Debug)]
pub(crate) struct SearchArgs {
    /// The ruleset, such as `merkel` or `merkel,invert=allowed`.
    #[arg(long, value_name = "R", long_help = rules_help())]
    pub(crate) rules: AnyGame,
    /// The position to search, or in which --moves begin [default: the start of the game].
    #[arg(long, value_name = "P")]
    pub(crate) position: Option<String>,
    /// Moves with blanks between them that lead to the position to search: so the search knows of repetitions.
    #[arg(long, value_name = "MOVES")]
    pub(crate) moves: Option<String>,
    /// How to search.
    #[arg(long, value_enum, default_value_t = EngineName::Uct)]
    pub(crate) engine: EngineName,
    /// The most playouts of uct [default: 100000 where no other limit is given].
    #[arg(long, value_name = "N", value_parser = whole::<u64>(1..))]
    pub(crate) playouts: Option<u64>,
    /// The most plies of alpha-beta, 1 to 64 [default: 8 where no other limit is given].
    #[arg(long, value_name = "N", value_parser = whole(1..=MAX_DEPTH))]
    pub(crate) depth: Option<u32>,
    /// The most milliseconds.
    #[arg(long, value_name = "MS", value_parser = whole::<u64>(1..))]
    pub(crate) movetime: Option<u64>,
    /// The limits of one of uct's levels, 1 to 10, in place of --playouts and --movetime.
    #[arg(long, value_name = "N", conflicts_with_all = ["playouts", "movetime"], value_parser = whole::<u8>(1..=10))]
    pub(crate) level: Option<u8>,
    /// What determines the random numbers.
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = whole::<u64>(0..))]
    pub(crate) seed: u64,
    /// The factor of the second term of uct's UCB1: more looks into more moves [default: the square root of 2].
    #[arg(long, value_name = "C", value_parser = crate::spec::parse_exploration)]
    pub(crate) exploration: Option<f32>,
    /// Answer with one line of JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct MatchArgs {
    /// The ruleset, such as `merkel` or `merkel,invert=allowed`.
    #[arg(long, value_name = "R", long_help = rules_help())]
    pub(crate) rules: AnyGame,
    /// The engine that plays light in the first game.
    #[arg(long, value_name = "SPEC")]
    pub(crate) a: Spec,
    /// The engine that plays dark in the first game.
    #[arg(long, value_name = "SPEC")]
    pub(crate) b: Spec,
    /// How many games to play.
    #[arg(long, value_name = "N", value_parser = whole::<u32>(1..=1_000_000))]
    pub(crate) games: u32,
    /// Random plies at the beginning of each pair of games.
    #[arg(long, value_name = "PLIES", default_value_t = 4, value_parser = whole::<u32>(0..))]
    pub(crate) opening: u32,
    /// What determines the random numbers.
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = whole::<u64>(0..))]
    pub(crate) seed: u64,
    /// Games played at the same time. More than the machine has cores takes time from engines that are limited by it.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = whole::<u16>(1..=256))]
    pub(crate) jobs: u16,
    /// Answer with one line of JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// What games are written as.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum RecordFormat {
    /// Tags and numbered moves.
    Pdn,
    /// The moves alone, a line for each game.
    Transcript,
    /// The part of a share link behind the `#`, a line for each game.
    Link,
    /// A line of JSON for each game.
    Json,
}

#[derive(Args, Debug)]
pub(crate) struct RecordArgs {
    /// The file; `-` is stdin. A share link may stand in its place.
    pub(crate) file: String,
    /// What to write.
    #[arg(long, value_enum, default_value_t = RecordFormat::Pdn)]
    pub(crate) to: RecordFormat,
    /// Write nothing: the exit code, and stderr, tell whether all games can be read.
    #[arg(long)]
    pub(crate) check: bool,
    /// Answer each game with one line of JSON, as `--to json` does.
    #[arg(long, conflicts_with = "to")]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch")]
pub(crate) struct SolveArgs {
    /// The ruleset, such as `merkel` or `merkel,invert=allowed`.
    #[arg(long, value_name = "R", long_help = rules_help(), required_unless_present = "verify")]
    pub(crate) rules: Option<AnyGame>,
    /// The position to decide [default: the start of the game].
    #[arg(long, value_name = "P")]
    pub(crate) position: Option<String>,
    /// Also say what each move leads to.
    #[arg(long)]
    pub(crate) moves: bool,
    /// The folder with endgame databases: those in it are used, those that are built go there. Draughts has them, too.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) database: Option<PathBuf>,
    /// Build the endgame databases of up to so many pieces that are not in the folder.
    #[arg(long, value_name = "N", value_parser = whole::<u32>(2..=12))]
    pub(crate) build: Option<u32>,
    /// Decide nothing: only build.
    #[arg(long, requires = "build")]
    pub(crate) only_build: bool,
    /// Decide nothing: check the endgame databases, and tell how many of their states are won, lost and drawn.
    #[arg(long, requires = "database", conflicts_with_all = ["position", "moves", "certificate", "limit"])]
    pub(crate) check: bool,
    /// Gigabytes for what is found out on the way, besides the databases.
    #[arg(long, value_name = "GB", default_value = "2", value_parser = parse_gigabytes)]
    pub(crate) memory: f64,
    /// Threads.
    #[arg(long, value_name = "N", default_value_t = 2, value_parser = whole::<u16>(1..=256))]
    pub(crate) jobs: u16,
    /// The folder for what was found out when it ends, is stopped or comes to its limit: the next time it goes on from there.
    #[arg(long, value_name = "FOLDER", conflicts_with = "only_build")]
    pub(crate) keep: Option<PathBuf>,
    /// The file for what proves the decision: it can be checked by the rules alone.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["moves", "only_build"])]
    pub(crate) certificate: Option<PathBuf>,
    /// The file of a certificate to check, and nothing else.
    #[arg(long, value_name = "FILE", conflicts_with_all = ["rules", "position", "moves", "database", "build", "check", "keep", "certificate", "limit"])]
    pub(crate) verify: Option<PathBuf>,
    /// The most seconds for the decision.
    #[arg(long, value_name = "S", value_parser = whole::<u64>(1..))]
    pub(crate) limit: Option<u64>,
    /// Answer with one line of JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct BookArgs {
    /// The file to write.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// The certificates, of one ruleset.
    #[arg(value_name = "CERTIFICATE", required = true)]
    pub(crate) certificates: Vec<PathBuf>,
    /// States with so many checkers and fewer are left out: a prover decides them at once.
    #[arg(long, value_name = "N", default_value = "10", value_parser = whole::<u32>(0..=24))]
    pub(crate) without: u32,
}

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    /// The ruleset.
    #[arg(long, value_name = "R", default_value = "merkel")]
    pub(crate) rules: AnyGame,
    /// Seconds for each measurement, above 0 and up to 3600.
    #[arg(long, value_name = "S", default_value = "3", value_parser = parse_seconds)]
    pub(crate) seconds: f64,
    /// Answer with one line of JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A reader of the whole numbers of a range.
fn whole<T: FromStr + PartialOrd + Display>(
    range: impl RangeBounds<T> + Clone,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        text.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
            let end = match range.end_bound() {
                Bound::Included(most) => format!(" to {most}"),
                _ => " up".to_owned(),
            };
            let begin = match range.start_bound() {
                Bound::Included(least) => format!(" from {least}"),
                _ => String::new(),
            };
            format!("it is no such number; expected a whole number{begin}{end}")
        })
    }
}

fn parse_gigabytes(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|gigabytes| (0.001..=4096.0).contains(gigabytes))
        .ok_or_else(|| "it is no such amount; expected gigabytes from 0.001 to 4096, such as 2 or 0.5".to_owned())
}

fn parse_seconds(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|&seconds| seconds > 0.0 && seconds <= 3600.0)
        .ok_or_else(|| "it is no length of time; expected seconds above 0 and up to 3600, such as 3 or 0.5".to_owned())
}
