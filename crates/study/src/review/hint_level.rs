//! How much of an exercise's solution has been revealed.

/// The revealed part of the better move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord)]
pub enum HintLevel {
    /// Nothing.
    #[default]
    Nothing,
    /// The piece or, for a placement, the column.
    Piece,
    /// The piece's first target.
    Target,
    /// The whole move with its continuation.
    Solution,
}
