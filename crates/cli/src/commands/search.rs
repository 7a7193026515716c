//! `alquerque search`: the best move of a position.

use std::io::{self, Write};
use std::time::{Duration, Instant};

use alquerque_core::record::Record;
use alquerque_core::search::{Report, Uct, UctConfig, random_move, rng};
use alquerque_core::{Game, Outcome};
use serde::Serialize;

use super::{outcome_name, position_or_start, print_json};
use crate::args::{EngineName, SearchArgs};
use crate::failure::Failure;
use crate::progress;
use crate::spec::Limits;

/// Playouts where no limit is given; the help names the number.
const DEFAULT_PLAYOUTS: u64 = 100_000;

#[derive(Serialize)]
struct Answer {
    rules: String,
    position: String,
    engine: &'static str,
    best: String,
    playouts: u64,
    seconds: f64,
    per_second: u64,
    nodes: usize,
    expected: Option<f32>,
    proven: Option<&'static str>,
    principal_variation: Vec<String>,
    root_moves: Vec<RootMove>,
}

#[derive(Serialize)]
struct RootMove {
    #[serde(rename = "move")]
    mv: String,
    visits: u32,
    win_rate: Option<f32>,
    proven: Option<&'static str>,
}

/// Searches and prints.
pub(crate) fn run<G: Game>(game: &G, args: &SearchArgs) -> Result<(), Failure> {
    let position = position_or_start(game, args.position.as_deref())?;
    if let Some(ending) = Record::from_position(game.clone(), position).ending() {
        let outcome = match ending.outcome {
            Outcome::Win(player) => format!("{} has won", player.name()),
            Outcome::Draw => "it is a draw".to_owned(),
        };
        return Err(Failure::Failed(format!("the game is over, {outcome}; expected a position with a legal move")));
    }
    let answer = match args.engine {
        EngineName::Random => random(game, &position, args),
        EngineName::Uct => uct(game, &position, args),
    }?;
    if args.json { print_json(&answer) } else { print(&answer, game.to_move(&position).name()) }
}

fn random<G: Game>(game: &G, position: &G::Position, args: &SearchArgs) -> Result<Answer, Failure> {
    let limits = [
        ("--playouts", args.playouts.is_some()),
        ("--movetime", args.movetime.is_some()),
        ("--level", args.level.is_some()),
        ("--exploration", args.exploration.is_some()),
    ];
    if let Some((name, _)) = limits.iter().find(|(_, given)| *given) {
        return Err(Failure::usage(name, "the engine `random` does not search; expected `--engine uct`"));
    }
    let best = random_move(game, position, &mut rng(args.seed)).map(|mv| game.move_text(mv)).unwrap_or_default();
    let mut moves: Vec<String> = game.moves(position).into_iter().map(|mv| game.move_text(mv)).collect();
    moves.sort_unstable();
    Ok(Answer {
        rules: game.ruleset_text(),
        position: game.position_text(position),
        engine: "random",
        principal_variation: vec![best.clone()],
        best,
        playouts: 0,
        seconds: 0.0,
        per_second: 0,
        nodes: 0,
        expected: None,
        proven: None,
        root_moves: moves.into_iter().map(|mv| RootMove { mv, visits: 0, win_rate: None, proven: None }).collect(),
    })
}

fn uct<G: Game>(game: &G, position: &G::Position, args: &SearchArgs) -> Result<Answer, Failure> {
    let limits = limits(args)?;
    let default = UctConfig::default();
    let config = UctConfig { exploration: args.exploration.unwrap_or(default.exploration), ..default };
    let begin = Instant::now();
    let mut uct = Uct::new(game.clone(), &[*position], config);
    let bar = progress::share_bar();
    let mut shown = Duration::ZERO;
    limits.search(&mut uct, &mut rng(args.seed), begin, |elapsed, playouts| {
        if elapsed >= shown {
            shown = elapsed + Duration::from_millis(50);
            progress::set_share(&bar, share(limits, elapsed, playouts));
        }
    });
    let seconds = begin.elapsed().as_secs_f64();
    bar.finish_and_clear();
    Ok(answer(game, position, &uct.report(), seconds))
}

fn limits(args: &SearchArgs) -> Result<Limits, Failure> {
    if let Some(level) = args.level {
        return Limits::of_level(level).ok_or_else(|| {
            Failure::usage("--level", format!("there is no level {level}; expected a level that the game has"))
        });
    }
    let movetime = args.movetime.map(Duration::from_millis);
    let playouts = args.playouts.or(movetime.is_none().then_some(DEFAULT_PLAYOUTS));
    Ok(Limits { playouts, movetime, slips: 0 })
}

/// How much of the nearest limit is used up.
fn share(limits: Limits, elapsed: Duration, playouts: u64) -> f64 {
    let by_playouts = limits.playouts.map_or(0.0, |limit| playouts as f64 / limit as f64);
    let by_time = limits.movetime.map_or(0.0, |limit| elapsed.as_secs_f64() / limit.as_secs_f64());
    by_playouts.max(by_time)
}

fn answer<G: Game>(game: &G, position: &G::Position, report: &Report<G::Move>, seconds: f64) -> Answer {
    #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "a count")]
    let per_second = (report.playouts as f64 / seconds.max(1e-9)).round() as u64;
    let root_moves = report.root_moves.iter().map(|root| RootMove {
        mv: game.move_text(root.mv),
        visits: root.visits,
        win_rate: Some(root.win_rate),
        proven: root.proven.map(outcome_name),
    });
    Answer {
        rules: game.ruleset_text(),
        position: game.position_text(position),
        engine: "uct",
        best: report.best.map(|mv| game.move_text(mv)).unwrap_or_default(),
        playouts: report.playouts,
        seconds,
        per_second,
        nodes: report.nodes,
        expected: Some(report.expected),
        proven: report.proven.map(outcome_name),
        principal_variation: report.principal_variation.iter().map(|&mv| game.move_text(mv)).collect(),
        root_moves: root_moves.collect(),
    }
}

fn print(answer: &Answer, mover: &str) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "best move            {}", answer.best)?;
    if let Some(expected) = answer.expected {
        let proven = answer.proven.map(|outcome| format!(", proven: {outcome}")).unwrap_or_default();
        writeln!(out, "playouts             {} ({} per second)", answer.playouts, answer.per_second)?;
        writeln!(out, "nodes                {}", answer.nodes)?;
        writeln!(out, "expected result      {:.1} % for {mover}{proven}", expected * 100.0)?;
        writeln!(out, "principal variation  {}", answer.principal_variation.join(" "))?;
        writeln!(out)?;
        let width = answer.root_moves.iter().map(|root| root.mv.len()).max().unwrap_or(0).max("move".len());
        writeln!(out, "{:width$}  {:>10}  {:>8}  proven", "move", "visits", "win rate")?;
        for root in &answer.root_moves {
            let win_rate = root.win_rate.unwrap_or(0.5) * 100.0;
            let line = format!("{:width$}  {:>10}  {win_rate:>6.1} %  ", root.mv, root.visits);
            writeln!(out, "{line}{}", root.proven.unwrap_or("-"))?;
        }
    }
    Ok(())
}
