//! The review's events.

use alquerque_core::Player;

use super::effort::Effort;

/// An event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// The user chose the effort per position.
    Effort(Effort),
    /// Review the current line.
    Start {
        /// Whether to discard existing results.
        again: bool,
    },
    /// Stop the review and keep its results.
    Stop,
    /// Go to the position after this many plies of the line.
    GoTo(usize),
    /// The user chose the side whose mistakes to learn from; `None` for both.
    Side(Option<Player>),
    /// The user opened or closed the table of positions.
    Table(bool),
    /// An event of the exercises.
    Exercise(ExerciseEvent),
}

/// An event of the exercises.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseEvent {
    /// Start with the first unsolved exercise.
    Begin,
    /// Start with the mistake at this ply.
    BeginAt(usize),
    /// Give the next hint: first the piece, then its target.
    Hint,
    /// Show the solution.
    Solution,
    /// Go back to the position of the exercise.
    Again,
    /// Go to the next exercise; end after the last.
    Next,
    /// Go to the previous exercise.
    Previous,
    /// Add the try to the record.
    Keep,
    /// End the exercises and restore the record.
    Leave,
}
