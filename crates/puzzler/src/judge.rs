//! Goals in terms of one position, and judges, which decide whether they can be reached.

use std::hash::Hash;

use alquerque_core::search::obvious_moves;
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Game, Outcome, Player, Searchable};
use alquerque_puzzles::Goal;

/// The positions of a judge's game.
pub type PositionOf<J> = <<J as Judge>::Game as Game>::Position;

/// A game from which puzzles are made, with the means to prove their goals.
pub trait Judge {
    /// The game.
    type Game: PuzzleGame;

    /// The maximum number of positions with the solver to move in a tree while it is built.
    const MAX_NODES: usize;

    /// The game with its rules.
    fn game(&self) -> &Self::Game;

    /// The outcome with best play; `None` if unknown.
    fn outcome(&mut self, position: &PositionOf<Self>) -> Option<Outcome>;

    /// Whether the solver reaches the goal; `None` if unknown.
    fn reaches(&mut self, position: &PositionOf<Self>, solver_goal: SolverGoal) -> Option<bool> {
        Some(is_enough(self.outcome(position)?, solver_goal))
    }

    /// What the side to move reaches with exactly one move; `None` if nothing or unknown.
    fn goal(&mut self, position: &PositionOf<Self>) -> Option<Goal> {
        self.result(position)
    }

    /// The result that the side to move reaches with exactly one move; `None` if none or unknown.
    fn result(&mut self, position: &PositionOf<Self>) -> Option<Goal> {
        let game = self.game().clone();
        let mover = game.to_move(position);
        if self.outcome(position)? == Outcome::Win(mover.opponent()) {
            return None;
        }
        let moves = game.moves(position);
        let (mut wins, mut draws) = (0, 0);
        for &mv in &moves {
            let outcome = self.outcome(&game.play_unchecked(position, mv))?;
            wins += usize::from(outcome == Outcome::Win(mover));
            draws += usize::from(outcome == Outcome::Draw);
            if wins > 1 {
                return None;
            }
        }
        match (wins, draws) {
            (1, _) if moves.len() > 1 => Some(Goal::Win),
            (0, 1) if moves.len() > 1 => Some(Goal::Draw),
            _ => None,
        }
    }

    /// Whether the solver has reached the goal on the board, and the position is quiet, so that a solution ends.
    fn is_settled(&self, _: &PositionOf<Self>, _: SolverGoal) -> bool {
        false
    }

    /// Forgets what was proven in other games.
    fn clear_cache(&mut self) {}
}

/// What puzzles need from a game.
pub trait PuzzleGame: Tabletop + Searchable<Position: Hash> {
    /// Whether positions after a capture are left out, as recapturing is too obvious for a puzzle.
    const SKIPS_RECAPTURES: bool = false;

    /// The position with its counters reset.
    fn without_counters(&self, position: &Self::Position) -> Self::Position;

    /// A text that is the same for positions that differ only by a symmetry, or by exchanging the players.
    fn symmetry_key(&self, position: &Self::Position) -> String;

    /// The balance of material in hundredths of a man, in games with puzzles about material.
    fn balance(&self, _: &Self::Position, _: Player) -> i32 {
        0
    }

    /// Whether a position is worth a proof.
    fn is_candidate(&self, position: &Self::Position) -> bool;

    /// How many pieces a move captures that leave the board.
    fn capture_count(&self, position: &Self::Position, mv: Self::Move) -> usize;

    /// The moves that a beginner sees at once.
    fn obvious(&self, position: &Self::Position, moves: &[Self::Move]) -> Vec<Self::Move> {
        obvious_moves(self, position, moves)
    }
}

/// Whether an outcome reaches a goal.
pub fn is_enough(outcome: Outcome, solver_goal: SolverGoal) -> bool {
    match outcome {
        Outcome::Win(winner) => winner == solver_goal.solver,
        Outcome::Draw => solver_goal.goal == PositionGoal::Draw,
    }
}

/// What the solver has to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PositionGoal {
    /// A win.
    Win,
    /// A draw or a win.
    Draw,
    /// A balance of material of at least this many hundredths of a man, or a win.
    Balance(i32),
}

/// A solver with a goal.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SolverGoal {
    /// The solver.
    pub solver: Player,
    /// The goal.
    pub goal: PositionGoal,
}

impl SolverGoal {
    /// The goal of a puzzle's solver, given their material balance in its position.
    pub fn new(goal: Goal, solver: Player, balance: i32) -> Self {
        let goal = match goal {
            Goal::Win => PositionGoal::Win,
            Goal::Draw => PositionGoal::Draw,
            Goal::Material(men) => PositionGoal::Balance(balance + 100 * i32::from(men)),
        };
        Self { solver, goal }
    }
}
