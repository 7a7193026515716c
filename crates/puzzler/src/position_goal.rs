//! Goals in terms of one position.

use alquerque_core::Player;
use alquerque_puzzles::Goal;

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
