//! Slow but obvious searches for checking, which share nothing with those of the generator.

use std::collections::HashMap;

use alquerque_core::alquerque::Alquerque;
use alquerque_core::draughts::{Draughts, Position as DraughtsPosition};
use alquerque_core::{Game, Outcome, Player};
use alquerque_solver::database::Database;
use alquerque_solver::expert::CHECKERS;
use alquerque_solver::{Nothing, Prover};

use crate::draughts::balance;
use crate::judge::{PositionGoal, SolverGoal, is_enough};

/// The maximum number of positions that a search may store.
const MAX_POSITIONS: usize = 2_000_000;
/// The memory of a prover in bytes, and the maximum number of states for one question.
const MEMORY: usize = 64 << 20;
const STATES: u64 = 2_000_000;
/// The score of a decided game, in hundredths of a man.
const DECIDED: i32 = 100_000;

/// Minimax over all positions, for games in which none can be repeated.
#[derive(Debug, Default)]
pub struct Finite {
    cache: HashMap<u64, Outcome>,
}

impl Finite {
    /// The outcome with best play; `None` if that takes too many positions.
    pub fn outcome<G: Game>(&mut self, game: &G, position: &G::Position) -> Option<Outcome> {
        let key = game.key(position);
        if let Some(&cached) = self.cache.get(&key) {
            return Some(cached);
        }
        let moves = game.moves(position);
        let outcome = if let Some(ending) = game.ending(position, &moves) {
            ending.outcome
        } else {
            let own = game.to_move(position);
            let mut best = Outcome::Win(own.opponent());
            // Move ordering: the fewest replies first.
            let mut after: Vec<_> = moves.iter().map(|&mv| game.play_unchecked(position, mv)).collect();
            after.sort_by_cached_key(|next| game.moves(next).len());
            for next in after {
                let outcome = self.outcome(game, &next)?;
                if outcome == Outcome::Win(own) || best == Outcome::Win(own.opponent()) {
                    best = outcome;
                }
                if best == Outcome::Win(own) {
                    break;
                }
            }
            best
        };
        if self.cache.len() >= MAX_POSITIONS {
            return None;
        }
        self.cache.insert(key, outcome);
        Some(outcome)
    }
}

/// Alquerque with repetitions. Uses the endgame database, whose values `alquerque solve --check` derives again from
/// those of the successors, and beyond it provers without a database.
pub struct Repeating {
    game: Alquerque,
    database: Database,
    provers: Vec<Prover<Alquerque, Nothing>>,
}

impl Repeating {
    /// Provers for these rules.
    pub fn new(game: Alquerque) -> Self {
        let provers = Player::BOTH.map(|player| Prover::new(game, player, Nothing, MEMORY)).into_iter().collect();
        // If memory is short, do without the database: the provers then search more.
        let database = Database::complete(game.ruleset, CHECKERS, 1).unwrap_or_else(|_| Database::new(game));
        Self { game, database, provers }
    }

    /// The outcome with best play; `None` if that takes too long.
    pub fn outcome(&mut self, position: &<Alquerque as Game>::Position) -> Option<Outcome> {
        let game = self.game;
        if let Some(ending) = game.ending(position, &game.moves(position)) {
            return Some(ending.outcome);
        }
        if let Some(outcome) = self.database.outcome(&game, position) {
            return Some(outcome);
        }
        let at_rest = game.at_rest(position);
        for (player, prover) in Player::BOTH.into_iter().zip(&mut self.provers) {
            let mut end = None;
            let mut go_on =
                |progress: alquerque_solver::Progress| progress.states < *end.get_or_insert(progress.states + STATES);
            if prover.wins(&at_rest, &mut go_on)? {
                return Some(Outcome::Win(player));
            }
        }
        Some(Outcome::Draw)
    }
}

/// Whether the side to move gains at least `wanted` material within this many plies, extended while captures go on.
/// Plain minimax with two results.
pub fn gains(game: Draughts, position: &DraughtsPosition, depth: u32, wanted: i32) -> bool {
    let moves = game.moves(position);
    let own = position.to_move();
    if let Some(ending) = game.ending(position, &moves) {
        let score = match ending.outcome {
            Outcome::Win(winner) if winner == own => DECIDED,
            Outcome::Win(_) => -DECIDED,
            Outcome::Draw => 0,
        };
        return score >= wanted;
    }
    let captures = moves[0].is_capture();
    if depth == 0 && !captures {
        return balance(position, own) >= wanted;
    }
    let next = depth.saturating_sub(1);
    // The opponent gains more than -wanted where we do not gain wanted.
    moves.into_iter().any(|mv| !gains(game, &game.play_unchecked(position, mv), next, 1 - wanted))
}

/// Whether a goal's balance is reached within this many plies.
pub fn reaches(game: Draughts, position: &DraughtsPosition, solver_goal: SolverGoal, depth: u32) -> Option<bool> {
    let PositionGoal::Balance(wanted) = solver_goal.goal else { return None };
    if let Some(ending) = game.ending(position, &game.moves(position)) {
        return Some(is_enough(ending.outcome, solver_goal));
    }
    Some(if position.to_move() == solver_goal.solver {
        gains(game, position, depth, wanted)
    } else {
        !gains(game, position, depth, 1 - wanted)
    })
}
