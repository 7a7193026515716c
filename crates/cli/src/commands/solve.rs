//! `alquerque solve`: who wins.

use std::io::{self, Write};
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use alquerque_core::alquerque::{Alquerque, Move, Position};
use alquerque_core::family::AnyGame;
use alquerque_core::{Game, Notation, Outcome, Player};
use alquerque_solver::certificate::{Certificate, find};
use alquerque_solver::database::Database;
use alquerque_solver::{Knowledge, Nothing, Progress, Prover};
use indicatif::ProgressBar;
use serde::Serialize;

use crate::args::SolveArgs;
use crate::commands::certificates::{self, said};
use crate::commands::databases;
use crate::failure::Failure;
use crate::input::position_or_start;
use crate::output::print_json;
use crate::progress;

/// Bytes of a gigabyte.
const GIGABYTE: f64 = 1e9;

#[derive(Serialize)]
struct Answer {
    rules: String,
    position: String,
    /// `light`, `dark` or `draw`; null where that was not found out.
    value: Option<&'static str>,
    states: u64,
    seconds: f64,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    moves: Vec<Branch>,
}

#[derive(Serialize)]
struct Branch {
    #[serde(rename = "move")]
    mv: String,
    value: Option<&'static str>,
}

/// Decides a position, and prints what was found out.
pub(crate) fn run(args: &SolveArgs) -> Result<(), Failure> {
    if let Some(path) = &args.verify {
        return certificates::verify(path, args.json);
    }
    let game = match args.rules {
        Some(AnyGame::Alquerque(game)) => game,
        Some(AnyGame::Draughts(game)) if args.only_build || args.check => {
            return databases::run(game, args, stopper()?);
        }
        _ => {
            let problem = "only rules of Alquerque can be solved; expected a ruleset such as `merkel`";
            return Err(Failure::usage("--rules", format!("{problem}, or `draughts` with --only-build or --check")));
        }
    };
    let stop = stopper()?;
    if args.only_build || args.check {
        return databases::run(game, args, stop);
    }
    let position = position_or_start(&game, args.position.as_deref())?;
    let database = databases::open(game, args, stop)?;
    let begin = Instant::now();
    let limit = args.limit.map(Duration::from_secs);
    let is_over = || stop.load(Relaxed) || limit.is_some_and(|limit| begin.elapsed() >= limit);
    let solver =
        Solver { game, database: database.as_ref(), memory: args.memory, jobs: args.jobs.into(), is_over: &is_over };
    let wanted = match &args.certificate {
        Some(_) => Wanted::Certificate,
        None if args.moves => Wanted::Moves,
        None => Wanted::Value,
    };
    let Solved { value, moves, certificate, states } = solver.solve(&position, wanted);
    let seconds = begin.elapsed().as_secs_f64();
    let unproved = args.certificate.is_some() && certificate.is_none();
    if let Some((path, certificate)) = args.certificate.as_deref().zip(certificate) {
        certificates::write(path, &certificate)?;
    }
    let text = game.position_text(&position);
    let named =
        |(mv, value): (Move, Option<Outcome>)| Branch { mv: game.move_text(mv), value: value.map(Outcome::name) };
    let moves: Vec<Branch> = moves.into_iter().map(named).collect();
    if args.json {
        let value = value.map(Outcome::name);
        print_json(&Answer { rules: game.ruleset_text(), position: text, value, states, seconds, moves })?;
    } else {
        print(value, &moves, states, seconds)?;
    }
    if unproved {
        let problem = "no certificate was written: the game is over, or it was stopped before";
        return Err(Failure::Failed(format!("{problem}; expected a position to play on from, and time")));
    }
    Ok(())
}

/// Prints for people to read.
fn print(value: Option<Outcome>, moves: &[Branch], states: u64, seconds: f64) -> Result<(), Failure> {
    let mut out = io::stdout().lock();
    writeln!(out, "{}", value.map_or("unknown", said))?;
    for Branch { mv, value } in moves {
        writeln!(out, "{mv} {}", value.unwrap_or("unknown"))?;
    }
    writeln!(out, "{states} states, {seconds:.1} s")?;
    Ok(())
}

/// What ctrl-C sets.
fn stopper() -> Result<&'static AtomicBool, Failure> {
    static STOPPED: AtomicBool = AtomicBool::new(false);
    ctrlc::set_handler(|| STOPPED.store(true, Relaxed)).map_err(|error| {
        Failure::Failed(format!("ctrl-C cannot be listened to: {error}; expected a terminal's signals"))
    })?;
    Ok(&STOPPED)
}

