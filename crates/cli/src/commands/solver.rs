//! Runs the provers.

use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::thread;
use std::time::{Duration, Instant};

use alquerque_core::alquerque::{Alquerque, Move, Position};
use alquerque_core::{Game, Outcome, Player};
use alquerque_solver::certificate::{Certificate, Unfound, find};
use alquerque_solver::database::Database;
use alquerque_solver::{Knowledge, Nothing, Progress, Prover, SpareThreads, with_clock};
use indicatif::ProgressBar;

use crate::commands::saved_search::SearchFolder;
use crate::failure::Failure;
use crate::progress;

/// The solver and its resources.
pub(super) struct Solver<'a> {
    pub(super) game: Alquerque,
    pub(super) database: Option<&'a Database>,
    /// The folder of the saved search.
    pub(super) keep: Option<&'a SearchFolder>,
    /// The memory limit in bytes, not counting the databases.
    pub(super) memory: usize,
    pub(super) jobs: usize,
    /// The time limit, not counting reading and writing the saved search.
    pub(super) limit: Option<Duration>,
    pub(super) stop: &'a AtomicBool,
}

/// What to determine.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Wanted {
    Value,
    Moves,
    Certificate,
}

/// The results.
pub(super) struct Solved {
    pub(super) value: Option<Outcome>,
    /// The value of each move.
    pub(super) moves: Vec<(Move, Option<Outcome>)>,
    /// A proof of the value, or the reason why there is none.
    pub(super) certificate: Result<Certificate, Unproved>,
    /// The value with the halfmove clock at zero, if only that is known.
    pub(super) without_clock: Option<Outcome>,
    /// Whether the proof ran out of memory.
    pub(super) is_full: bool,
    pub(super) states: u64,
    pub(super) seconds: f64,
    /// The result of saving the search.
    pub(super) saved: Result<(), Failure>,
}

/// Why no certificate could be made.
#[derive(Clone, Copy)]
pub(super) enum Unproved {
    Over,
    Stopped,
    OutOfTime,
    NoRoom,
    /// The position is a draw only because of its halfmove clock.
    ByClock,
}

impl Unproved {
    /// The reason as text.
    pub(super) const fn message(self) -> &'static str {
        match self {
            Self::Over => "the game is over; expected a position with a legal move",
            Self::Stopped => "interrupted by ctrl-C before the proof was complete",
            Self::OutOfTime => "out of time; expected a longer --limit",
            Self::NoRoom => "out of memory; expected a larger --memory",
            Self::ByClock => {
                "the draw depends on the plies without a capture already counted, which a certificate cannot express; expected \
                 a position that counts none"
            }
        }
    }
}

