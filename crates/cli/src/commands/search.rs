//! `alquerque search`: finds the best move of a position.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use alquerque_cli::ugi::EngineKind;
use alquerque_core::record::Record;
use alquerque_core::search::{
    AlphaBeta, ExpectedScore, InformedUct, InformedUctConfig, Report, Uct, UctConfig, Work, plies_to_end, random_move,
    rng,
};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Notation, Outcome, Searchable};
use serde::Serialize;

use crate::args::{SearchArgs, position_or_start};
use crate::engine::merge;
use crate::failure::Failure;
use crate::files::print_json;
use crate::limits::{DepthLimits, Limits, share_of_time};
use crate::progress;
use crate::weights::WeightsSource;

/// The default limits and seed, repeated by the help texts in `args.rs`.
const DEFAULT_PLAYOUTS: u64 = 100_000;
const DEFAULT_DEPTH: u32 = 8;
const DEFAULT_SEED: u64 = 1;

#[derive(Default, Serialize)]
struct Answer {
    rules: String,
    position: String,
    engine: &'static str,
    best: String,
    playouts: u64,
    seconds: f64,
    per_second: u64,
    nodes: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    depth: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<i32>,
    expected: Option<f32>,
    proven: Option<&'static str>,
    principal_variation: Vec<String>,
    root_moves: Vec<RootMove>,
}

#[derive(Serialize)]
struct RootMove {
    #[serde(rename = "move")]
    mv: String,
    visits: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    score: Option<i32>,
    win_rate: Option<f32>,
    proven: Option<&'static str>,
}

/// Searches and prints the result.
pub(crate) fn run<G: Searchable + Tabletop>(game: &G, args: &SearchArgs) -> Result<(), Failure> {
    let record = record(game, args)?;
    if let Some(ending) = record.ending() {
        let outcome = match ending.outcome {
            Outcome::Win(player) => format!("{} has won", player.name()),
            Outcome::Draw => "it is a draw".to_owned(),
        };
        return Err(Failure::Failed(format!("the game is over: {outcome}; expected a position with a legal move")));
    }
    refuse_ignored_options(args)?;
    let answer = match args.engine {
        EngineKind::Random => random(&record, args),
        EngineKind::Uct => uct(&record, args)?,
        EngineKind::InformedUct => informed_uct(&record, args)?,
        EngineKind::AlphaBeta => alpha_beta(&record, args)?,
    };
    let answer = Answer { rules: game.ruleset_text(), position: game.position_text(record.position()), ..answer };
    if args.json { print_json(&answer) } else { print(&answer, record.to_move().name()) }
}

/// The game up to the position to search.
fn record<G: Notation>(game: &G, args: &SearchArgs) -> Result<Record<G>, Failure> {
    let mut record = Record::from_position(game.clone(), position_or_start(game, args.position.as_deref())?);
    for text in args.moves.iter().flat_map(|moves| moves.split_whitespace()) {
        record.play_text(text).map_err(|error| Failure::usage("--moves", error))?;
    }
    Ok(record)
}

/// Refuses limits that the engine would ignore. Every engine accepts a seed, so that scripts need no special cases.
fn refuse_ignored_options(args: &SearchArgs) -> Result<(), Failure> {
    let (uct, alpha_beta) = (EngineKind::Uct, EngineKind::AlphaBeta);
    let informed = EngineKind::InformedUct;
    let limits = [
        ("--playouts", args.playouts.is_some(), &[uct, informed][..]),
        ("--level", args.level.is_some(), &[uct]),
        ("--exploration", args.exploration.is_some(), &[uct]),
        ("--depth", args.depth.is_some(), &[alpha_beta]),
        ("--movetime", args.movetime.is_some(), &[uct, informed, alpha_beta]),
        ("--threads", args.threads.is_some(), &[uct]),
    ];
    let wrong = limits.into_iter().find(|(_, given, engines)| *given && !engines.contains(&args.engine));
    let Some((limit, _, engines)) = wrong else { return Ok(()) };
    let engines: Vec<String> = engines.iter().map(|engine| format!("`--engine {}`", engine.name())).collect();
    let problem = format!("the engine `{}` does not use it", args.engine.name());
    Err(Failure::usage(limit, format!("{problem}; expected {}", engines.join(" or "))))
}

