//! `cargo xtask puzzles`: makes puzzles, writes the site's files, and checks them.

use std::collections::HashSet;
use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{fs, io};

use alquerque_core::GameId;
use alquerque_puzzler::check::{Checker, key};
use alquerque_puzzler::generate::{generate, generate_again};
use alquerque_puzzler::pack::{candidates, pack};
use alquerque_puzzles::PuzzleSet;
use alquerque_puzzles::tree::MAX_MOVES;
use clap::Parser;

/// Makes puzzles from games between levels. See docs/puzzles.md.
#[derive(Debug, Parser)]
#[command(bin_name = "cargo xtask puzzles")]
struct Options {
    /// The game: alquerque, othello or draughts. With --check, all of them by default.
    #[arg(value_parser = game)]
    game: Option<GameId>,
    /// Play up to this many games and collect puzzles from them. An interrupted run resumes.
    #[arg(long, default_value_t = 1000)]
    games: u64,
    /// Random seed of the games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// The folder of the candidates. Each game and seed has a file.
    #[arg(long, default_value = "target/puzzles")]
    folder: PathBuf,
    /// Collect the site's puzzles once more, with new solutions and measures, so that they can be packed again.
    #[arg(long)]
    again: bool,
    /// Rate, choose and check the candidates, and write www/puzzles/GAME.puzzles.
    #[arg(long)]
    pack: bool,
    /// Check the site's puzzles again.
    #[arg(long)]
    check: bool,
    /// Check only every Nth puzzle.
    #[arg(long, default_value_t = 1, value_parser = clap::value_parser!(u64).range(1..))]
    every: u64,
}

fn game(name: &str) -> Result<GameId, String> {
    let names = GameId::ALL.map(GameId::name).join(", ");
    GameId::ALL.into_iter().find(|game| game.name() == name).ok_or_else(|| format!("expected one of {names}"))
}

/// The site's file of a game.
fn file_of(game: GameId) -> PathBuf {
    Path::new("www/puzzles").join(format!("{}.puzzles", game.name()))
}

fn main() -> ExitCode {
    match run(&Options::parse()) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("puzzles: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn run(options: &Options) -> io::Result<()> {
    if options.check {
        let games = options.game.map_or(GameId::ALL.to_vec(), |game| vec![game]);
        return games.into_iter().try_for_each(|game| check(game, options.every));
    }
    let Some(game) = options.game else { return Err(io::Error::other("name a game: see --help")) };
    if options.pack {
        let (set, report) = pack(
            candidates(&options.folder, game)?,
            &mut Checker::default(),
            &options.folder.join(format!("checked-{}.txt", game.name())),
        )?;
        println!("{}", report.join("\n"));
        let bytes = set.to_bytes().ok_or_else(|| io::Error::other("a puzzle cannot be written"))?;
        println!("{} puzzles, {} bytes", set.puzzles.len(), bytes.len());
        println!("solutions of 1, 2, ... moves: {}", lengths(&set));
        fs::create_dir_all("www/puzzles")?;
        return fs::write(file_of(game), bytes);
    }
    fs::create_dir_all(&options.folder)?;
    if options.again {
        let file = options.folder.join(format!("{}-again.txt", game.name()));
        return generate_again(&file, game, &read(game)?.puzzles);
    }
    let file = options.folder.join(format!("{}-{}.txt", game.name(), options.seed));
    generate(&file, game, options.seed, options.games)
}

/// Reads a file of the site.
fn read(game: GameId) -> io::Result<PuzzleSet> {
    let file = file_of(game);
    let damaged = |problem| io::Error::other(format!("{} {problem}", file.display()));
    PuzzleSet::from_bytes(&fs::read(&file)?).map_err(damaged)
}

/// How many puzzles have solutions of one move, of two, and so on.
fn lengths(set: &PuzzleSet) -> String {
    let mut counts = [0; MAX_MOVES + 1];
    for puzzle in &set.puzzles {
        counts[puzzle.solution.length().min(MAX_MOVES)] += 1;
    }
    let last = counts.iter().rposition(|&count| count > 0).unwrap_or(0);
    counts.iter().take(last + 1).skip(1).map(ToString::to_string).collect::<Vec<_>>().join(", ")
}

/// Checks a file of the site.
fn check(game: GameId, every: u64) -> io::Result<()> {
    let (file, set) = (file_of(game), read(game)?);
    let mut checker = Checker::default();
    let mut keys = HashSet::new();
    let (mut count, mut wrong) = (0, 0);
    for (puzzle, index) in set.puzzles.iter().zip(0_u64..) {
        let mut problem = key(puzzle).is_none_or(|key| !keys.insert(key)).then(|| "is twice there".to_owned());
        if index.is_multiple_of(every) {
            count += 1;
            problem = problem.or_else(|| checker.check(puzzle).err());
        }
        if let Some(problem) = problem {
            wrong += 1;
            println!("{} {}: {problem}", puzzle.rules, puzzle.position);
        }
    }
    println!("{}: {} puzzles, {count} checked, {wrong} wrong", game.name(), set.puzzles.len());
    println!("solutions of 1, 2, ... moves: {}", lengths(&set));
    if wrong == 0 { Ok(()) } else { Err(io::Error::other(format!("{} has wrong puzzles", file.display()))) }
}
