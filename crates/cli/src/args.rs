//! The command line.

use std::fmt::Display;
use std::iter::once;
use std::ops::{Bound, RangeBounds};
use std::path::PathBuf;
use std::str::FromStr;

use alquerque_cli::ugi::EngineKind;
use alquerque_core::family::{AnyGame, GAMES, GameInfo};
use alquerque_core::search::{LEVEL_COUNT, MAX_DEPTH};
use alquerque_core::{Notation, option_text};
use clap::{Args, Parser, Subcommand, ValueEnum};

use crate::failure::Failure;
use crate::spec::{MAX_THREADS, Spec};
use crate::statistics::Sprt;

/// The engine of Alquerque, Othello and English draughts, on the command line.
///
/// Prints results to stdout and progress to stderr. Exits with 0 on success, 2 for an invalid command line, and 1 for
/// any other failure; one line on stderr then says what is wrong and what is expected.
#[derive(Debug, Parser)]
#[command(name = "alquerque", version, disable_help_subcommand = true, arg_required_else_help = false)]
pub(crate) struct Arguments {
    #[command(subcommand)]
    pub(crate) command: Command,
}

#[derive(Debug, Subcommand)]
pub(crate) enum Command {
    /// List the legal moves of positions read from stdin.
    ///
    /// Reads JSON lines, {"rules": R, "position": P} or {"rules": R, "moves": ["c2-c3", ...]} (moves from the start of
    /// the game), and answers each with one line {"position": P, "moves": [...sorted], "winner": null | "light" |
    /// "dark" | "draw"}. A finished game has no moves. An invalid line, or one longer than 1 MiB, is answered {"error":
    /// "..."}, and reading continues. Repetition is detected only if the moves are given.
    Moves,
    /// Count the move sequences of a given length.
    ///
    /// One ply is a whole turn, and capture chains along different paths count as different moves. A finished game has
    /// no successors.
    Perft(PerftArgs),
    /// Find the best move of a position.
    ///
    /// The same seed, number of playouts and number of threads, or the same depth, give the same result. Without a
    /// limit, uct and informed-uct run 100000 playouts, and alpha-beta searches 8 plies deep.
    Search(SearchArgs),
    /// Play a match between two engines.
    ///
    /// An engine is `random`, `uct:KEY=VALUE,...`, `informed-uct:KEY=VALUE,...`, `alpha-beta:KEY=VALUE,...`, or another
    /// program that speaks the Universal Game Interface, `ugi:KEY=VALUE,...,command=PROGRAM ARGUMENTS`.
    ///
    /// The keys of uct are playouts, movetime (milliseconds per move), level (1 to 12), exploration and threads, as in
    /// `uct:playouts=8000`, `uct:movetime=100` or `uct:level=3,exploration=1.0`. Those of informed-uct are playouts,
    /// movetime, exploration, minimax, prior and weights. Those of alpha-beta are depth (1 to 64), movetime, level and
    /// weights, as in `alpha-beta:depth=6,movetime=100`. Those of ugi are movetime, nodes, depth and option.NAME. Two
    /// keys of uct and alpha-beta make an engine play worse: temperature (of a softmax over the values of the moves)
    /// and overlooks (the percentage of captures overlooked for each piece after the first).
    ///
    /// Colours alternate; engine a plays light in the first game. Both games of a pair start with the same opening, so
    /// that games differ but neither side gains from it. The same seed gives the same result for any number of jobs,
    /// unless an engine is limited by time.
    ///
    /// A draw scores half a win. The 95% interval is a likelihood interval over pairs of games. The Elo difference is
    /// 400 log10(score / (1 - score)), infinite (null in JSON) if one side wins every game.
    Match(MatchArgs),
    /// Read, check and convert game files.
    ///
    /// Reads draughts PDN, the same tag format for the other games, plain moves, Othello transcripts, GGF and share
    /// links, and detects which one it is. An unreadable game is reported on stderr with its line and character; the
    /// others are still converted, and the exit code is 1.
    Record(RecordArgs),
    /// Solve a position: prove who wins with perfect play.
    ///
    /// Answers `light wins`, `dark wins` or `draw`, or `unknown` if stopped early. Endgame databases help most in
    /// rulesets in which positions can repeat.
    Solve(SolveArgs),
    /// Build a book from certificates.
    ///
    /// A book holds the winner's moves in the opening of a solved ruleset. The site loads it to play perfectly.
    Book(BookArgs),
    /// Measure this machine's speed.
    ///
    /// Measures perft nodes, UCT playouts and alpha-beta nodes per second from the starting position, each for a few
    /// seconds after a warm-up, on one thread.
    Bench(BenchArgs),
    /// Speak the Universal Game Interface (UGI) over stdin and stdout.
    ///
    /// Match runners and graphical boards use it to talk to engines. See docs/cli.md for the commands and options.
    Ugi(UgiArgs),
}

