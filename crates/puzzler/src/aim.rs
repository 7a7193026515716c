//! Goals in terms of one position.

use alquerque_core::Player;
use alquerque_puzzles::Goal;

/// What the solver has to reach.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Aim {
    /// A win.
    Win,
    /// A draw or a win.
    Draw,
    /// A balance of material of at least this many hundredths of a man, or a win.
    Balance(i32),
}

/// A solver with an aim.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Task {
    /// The solver.
    pub solver: Player,
    /// The aim.
    pub aim: Aim,
}

impl Task {
    /// The task of a puzzle, given the solver's material balance in its position.
    pub fn of(goal: Goal, solver: Player, balance: i32) -> Self {
        let aim = match goal {
            Goal::Win => Aim::Win,
            Goal::Draw => Aim::Draw,
            Goal::Material(men) => Aim::Balance(balance + 100 * i32::from(men)),
        };
        Self { solver, aim }
    }
}
