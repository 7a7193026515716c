//! What the line under the players says of a game that goes on.

use alquerque_core::{GameId, Outcome, Player};

use super::game::Over;

/// The line under the players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// The result that was stated of a game which by the rules could go on.
    Stated(Outcome),
    /// The end of the game.
    Over {
        /// All that is said of it.
        over: Over,
        /// The side of whoever sits here alone.
        lone: Option<Player>,
    },
    /// What a step of a lesson asks for, or what is said when it is done.
    Lesson {
        /// Of which game.
        game: GameId,
        /// Which step, counted from 0.
        step: usize,
        /// Whether it is done.
        done: bool,
    },
    /// What is expected of whoever sits here.
    Yours {
        /// The side.
        player: Player,
        /// Whether nobody else sits here.
        alone: bool,
        /// What is expected.
        task: Task,
    },
    /// That side is a friend's, elsewhere.
    Friends(Player),
    /// That side is the AI's, and it has thought for a while.
    Thinking(Player),
    /// Whose turn it is.
    ToMove(Player),
}

/// What is expected of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Task {
    /// A turn.
    Move,
    /// A capture: it is compulsory.
    Capture,
    /// To jump on, or to end the turn.
    GoOnOrEnd,
}
