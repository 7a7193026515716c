//! How much of a task's solution was told.

/// How much was told of the better move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum Told {
    /// Nothing.
    #[default]
    Nothing,
    /// The piece or, where one is set, the column.
    Piece,
    /// Where the piece goes to first.
    Target,
    /// All of it, and what follows.
    Solution,
}
