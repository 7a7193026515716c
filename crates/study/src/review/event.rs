//! What can happen to a review.

use alquerque_core::Player;

use super::effort::Effort;

/// Something that happened.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Event {
    /// Each position is to get so much work.
    Effort(Effort),
    /// Review the present line.
    Start {
        /// Whether what is known already is to be found out anew.
        again: bool,
        /// The processors that there are.
        processors: usize,
    },
    /// End the review, and keep what it has.
    Stop,
    /// Show the position after so many plies of the line.
    GoTo(usize),
    /// The mistakes of that side are to be learnt from, or those of both.
    Side(Option<Player>),
    /// The table of all positions is opened or closed.
    Table(bool),
    /// Something happened to the tasks.
    Task(TaskEvent),
}

/// Something that happened to the tasks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TaskEvent {
    /// Set the first one that is not done.
    Begin,
    /// Set the one in which the move at that ply was the mistake.
    BeginAt(usize),
    /// Tell more: first the piece, then where it goes to.
    Hint,
    /// Tell the solution.
    Solution,
    /// Back to the position of the task.
    Again,
    /// Set the next one; behind the last, end the tasks.
    Next,
    /// Set the one before.
    Previous,
    /// Keep the try in the record.
    Keep,
    /// End the tasks: the record is as it was before.
    Leave,
}