fn random<G: Notation>(record: &Record<G>, args: &SearchArgs) -> Answer {
    let game = record.game();
    let best = random_move(game, record.position(), &mut rng(args.seed.unwrap_or(DEFAULT_SEED)));
    let best = best.map(|mv| game.move_text(mv)).unwrap_or_default();
    let mut moves: Vec<String> = record.legal_moves().into_iter().map(|mv| game.move_text(mv)).collect();
    moves.sort_unstable();
    let unknown = |mv| RootMove { mv, visits: 0, score: None, win_rate: None, proven: None };
    Answer {
        engine: "random",
        principal_variation: vec![best.clone()],
        best,
        root_moves: moves.into_iter().map(unknown).collect(),
        ..Answer::default()
    }
}

fn uct<G: Searchable + Notation>(record: &Record<G>, args: &SearchArgs) -> Result<Answer, Failure> {
    let limits = limits(args)?;
    let default = UctConfig::default();
    let config = UctConfig { exploration: args.exploration.unwrap_or(default.exploration), ..default };
    let (team, seconds) = measure(|begin, bar| {
        let threads = args.threads.unwrap_or(1).into();
        let mut team = vec![Uct::new(record.game().clone(), record.positions(), config); threads];
        limits.search(&mut team, &mut rng(args.seed.unwrap_or(DEFAULT_SEED)), begin, |elapsed, playouts| {
            bar.show(elapsed, || limits.share(elapsed, playouts));
        });
        team
    });
    let report = merge(&team).ok_or_else(|| Failure::Failed("no thread has searched".to_owned()))?;
    Ok(answer("uct", record.game(), &report, seconds))
}

fn informed_uct<G: Searchable + Tabletop>(record: &Record<G>, args: &SearchArgs) -> Result<Answer, Failure> {
    let limits = limits(args)?;
    let evaluation = WeightsSource::default().evaluation(record.game())?;
    let (search, seconds) = measure(|begin, bar| {
        let config = InformedUctConfig::default();
        let mut search = InformedUct::with_evaluation(record.game().clone(), record.positions(), config, evaluation);
        limits.search_informed(&mut search, begin, |elapsed, playouts| {
            bar.show(elapsed, || limits.share(elapsed, playouts));
        });
        search
    });
    Ok(answer("informed-uct", record.game(), &search.report(), seconds))
}

fn limits(args: &SearchArgs) -> Result<Limits, Failure> {
    if let Some(level) = args.level {
        return Limits::from_level(level)
            .ok_or_else(|| Failure::usage("--level", format!("unknown level {level}; expected 1 to 12")));
    }
    let movetime = args.movetime.map(Duration::from_millis);
    let playouts = args.playouts.or(movetime.is_none().then_some(DEFAULT_PLAYOUTS));
    Ok(Limits { playouts, movetime, ..Limits::default() })
}

/// The answer of an engine that has found something.
fn answer<G: Notation>(engine: &'static str, game: &G, report: &Report<G::Move>, seconds: f64) -> Answer {
    let report = report.map(|&mv| game.move_text(mv));
    let (playouts, depth) = match report.work {
        Work::AlphaBeta { depth, .. } => (0, Some(depth)),
        work => (work.count(), None),
    };
    let best = report.best().unwrap_or_default();
    let root_moves = report.root_moves.into_iter().map(|root| RootMove {
        mv: root.mv,
        visits: root.visits,
        score: root.score,
        win_rate: root.expected.map(f32::from),
        proven: root.proven.map(Outcome::name),
    });
    Answer {
        engine,
        best,
        playouts,
        seconds,
        per_second: per_second(report.work.count(), seconds),
        nodes: report.work.nodes(),
        depth,
        score: report.score,
        expected: Some(f32::from(report.expected.unwrap_or(ExpectedScore::DRAW))),
        proven: report.proven.map(Outcome::name),
        principal_variation: report.principal_variation,
        root_moves: root_moves.collect(),
        ..Answer::default()
    }
}