impl Solver<'_> {
    /// Solves a position as far as time and memory allow, and saves the search.
    pub(super) fn solve(&self, position: &Position, wanted: Wanted) -> Result<Solved, Failure> {
        match self.database {
            Some(database) => self.with(Some(database), position, wanted),
            None => self.with(Nothing, position, wanted),
        }
    }

    fn with<K: Knowledge<Alquerque> + Copy + Send>(
        &self,
        knowledge: K,
        position: &Position,
        wanted: Wanted,
    ) -> Result<Solved, Failure> {
        let mut solved = Solved {
            value: None,
            moves: Vec::new(),
            certificate: Err(Unproved::Over),
            without_clock: None,
            is_full: false,
            states: 0,
            seconds: 0.0,
            saved: Ok(()),
        };
        let moves = self.game.moves(position);
        if let Some(ending) = self.game.ending(position, &moves) {
            return Ok(Solved { value: Some(ending.outcome), ..solved });
        }
        // If draws are impossible, a single prover answers both questions and gets all the memory. A certificate needs
        // a third of it.
        let players = if self.game.ruleset.can_draw() { &Player::BOTH[..] } else { &[Player::Light] };
        let room = if wanted == Wanted::Certificate { self.memory / 3 } else { 0 };
        // A small part of the memory is for deciding whether a win comes in time when plies have already been counted.
        let clock_room = if wanted == Wanted::Moves || position.quiet_plies() > 0 { self.memory / 16 } else { 0 };
        let bytes = (self.memory - room - clock_room) / players.len();
        // Besides this one.
        let spare = SpareThreads::new(self.jobs - 1);
        let prover = |&player| {
            let prover = Prover::new(self.game, player, knowledge, bytes);
            if self.jobs > 1 { prover.with_threads(spare.clone()) } else { prover }
        };
        let mut provers: Vec<_> = players.iter().map(prover).collect();
        if let Some(folder) = self.keep {
            folder.read(&mut provers, self.stop)?;
        }
        let begin = Instant::now();
        let is_late = || self.limit.is_some_and(|limit| begin.elapsed() >= limit);
        let is_over = || self.stop.load(Relaxed) || is_late();
        let without_clock = self.value(&mut provers, &spare, position, &is_over);
        solved.value = without_clock
            .and_then(|value| self.with_halfmove_clock(&mut provers, position, (value, clock_room), &is_over));
        solved.without_clock = without_clock.filter(|_| solved.value.is_none());
        solved.is_full = solved.value.is_none() && provers.iter().any(Prover::is_full);
        if wanted == Wanted::Moves {
            for mv in moves {
                let next = self.game.play_unchecked(position, mv);
                let value = self.value(&mut provers, &spare, &next, &is_over);
                let value = value
                    .and_then(|value| self.with_halfmove_clock(&mut provers, &next, (value, clock_room), &is_over));
                solved.moves.push((mv, value));
            }
        }
        if wanted == Wanted::Certificate {
            let why = |unfound| match unfound {
                Unfound::NoRoom => Unproved::NoRoom,
                Unfound::Stopped if self.stop.load(Relaxed) => Unproved::Stopped,
                Unfound::Stopped => Unproved::OutOfTime,
            };
            solved.certificate = match solved.value {
                None => Err(why(if solved.is_full { Unfound::NoRoom } else { Unfound::Stopped })),
                value if value != without_clock => Err(Unproved::ByClock),
                _ => find(self.game, position, &mut provers, self.database, room, &mut |_| !is_over()).map_err(why),
            };
        }
        solved.states = provers.iter().map(|prover| prover.progress().states).sum();
        solved.seconds = begin.elapsed().as_secs_f64();
        if let Some(folder) = self.keep {
            solved.saved = folder.write(&provers);
        }
        Ok(solved)
    }

    /// The value of a position with its halfmove clock, given the value without it, and the memory for the search.
    fn with_halfmove_clock<K: Knowledge<Alquerque>>(
        &self,
        provers: &mut [Prover<Alquerque, K>],
        position: &Position,
        (value, room): (Outcome, usize),
        is_over: &dyn Fn() -> bool,
    ) -> Option<Outcome> {
        with_clock(self.game, position, value, provers, (self.database, room), &mut |_| !is_over())
    }

    /// Asks whether light wins and whether dark wins, in parallel if there is more than one job.
    fn value<K: Knowledge<Alquerque> + Send>(
        &self,
        provers: &mut [Prover<Alquerque, K>],
        spare: &SpareThreads,
        position: &Position,
        is_over: &(dyn Fn() -> bool + Sync),
    ) -> Option<Outcome> {
        let bar = progress::line();
        let won = AtomicBool::new(false);
        let latest = Mutex::new([None; 2]);
        let ask = |number: usize, prover: &mut Prover<Alquerque, K>| {
            let answer = prover.wins(position, &mut |progress| {
                if let Ok(mut latest) = latest.lock() {
                    latest[number] = Some(progress);
                    show(&bar, *latest);
                }
                !won.load(Relaxed) && !is_over()
            });
            won.fetch_or(answer == Some(true), Relaxed);
            answer
        };
        let answers: Vec<Option<bool>> = if self.jobs > 1 && provers.len() > 1 {
            // One of the two threads takes the place of this one, which waits. The search that ends first leaves its thread to
            // the other.
            spare.take();
            let answers = thread::scope(|scope| {
                let ask = &ask;
                let threads = provers.iter_mut().enumerate().map(|(number, prover)| {
                    scope.spawn(move || {
                        let answer = ask(number, prover);
                        spare.add();
                        answer
                    })
                });
                let threads: Vec<_> = threads.collect();
                threads.into_iter().map(|thread| thread.join().unwrap_or(None)).collect()
            });
            spare.take();
            answers
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

/// Shows the progress of both questions.
fn show(bar: &ProgressBar, latest: [Option<Progress>; 2]) {
    let parts = Player::BOTH.into_iter().zip(latest).filter_map(|(player, progress)| {
        let Progress { states, proof, disproof } = progress?;
        let states = states / 1_000_000;
        Some(format!(
            "{} to win: {states} million states, proof number {proof}, disproof number {disproof}",
            player.name()
        ))
    });
    bar.set_message(parts.collect::<Vec<_>>().join("; "));
    bar.tick();
}
