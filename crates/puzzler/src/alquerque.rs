//! Alquerque: proofs by the solver.

use std::sync::Arc;

use alquerque_core::alquerque::{Alquerque, Position, State};
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Game, Outcome, Player, StateSpace};
use alquerque_solver::database::Database;
use alquerque_solver::expert::{DATABASES, name};
use alquerque_solver::{Knowledge, Prover};

use crate::judge::{Judge, PuzzleGame};

/// The maximum number of pieces in a puzzle: with more, proofs take too long.
const MAX_PIECES: u32 = 14;
/// The maximum for rules with draws, where a result takes two proofs.
const MAX_PIECES_WITH_DRAWS: u32 = 7;
/// The minimum number of pieces of each side.
const MIN_PIECES: u32 = 2;
/// The maximum number of states of a proof.
const STATES: u64 = 6_000;
/// Memory of each prover in bytes.
const MEMORY: usize = 16 << 20;

/// Proves results of a ruleset.
pub struct AlquerqueJudge {
    game: Alquerque,
    /// The database, if the rules have one.
    database: Option<Arc<Database>>,
    provers: Vec<Prover<Alquerque, Option<Arc<Database>>>>,
}

impl AlquerqueJudge {
    /// A judge with an endgame database up to this many checkers, if the rules have one.
    pub fn new(game: Alquerque, checkers: u32) -> Self {
        let mut database = None;
        if checkers > 0 && DATABASES.contains(&name(game).as_str()) {
            let mut layers = Database::new(game);
            let is_built = Database::order(checkers).all(|pieces| layers.build(pieces, 1, &|_, _| true).is_ok());
            database = is_built.then(|| Arc::new(layers));
        }
        let mut judge = Self { game, database, provers: Vec::new() };
        judge.clear_cache();
        judge
    }

    fn prove(&mut self, position: &Position, player: Player) -> Option<bool> {
        let (index, is_other) = match player {
            // Without draws, Light's prover answers both questions.
            Player::Dark if self.provers.len() == 1 => (0, true),
            player => (player.index(), false),
        };
        let mut max = None;
        let answer = self.provers[index].wins(&self.game.at_rest(position), &mut |progress| {
            progress.states < *max.get_or_insert(progress.states + STATES)
        });
        answer.map(|wins| wins != is_other)
    }
}

impl Judge for AlquerqueJudge {
    type Game = Alquerque;

    const MAX_NODES: usize = 40;

    fn game(&self) -> &Alquerque {
        &self.game
    }

    fn outcome(&mut self, position: &Position) -> Option<Outcome> {
        if let Some(ending) = self.game.ending(position, &self.game.moves(position)) {
            return Some(ending.outcome);
        }
        if let Some(outcome) = self.database.outcome(&self.game, position) {
            return Some(outcome);
        }
        let mover = position.to_move();
        if self.prove(position, mover)? {
            return Some(Outcome::Win(mover));
        }
        let other = mover.opponent();
        Some(if self.prove(position, other)? { Outcome::Win(other) } else { Outcome::Draw })
    }

    fn clear_cache(&mut self) {
        let questions = if self.game.ruleset.can_draw() { 2 } else { 1 };
        let players = Player::BOTH.into_iter().take(questions);
        self.provers = players.map(|player| Prover::new(self.game, player, self.database.clone(), MEMORY)).collect();
    }
}

impl PuzzleGame for Alquerque {
    fn without_counters(&self, position: &Position) -> Position {
        self.at_rest(position)
    }

    fn symmetry_key(&self, position: &Position) -> String {
        // Positions that differ only in their barred steps look alike.
        let state = position.state();
        let plain = State::new(Player::BOTH.map(|player| state.checkers(player)), state.to_move());
        format!("{:x}", self.canonical_key(&plain.unwrap_or(*state).into()))
    }

    fn is_candidate(&self, position: &Position) -> bool {
        let [light, dark] = self.counts(position);
        let max = if self.ruleset.can_draw() { MAX_PIECES_WITH_DRAWS } else { MAX_PIECES };
        position.passes() == 0 && light + dark <= max && light.min(dark) >= MIN_PIECES
    }

    fn capture_count(&self, _: &Position, mv: Self::Move) -> usize {
        mv.captured().len()
    }
}