fn alpha_beta<G: Searchable + Tabletop>(record: &Record<G>, args: &SearchArgs) -> Result<Answer, Failure> {
    let movetime = args.movetime.map(Duration::from_millis);
    let depth = args.depth.or(movetime.is_none().then_some(DEFAULT_DEPTH));
    let limits = DepthLimits { depth, movetime, ..DepthLimits::default() };
    let evaluation = WeightsSource::Own.evaluation(record.game())?;
    let (search, seconds) = measure(|begin, bar| {
        let (game, config) = (record.game().clone(), limits.config());
        let mut search = AlphaBeta::with_solver(game, record.positions(), config, evaluation);
        limits.search(&mut search, begin, |elapsed| bar.show(elapsed, || share_of_time(movetime, elapsed)));
        search
    });
    Ok(answer("alpha-beta", record.game(), &search.report(), seconds))
}

#[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count")]
fn per_second(count: u64, seconds: f64) -> u64 {
    (count as f64 / seconds.max(1e-9)).round() as u64
}

/// A progress bar with a limited update rate.
struct Bar {
    bar: indicatif::ProgressBar,
    next: Duration,
}

impl Bar {
    fn show(&mut self, elapsed: Duration, share: impl FnOnce() -> f64) {
        if elapsed >= self.next {
            self.next = elapsed + Duration::from_millis(50);
            progress::set_share(&self.bar, share());
        }
    }
}

/// Runs a search, given its start and a progress bar; also returns its seconds.
fn measure<S>(search: impl FnOnce(Instant, &mut Bar) -> S) -> (S, f64) {
    let begin = Instant::now();
    let mut bar = Bar { bar: progress::share_bar(), next: Duration::ZERO };
    let search = search(begin, &mut bar);
    let seconds = begin.elapsed().as_secs_f64();
    bar.bar.finish_and_clear();
    (search, seconds)
}

fn print(answer: &Answer, mover: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "best move            {}", answer.best)?;
    let Some(expected) = answer.expected else { return Ok(()) };
    if let Some(depth) = answer.depth {
        writeln!(out, "depth                {depth}")?;
        writeln!(out, "score                {}", answer.score.map_or("-".to_owned(), score_text))?;
        writeln!(out, "nodes                {} ({} per second)", answer.nodes, answer.per_second)?;
    } else {
        writeln!(out, "playouts             {} ({} per second)", answer.playouts, answer.per_second)?;
        writeln!(out, "nodes                {}", answer.nodes)?;
    }
    let proven = answer.proven.map(|outcome| format!(", proven: {outcome}")).unwrap_or_default();
    writeln!(out, "expected result      {:.1}% for {mover}{proven}", expected * 100.0)?;
    writeln!(out, "principal variation  {}", answer.principal_variation.join(" "))?;
    writeln!(out)?;
    let width = answer.root_moves.iter().map(|root| root.mv.len()).max().unwrap_or(0).max("move".len());
    let (visits, value) = if answer.depth.is_some() { ("nodes", "score") } else { ("visits", "win rate") };
    writeln!(out, "{:width$}  {visits:>10}  {value:>8}  proven", "move")?;
    for root in &answer.root_moves {
        let value = match (root.score, root.win_rate) {
            (Some(score), _) => score_text(score),
            (None, Some(win_rate)) => format!("{:.1}%", win_rate * 100.0),
            (None, None) => "-".to_owned(),
        };
        writeln!(out, "{:width$}  {:>10}  {value:>8}  {}", root.mv, root.visits, root.proven.unwrap_or("-"))?;
    }
    Ok(())
}

/// A score in men, or the plies to a forced win or loss.
fn score_text(score: i32) -> String {
    match plies_to_end(score) {
        Some(plies) if score > 0 => format!("won in {plies}"),
        Some(plies) => format!("lost in {plies}"),
        None => format!("{:+.2}", f64::from(score) / 100.0),
    }
}
