//! What is stored about a game that has just ended, for the card at its end.

/// A game that has just ended, and its quick review.
#[derive(Clone, Debug, PartialEq)]
pub struct EndCard {
    /// The last position, see [`GameState::position`](crate::state::GameState::position). The card goes when another is shown.
    pub(crate) position: u32,
    /// Id of the running search.
    pub(crate) search: Option<u32>,
    /// Whether the game counts in the statistics, and its accuracy is kept.
    pub(crate) counts: bool,
    /// Whether the player has closed the card. The review of a game that counts goes on.
    pub(crate) is_closed: bool,
    /// The positions judged so far, from the first on.
    pub(crate) judged: Vec<Judged>,
}

/// What the quick review found out about a position.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Judged {
    /// Light's expected result, from 0 for a loss to 1 for a win; `None` where a search found nothing to compare, such as
    /// with a single legal move.
    pub(crate) light: Option<f64>,
    /// Whether there was more than one legal move.
    pub(crate) had_choice: bool,
}
