//! Asking the solver.

use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use alquerque_core::alquerque::{Alquerque, Move, Position};
use alquerque_core::{Game, Outcome, Player};
use alquerque_solver::certificate::{Certificate, find};
use alquerque_solver::database::Database;
use alquerque_solver::{Knowledge, Nothing, Progress, Prover};
use indicatif::ProgressBar;

use crate::commands::kept;
use crate::failure::Failure;
use crate::progress;

/// Bytes of a gigabyte.
const GIGABYTE: f64 = 1e9;

/// How it is solved.
pub(super) struct Solver<'a> {
    pub(super) game: Alquerque,
    pub(super) database: Option<&'a Database>,
    /// The folder in which what is found out is kept.
    pub(super) keep: Option<&'a Path>,
    /// Gigabytes.
    pub(super) memory: f64,
    pub(super) jobs: usize,
    /// The most time, besides that for reading and writing what is kept.
    pub(super) limit: Option<Duration>,
    pub(super) stop: &'a AtomicBool,
}

/// What is wanted besides the value.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    Value,
    Moves,
    Certificate,
}

/// What was found out.
pub(super) struct Solved {
    pub(super) value: Option<Outcome>,
    /// What each move leads to.
    pub(super) moves: Vec<(Move, Option<Outcome>)>,
    pub(super) certificate: Option<Certificate>,
    pub(super) states: u64,
    pub(super) seconds: f64,
    /// Whether it could be kept.
    pub(super) kept: Result<(), Failure>,
}

impl Solver<'_> {
    /// Finds out what is wanted, as far as it is not stopped before, and keeps it.
    pub(super) fn solve(&self, position: &Position, wanted: Wanted) -> Result<Solved, Failure> {
        match self.database {
            Some(database) => self.with(database, position, wanted),
            None => self.with(Nothing, position, wanted),
        }
    }

    fn with<K: Knowledge<Alquerque> + Copy + Send>(
        &self,
        knowledge: K,
        position: &Position,
        wanted: Wanted,
    ) -> Result<Solved, Failure> {
        let mut solved =
            Solved { value: None, moves: Vec::new(), certificate: None, states: 0, seconds: 0.0, kept: Ok(()) };
        let moves = self.game.moves(position);
        if let Some(ending) = self.game.ending(position, &moves) {
            return Ok(Solved { value: Some(ending.outcome), ..solved });
        }
        // Where nobody can draw one question is mostly enough, and its prover has all the memory.
        let questions = if self.game.ruleset.can_draw() { 2 } else { 1 };
        #[expect(clippy::cast_possible_truncation, clippy::cast_sign_loss, reason = "the argument's range is checked")]
        let bytes = (self.memory * GIGABYTE) as usize / questions;
        let mut provers = Player::BOTH.map(|player| Prover::new(self.game, player, knowledge, bytes));
        if let Some(folder) = self.keep {
            kept::read(folder, &mut provers)?;
        }
        let begin = Instant::now();
        let is_over = || self.stop.load(Relaxed) || self.limit.is_some_and(|limit| begin.elapsed() >= limit);
        solved.value = self.value(&mut provers[..questions], position, &is_over);
        if wanted == Wanted::Moves {
            for mv in moves {
                let next = self.game.play_unchecked(position, mv);
                solved.moves.push((mv, self.value(&mut provers[..questions], &next, &is_over)));
            }
        }
        if wanted == Wanted::Certificate && solved.value.is_some() {
            solved.certificate = find(self.game, position, &mut provers, self.database, &mut |_| !is_over());
        }
        solved.states = provers.iter().map(|prover| prover.progress().states).sum();
        solved.seconds = begin.elapsed().as_secs_f64();
        if let Some(folder) = self.keep {
            solved.kept = kept::write(folder, &provers);
        }
        Ok(solved)
    }

    /// Asks whether light wins, and whether dark does; at the same time, where that is wanted.
    fn value<K: Knowledge<Alquerque> + Send>(
        &self,
        provers: &mut [Prover<Alquerque, K>],
        position: &Position,
        is_over: &(dyn Fn() -> bool + Sync),
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
                !won.load(Relaxed) && !is_over()
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