/// The long help of `--rules`: the rulesets and options of every game.
fn rules_help() -> String {
    let usage = "The ruleset: a name, optionally followed by options, such as `merkel` or `merkel,invert=allowed`.\n";
    let of_game = |game: &GameInfo| {
        let names: Vec<&str> =
            game.rulesets.iter().map(|ruleset| ruleset.name).filter(|name| !name.contains(',')).collect();
        let options: Vec<String> = game.options.iter().map(option_text).collect();
        format!("\n{}: {}; options: {}", game.id.title(), names.join(", "), options.join(", "))
    };
    once(usage.to_owned()).chain(GAMES.into_iter().map(of_game)).collect()
}

#[derive(Args, Debug)]
pub(crate) struct PerftArgs {
    /// The ruleset, such as `merkel` or `merkel,invert=allowed`.
    #[arg(long, value_name = "R", long_help = rules_help())]
    pub(crate) rules: AnyGame,
    /// The number of plies.
    #[arg(long, value_name = "N", value_parser = parse_whole::<u32>(0..))]
    pub(crate) depth: u32,
    /// The position to start from [default: the start of the game].
    #[arg(long, value_name = "P")]
    pub(crate) position: Option<String>,
    /// Count each move's subtree separately.
    #[arg(long)]
    pub(crate) divide: bool,
    /// Print one line of JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

#[derive(Args, Debug)]
pub(crate) struct SearchArgs {
    /// The ruleset, such as `merkel` or `merkel,invert=allowed`.
    #[arg(long, value_name = "R", long_help = rules_help())]
    pub(crate) rules: AnyGame,
    /// The position to search, or the one --moves start from [default: the start of the game].
    #[arg(long, value_name = "P")]
    pub(crate) position: Option<String>,
    /// Moves to play first, separated by spaces; they let the search detect repetitions.
    #[arg(long, value_name = "MOVES")]
    pub(crate) moves: Option<String>,
    /// The engine.
    #[arg(long, value_enum, default_value_t = EngineKind::Uct)]
    pub(crate) engine: EngineKind,
    /// Maximum number of playouts (uct) or iterations (informed-uct) [default: 100000 without other limits].
    #[arg(long, value_name = "N", value_parser = parse_whole::<u64>(1..))]
    pub(crate) playouts: Option<u64>,
    /// Maximum alpha-beta depth in plies, 1 to 64 [default: 8 without other limits].
    #[arg(long, value_name = "N", value_parser = parse_whole(1..=MAX_DEPTH))]
    pub(crate) depth: Option<u32>,
    /// Time limit in milliseconds.
    #[arg(long, value_name = "MS", value_parser = parse_whole::<u64>(1..))]
    pub(crate) movetime: Option<u64>,
    /// Use the limits of this uct level, 1 to 12, instead of --playouts and --movetime.
    #[arg(long, value_name = "N", conflicts_with_all = ["playouts", "movetime"], value_parser = parse_whole::<u8>(1..=LEVEL_COUNT))]
    pub(crate) level: Option<u8>,
    /// Random seed for uct and random; other engines ignore it [default: 1].
    #[arg(long, value_name = "S", value_parser = parse_whole::<u64>(0..))]
    pub(crate) seed: Option<u64>,
    /// Exploration constant of uct's UCB1 formula; higher values explore more moves [default: the square root of 2].
    #[arg(long, value_name = "C", value_parser = crate::spec::parse_exploration)]
    pub(crate) exploration: Option<f32>,
    /// Threads of uct, each with a tree of its own; their results are added up [default: 1].
    #[arg(long, value_name = "N", value_parser = parse_whole::<u16>(1..=MAX_THREADS))]
    pub(crate) threads: Option<u16>,
    /// Print one line of JSON.
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
    /// The number of games; with --sprt, the maximum [default with --sprt: 1000000].
    #[arg(long, value_name = "N", required_unless_present = "sprt", value_parser = parse_whole::<u32>(1..=1_000_000))]
    pub(crate) games: Option<u32>,
    /// Random plies at the start of each pair of games.
    #[arg(long, value_name = "PLIES", default_value_t = 4, value_parser = parse_whole::<u32>(0..))]
    pub(crate) opening: u32,
    /// A file with openings, one for each pair of games: a position, or moves from the start, in each line.
    #[arg(long, value_name = "FILE", conflicts_with = "opening")]
    pub(crate) openings: Option<PathBuf>,
    /// Stop as soon as the sequential probability ratio test accepts ELO0 or ELO1; ALPHA and BETA are 0.05 by default.
    #[arg(long, value_name = "ELO0,ELO1[,ALPHA,BETA]")]
    pub(crate) sprt: Option<Sprt>,
    /// Append each game to this file, and play only games not in it.
    #[arg(long, value_name = "FILE")]
    pub(crate) resume: Option<PathBuf>,
    /// Play only part I of N, to spread a match over machines.
    #[arg(long, value_name = "I/N", conflicts_with = "sprt")]
    pub(crate) part: Option<Part>,
    /// Random seed.
    #[arg(long, value_name = "S", default_value_t = 1, value_parser = parse_whole::<u64>(0..))]
    pub(crate) seed: u64,
    /// Games played in parallel. With time limits, use no more than there are cores.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = parse_whole::<u16>(1..=256))]
    pub(crate) jobs: u16,
    /// Print one line of JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// One of several parts of a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Part {
    /// From 1 to `of`.
    pub(crate) number: u32,
    pub(crate) of: u32,
}

impl FromStr for Part {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let numbers = text.split_once('/').and_then(|(number, of)| Some((number.parse().ok()?, of.parse().ok()?)));
        numbers
            .filter(|(number, of)| (1..=*of).contains(number))
            .map(|(number, of)| Self { number, of })
            .ok_or_else(|| "not a part; expected I/N with I from 1 to N, such as 2/5".to_owned())
    }
}

