//! Data of a game that has just ended, for the end card.

use alquerque_core::record::Assessment;

/// The card at the end of a game.
#[derive(Clone, Debug, Default)]
pub struct EndCardState {
    /// The card of the game that has just ended.
    pub(super) card: Option<EndCard>,
}

#[cfg(test)]
impl EndCardState {
    /// The card, shown or not.
    pub(crate) fn card(&self) -> Option<&EndCard> {
        self.card.as_ref()
    }

    /// The card, to change it.
    pub(crate) fn card_mut(&mut self) -> &mut Option<EndCard> {
        &mut self.card
    }
}

/// A game that has just ended, and its quick review.
#[derive(Clone, Debug, PartialEq)]
pub struct EndCard {
    /// The last position, see [`GameState::revision`](crate::game::GameState::revision). The card is shown only there,
    /// and again whenever the player returns to it.
    pub(crate) revision: u32,
    /// Key of the game's last node. The review is stored as long as this is the end of the current line.
    pub(crate) last_key: u64,
    /// The running search.
    pub(crate) search: Option<ReviewSearch>,
    /// Whether the game counts in the statistics and its accuracy is stored.
    pub(crate) counts: bool,
    /// Whether this is the first win against the opponent that counts.
    pub(crate) is_first_win: bool,
    /// Whether the player has closed the card. The review of a game that counts continues.
    pub(crate) is_closed: bool,
    /// The positions judged so far, from the first on.
    pub(crate) judged: Vec<Findings>,
    /// Number of judged positions that the prover has not examined yet. It examines the last ones first, as proofs of
    /// later positions help with earlier ones.
    pub(crate) unexamined: usize,
}

/// A search of the quick review.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ReviewSearch {
    /// Estimates a position; holds the id of the job.
    Estimate(u32),
    /// Proves a position; holds the id of the prover's job.
    Proof(u32),
}

/// The quick review's findings about a position.
#[derive(Clone, Debug, Default, PartialEq)]
pub(crate) struct Findings {
    /// The estimate and the proven result; neither if there was nothing to compare, such as with a single legal move.
    pub(crate) assessment: Assessment,
    /// The best move, if it is known.
    pub(crate) best: Option<String>,
    /// Whether there was more than one legal move.
    pub(crate) had_choice: bool,
}
