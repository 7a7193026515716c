//! `alquerque match`: plays two engines against each other.

use std::io::{self, Write};
use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

use alquerque_core::record::Record;
use alquerque_core::search::{random_move, rng};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Outcome, Player, Searchable};
use serde::Serialize;

use crate::args::MatchArgs;
use crate::engine::Engine;
use crate::failure::Failure;
use crate::output::print_json;
use crate::progress;
use crate::seeds::stream;
use crate::statistics::{Estimate, estimate};

/// Results from the point of view of engine a.
#[derive(Clone, Copy, Default)]
struct Tally {
    wins: u32,
    draws: u32,
    losses: u32,
}

#[derive(Serialize)]
struct Answer {
    rules: String,
    a: String,
    b: String,
    games: u32,
    seed: u64,
    opening: u32,
    wins: u32,
    draws: u32,
    losses: u32,
    #[serde(flatten)]
    estimate: Estimate,
}

/// Plays and prints.
pub(crate) fn run<G: Searchable + Tabletop + Sync>(game: &G, args: &MatchArgs) -> Result<(), Failure> {
    let evaluations = [args.a.evaluation(game)?, args.b.evaluation(game)?];
    let bar = progress::bar(u64::from(args.games), "{elapsed} {wide_bar} {pos}/{len} games, {eta} left");
    let next = AtomicU32::new(0);
    let play_some = || {
        let mut tally = Tally::default();
        loop {
            let number = next.fetch_add(1, Ordering::Relaxed);
            if number >= args.games {
                return tally;
            }
            tally.add(play(game, args, &evaluations, number));
            bar.inc(1);
        }
    };
    let tallies: Vec<_> = thread::scope(|scope| {
        let others: Vec<_> = (1..args.jobs).map(|_| scope.spawn(play_some)).collect();
        let mut tallies = vec![Some(play_some())];
        tallies.extend(others.into_iter().map(|thread| thread.join().ok()));
        tallies
    });
    bar.finish_and_clear();
    let mut total = Tally::default();
    for tally in tallies {
        // The thread panicked and printed why. An incomplete match has no result.
        let tally = tally.ok_or_else(|| Failure::Failed("a game crashed; expected all games to end".to_owned()))?;
        total.wins += tally.wins;
        total.draws += tally.draws;
        total.losses += tally.losses;
    }
    let estimate = estimate(total.wins, total.draws, total.losses);
    if !args.json {
        return print(args, total, &estimate);
    }
    print_json(&Answer {
        rules: game.ruleset_text(),
        a: args.a.to_string(),
        b: args.b.to_string(),
        games: args.games,
        seed: args.seed,
        opening: args.opening,
        wins: total.wins,
        draws: total.draws,
        losses: total.losses,
        estimate,
    })
}

impl Tally {
    fn add(&mut self, result: GameResult) {
        match result {
            GameResult::Win => self.wins += 1,
            GameResult::Draw => self.draws += 1,
            GameResult::Loss => self.losses += 1,
        }
    }
}

/// A result from the point of view of engine a.
#[derive(Clone, Copy)]
enum GameResult {
    Win,
    Draw,
    Loss,
}

/// Plays one game, with an evaluation for each engine; numbers start at 0.
fn play<G: Searchable + Tabletop>(
    game: &G,
    args: &MatchArgs,
    evaluations: &[G::Evaluation; 2],
    number: u32,
) -> GameResult {
    let a_plays = if number.is_multiple_of(2) { Player::Light } else { Player::Dark };
    // Separate random streams for the opening of each pair and for the engines of each game. Seeding the generator
    // decorrelates neighbouring numbers.
    let mut opening_rng = rng(stream(args.seed, u64::from(number / 2) * 2));
    let mut engine_rng = rng(stream(args.seed, u64::from(number) * 2 + 1));
    let mut record = Record::new(game.clone());
    for _ in 0..args.opening {
        match random_move(game, record.position(), &mut opening_rng) {
            Some(mv) if record.ending().is_none() => record.play_unchecked(mv),
            _ => break,
        }
    }
    let [a, b] = evaluations;
    let mut engines =
        [(&args.a, a), (&args.b, b)].map(|(spec, evaluation)| Engine::new(spec, game, record.positions(), evaluation));
    let ending = loop {
        if let Some(ending) = record.ending() {
            break ending;
        }
        let turn = usize::from(record.to_move() != a_plays);
        // Not reached: without a legal move the game has ended.
        let Some(mv) = engines[turn].choose(&mut engine_rng) else { return GameResult::Draw };
        record.play_unchecked(mv);
        for engine in &mut engines {
            engine.advance(mv);
        }
    };
    match ending.outcome {
        Outcome::Draw => GameResult::Draw,
        Outcome::Win(winner) if winner == a_plays => GameResult::Win,
        Outcome::Win(_) => GameResult::Loss,
    }
}

fn print(args: &MatchArgs, tally: Tally, estimate: &Estimate) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "a       {}", args.a)?;
    writeln!(out, "b       {}", args.b)?;
    writeln!(out, "games   {}", args.games)?;
    writeln!(out, "wins    {}", tally.wins)?;
    writeln!(out, "draws   {}", tally.draws)?;
    writeln!(out, "losses  {}", tally.losses)?;
    let percent = |score: f64| format!("{:.1} %", score * 100.0);
    let interval = (percent(estimate.score_low), percent(estimate.score_high));
    writeln!(out, "score   {} (95 %: {} to {})", percent(estimate.score), interval.0, interval.1)?;
    let elo = |elo: Option<f64>, infinite: &str| elo.map_or(infinite.to_owned(), |elo| format!("{elo:+.0}"));
    let middle = elo(estimate.elo, if tally.losses > 0 { "-infinite" } else { "+infinite" });
    let (low, high) = (elo(estimate.elo_low, "-infinite"), elo(estimate.elo_high, "+infinite"));
    writeln!(out, "Elo     {middle} (95 %: {low} to {high})")?;
    Ok(())
}