#[derive(Args, Debug)]
pub(crate) struct UgiArgs {
    /// The ruleset to begin with, such as `merkel` or `merkel,invert=allowed`.
    #[arg(long, value_name = "R", default_value = "merkel", long_help = rules_help())]
    pub(crate) rules: AnyGame,
}

/// The output format of `record`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum RecordFormat {
    /// Tags and numbered moves.
    Pdn,
    /// Moves only, with an empty line between games.
    Transcript,
    /// The part of a share link after the `#`, one game per line.
    Link,
    /// One line of JSON per game.
    Json,
}

#[derive(Args, Debug)]
pub(crate) struct RecordArgs {
    /// The file to read, `-` for stdin, or a share link.
    pub(crate) file: String,
    /// The output format.
    #[arg(long, value_enum, default_value_t = RecordFormat::Pdn)]
    pub(crate) to: RecordFormat,
    /// Write nothing; only check that all games can be read.
    #[arg(long, conflicts_with_all = ["to", "json"])]
    pub(crate) check: bool,
    /// Same as `--to json`.
    #[arg(long, conflicts_with = "to")]
    pub(crate) json: bool,
}

/// The options that only matter when solving a position. --only-build, --check and --verify refuse them, as they would
/// have no effect there.
const DECIDING: [&str; 6] = ["position", "moves", "memory", "keep", "certificate", "limit"];

#[derive(Args, Debug)]
#[expect(clippy::struct_excessive_bools, reason = "each is a switch")]
pub(crate) struct SolveArgs {
    /// The ruleset, such as `merkel` or `merkel,invert=allowed`.
    #[arg(long, value_name = "R", long_help = rules_help(), required_unless_present = "verify")]
    pub(crate) rules: Option<AnyGame>,
    /// The position to solve [default: the start of the game].
    #[arg(long, value_name = "P")]
    pub(crate) position: Option<String>,
    /// Also print the value of each move.
    #[arg(long)]
    pub(crate) moves: bool,
    /// The folder of the endgame databases, read and written [draughts: only for building and checking].
    #[arg(long, value_name = "FOLDER")]
    pub(crate) database: Option<PathBuf>,
    /// Build the missing endgame databases of up to N pieces.
    #[arg(long, value_name = "N", value_parser = parse_whole::<u32>(2..=24))]
    pub(crate) build: Option<u32>,
    /// From N pieces on, build databases of wins, draws and losses without plies: faster, and a quarter of the size
    /// [Alquerque, if nothing is compulsory].
    #[arg(long, value_name = "N", value_parser = parse_whole::<u32>(2..=24))]
    pub(crate) outcomes: Option<u32>,
    /// Build databases and exit.
    #[arg(long, requires_all = ["build", "database"], conflicts_with_all = DECIDING, conflicts_with_all = ["check", "json"])]
    pub(crate) only_build: bool,
    /// Build one layer of databases, such as `3-2`, and exit. The folder must have those that it depends on.
    #[arg(long, value_name = "LAYER", requires = "database", conflicts_with_all = DECIDING, conflicts_with_all = ["build", "only_build", "check", "json"])]
    pub(crate) layer: Option<String>,
    /// Only print, as JSON, how to build databases of up to N pieces in jobs that can run on different machines.
    #[arg(long, requires = "build", conflicts_with_all = DECIDING, conflicts_with_all = ["only_build", "check", "jobs"])]
    pub(crate) plan: bool,
    /// Only check the endgame databases, and count their wins, losses and draws.
    #[arg(long, requires = "database", conflicts_with_all = DECIDING)]
    pub(crate) check: bool,
    /// Memory for the search in gigabytes, not counting the databases [default: 2, or half the free memory if that is
    /// less].
    #[arg(long, value_name = "GB", value_parser = parse_gigabytes)]
    pub(crate) memory: Option<f64>,
    /// Threads for solving and building [default: 2].
    #[arg(long, value_name = "N", value_parser = parse_whole::<u16>(1..=256))]
    pub(crate) jobs: Option<u16>,
    /// Save the search in this folder, and continue a search saved there.
    #[arg(long, value_name = "FOLDER")]
    pub(crate) keep: Option<PathBuf>,
    /// Write a certificate of the result, which --verify can check.
    #[arg(long, value_name = "FILE", conflicts_with = "moves")]
    pub(crate) certificate: Option<PathBuf>,
    /// Only check this certificate; needs nothing but the rules.
    #[arg(long, value_name = "FILE", conflicts_with_all = DECIDING, conflicts_with_all = ["rules", "database", "build", "outcomes", "layer", "plan", "only_build", "check", "jobs"])]
    pub(crate) verify: Option<PathBuf>,
    /// Time limit for solving in seconds.
    #[arg(long, value_name = "S", value_parser = parse_whole::<u64>(1..))]
    pub(crate) limit: Option<u64>,
    /// Print one line of JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

impl SolveArgs {
    const DEFAULT_JOBS: u16 = 2;

