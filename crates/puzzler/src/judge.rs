//! Judges decide whether a goal can be reached.

use std::hash::Hash;

use alquerque_core::search::obvious_moves;
use alquerque_core::tabletop::Tabletop;
use alquerque_core::{Outcome, Player, Searchable};
use alquerque_puzzles::Goal;

use crate::aim::{Aim, Task};

/// A game from which puzzles are made, with what proves their goals.
pub trait Judge {
    /// The game.
    type Game: PuzzleGame;

    /// The game with its rules.
    fn game(&self) -> &Self::Game;

    /// Whether the solver reaches the aim; `None` if that could not be found out.
    fn reaches(&mut self, position: &<Self::Game as alquerque_core::Game>::Position, task: Task) -> Option<bool>;

    /// What the side to move can reach with one move, but not with others; `None` if nothing, or it is unknown.
    fn goal(&mut self, position: &<Self::Game as alquerque_core::Game>::Position) -> Option<Goal>;

    /// Whether the solver has reached the aim on the board, and the position is quiet, so that a solution ends.
    fn is_settled(&self, _: &<Self::Game as alquerque_core::Game>::Position, _: Task) -> bool {
        false
    }

    /// Forgets what was proven for other games.
    fn forget(&mut self) {}
}

/// What puzzles need from a game.
pub trait PuzzleGame: Tabletop + Searchable<Position: Hash> {
    /// The position with its counters reset.
    fn without_counters(&self, position: &Self::Position) -> Self::Position;

    /// A text that is equal for positions that differ only by a symmetry, or by exchanging the players.
    fn symmetry_key(&self, position: &Self::Position) -> String;

    /// The balance of material in hundredths of a man, where puzzles are about material.
    fn balance(&self, _: &Self::Position, _: Player) -> i32 {
        0
    }

    /// Whether a position is worth asking about.
    fn is_candidate(&self, position: &Self::Position) -> bool;

    /// Whether a move captures pieces that leave the board.
    fn taken(&self, position: &Self::Position, mv: Self::Move) -> usize;

    /// The moves a beginner sees at once.
    fn obvious(&self, position: &Self::Position, moves: &[Self::Move]) -> Vec<Self::Move> {
        obvious_moves(self, position, moves)
    }
}

/// Whether an outcome is enough.
pub fn is_enough(outcome: Outcome, task: Task) -> bool {
    match outcome {
        Outcome::Win(winner) => winner == task.solver,
        Outcome::Draw => task.aim == Aim::Draw,
    }
}

/// The goal by what each move leads to: what exactly one move reaches.
pub fn goal_of(mover: Player, outcomes: &[Outcome]) -> Option<Goal> {
    let count = |wanted: Outcome| outcomes.iter().filter(|&&outcome| outcome == wanted).count();
    let (wins, draws) = (count(Outcome::Win(mover)), count(Outcome::Draw));
    match (wins, draws) {
        (1, _) if outcomes.len() > 1 => Some(Goal::Win),
        (0, 1) if outcomes.len() > 1 => Some(Goal::Draw),
        _ => None,
    }
}