/// How it is solved.
struct Solver<'a> {
    game: Alquerque,
    database: Option<&'a Database>,
    /// Gigabytes.
    memory: f64,
    jobs: usize,
    is_over: &'a (dyn Fn() -> bool + Sync),
}

/// What is wanted besides the value.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Wanted {
    Value,
    Moves,
    Certificate,
}

/// What was found out.
struct Solved {
    value: Option<Outcome>,
    /// What each move leads to.
    moves: Vec<(Move, Option<Outcome>)>,
    certificate: Option<Certificate>,
    states: u64,
}

impl Solver<'_> {
    fn solve(&self, position: &Position, wanted: Wanted) -> Solved {
        match self.database {
            Some(database) => self.with(database, position, wanted),
            None => self.with(Nothing, position, wanted),
        }
    }

    fn with<K: Knowledge<Alquerque> + Copy + Send>(&self, knowledge: K, position: &Position, wanted: Wanted) -> Solved {
        let moves = self.game.moves(position);
        if let Some(ending) = self.game.ending(position, &moves) {
            return Solved { value: Some(ending.outcome), moves: Vec::new(), certificate: None, states: 0 };
        }
        // Where nobody can draw one question is mostly enough, and its prover has all the memory.
        let questions = if self.game.ruleset.can_draw() { 2 } else { 1 };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the argument's range is checked")]
        let bytes = (self.memory * GIGABYTE) as usize / questions;
        let mut provers = Player::BOTH.map(|player| Prover::new(self.game, player, knowledge, bytes));
        let value = self.value(&mut provers[..questions], position);
        let mut solved = Solved { value, moves: Vec::new(), certificate: None, states: 0 };
        if wanted == Wanted::Moves {
            for mv in moves {
                let next = self.game.play_unchecked(position, mv);
                solved.moves.push((mv, self.value(&mut provers[..questions], &next)));
            }
        }
        if wanted == Wanted::Certificate && value.is_some() {
            let mut go_on = |_| !(self.is_over)();
            solved.certificate = find(self.game, position, &mut provers, self.database, &mut go_on);
        }
        solved.states = provers.iter().map(|prover| prover.progress().states).sum();
        solved
    }

    /// Asks whether light wins, and whether dark does; at the same time, where that is wanted.
    fn value<K: Knowledge<Alquerque> + Send>(
        &self,
        provers: &mut [Prover<Alquerque, K>],
        position: &Position,
    ) -> Option<Outcome> {
        let bar = progress::line();
        let won = AtomicBool::new(false);
        let told = Mutex::new([None; 2]);
        let ask = |number: usize, prover: &mut Prover<Alquerque, K>| {
            let answer = prover.wins(position, &mut |progress| {
                if let Ok(mut told) = told.lock() {
                    told[number] = Some(progress);
                    tell(&bar, *told);
                }
                !won.load(Relaxed) && !(self.is_over)()
            });
            won.fetch_or(answer == Some(true), Relaxed);
            answer
        };
        let answers: Vec<Option<bool>> = if self.jobs > 1 {
            thread::scope(|scope| {
                let ask = &ask;
                let asked =
                    provers.iter_mut().enumerate().map(|(number, prover)| scope.spawn(move || ask(number, prover)));
                let asked: Vec<_> = asked.collect();
                asked.into_iter().map(|thread| thread.join().unwrap_or(None)).collect()
            })
        } else {
            provers.iter_mut().enumerate().map(|(number, prover)| ask(number, prover)).collect()
        };
        bar.finish_and_clear();
        match answers[..] {
            [Some(true), ..] => Some(Outcome::Win(Player::Light)),
            [_, Some(true)] | [Some(false)] => Some(Outcome::Win(Player::Dark)),
            [Some(false), Some(false)] => Some(Outcome::Draw),
            _ => None,
        }
    }
}

/// Shows how far both questions are.
fn tell(bar: &ProgressBar, told: [Option<Progress>; 2]) {
    let parts = Player::BOTH.into_iter().zip(told).filter_map(|(player, progress)| {
        let Progress { states, proof, disproof } = progress?;
        let states = states / 1_000_000;
        Some(format!("does {} win? {states} million states, {proof} to prove, {disproof} to refute", player.name()))
    });
    bar.set_message(parts.collect::<Vec<_>>().join("; "));
    bar.tick();
}
