//! The requested hint.

/// The hint for the position on the board.
#[derive(Clone, Debug, Default)]
pub struct HintState {
    /// The requested hint.
    pub(super) current: Option<Hint>,
}

/// A requested hint. Dropped as soon as its position leaves the board.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Hint {
    /// Id of the hint's search.
    pub id: u32,
    /// The position that the hint is for, see [`GameState::revision`](crate::game::GameState::revision).
    pub revision: u32,
    /// Progress of the search, from 0 to 1.
    pub progress: f64,
    /// Index of the best move among the legal turns; `None` while searching.
    pub best: Option<usize>,
    /// Whether to show the whole move, not only the piece.
    pub whole_move: bool,
}