    /// The number of threads to use.
    pub(crate) fn threads(&self) -> usize {
        self.jobs.unwrap_or(Self::DEFAULT_JOBS).into()
    }
}

#[derive(Args, Debug)]
pub(crate) struct BookArgs {
    /// The file to write.
    #[arg(value_name = "FILE")]
    pub(crate) file: PathBuf,
    /// The certificates, all of one ruleset.
    #[arg(value_name = "CERTIFICATE", required = true)]
    pub(crate) certificates: Vec<PathBuf>,
    /// Leave out states of at most N pieces, which a prover solves at once.
    #[arg(long, value_name = "N", default_value = "10", value_parser = parse_whole::<u32>(0..=24))]
    pub(crate) without: u32,
}

#[derive(Args, Debug)]
pub(crate) struct BenchArgs {
    /// The ruleset.
    #[arg(long, value_name = "R", default_value = "merkel")]
    pub(crate) rules: AnyGame,
    /// Seconds per measurement, more than 0 and at most 3600.
    #[arg(long, value_name = "S", default_value = "3", value_parser = parse_seconds)]
    pub(crate) seconds: f64,
    /// Print one line of JSON.
    #[arg(long)]
    pub(crate) json: bool,
}

/// A parser for whole numbers in a range.
fn parse_whole<T: FromStr + PartialOrd + Display>(
    range: impl RangeBounds<T> + Clone,
) -> impl Fn(&str) -> Result<T, String> + Clone {
    move |text| {
        text.parse().ok().filter(|number| range.contains(number)).ok_or_else(|| {
            let end = match range.end_bound() {
                Bound::Included(max) => format!(" to {max}"),
                _ => " or more".to_owned(),
            };
            let begin = match range.start_bound() {
                Bound::Included(least) if end.starts_with(" or") => format!(", {least}"),
                Bound::Included(least) => format!(" from {least}"),
                _ => String::new(),
            };
            format!("not a valid number; expected a whole number{begin}{end}")
        })
    }
}

fn parse_gigabytes(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|gigabytes| (0.001..=4096.0).contains(gigabytes))
        .ok_or_else(|| "not a valid amount; expected gigabytes from 0.001 to 4096, such as 2 or 0.5".to_owned())
}

fn parse_seconds(text: &str) -> Result<f64, String> {
    text.parse()
        .ok()
        .filter(|&seconds| seconds > 0.0 && seconds <= 3600.0)
        .ok_or_else(|| "not a valid time; expected more than 0 and at most 3600 seconds, such as 3 or 0.5".to_owned())
}

/// The position given as an argument, or the start of the game.
pub(crate) fn position_or_start<G: Notation>(game: &G, text: Option<&str>) -> Result<G::Position, Failure> {
    match text {
        Some(text) => game.parse_position(text).map_err(|error| Failure::usage("--position", error)),
        None => Ok(game.start()),
    }
}
