//! The positions before a search's root, for draws by repetition.

use crate::game::{Game, REPETITIONS_DRAW};

/// The positions before the root that can still be repeated: those since the last irreversible move.
#[derive(Clone, Debug)]
pub(super) struct History<P>(Vec<P>);

impl<P: Copy + Eq> History<P> {
    /// The part of `earlier` that can be repeated from `root` on.
    pub(super) fn new<G: Game<Position = P>>(game: &G, earlier: &[P], root: &P) -> Self {
        let irreversible = earlier.len().saturating_sub(game.quiet_plies(root));
        Self(earlier[irreversible..].to_vec())
    }

    /// Moves the root from `from` to `to`, which must be one legal move apart: the clock of `to` gives the number of
    /// positions to keep.
    pub(super) fn advance<G: Game<Position = P>>(&mut self, game: &G, from: P, to: &P) {
        self.0.push(from);
        let irreversible = self.0.len().saturating_sub(game.quiet_plies(to));
        self.0.drain(..irreversible);
    }

    /// The positions, latest first.
    pub(super) fn latest_first(&self) -> impl Iterator<Item = &P> {
        self.0.iter().rev()
    }

    /// The positions whose next occurrence is a draw.
    pub(super) fn drawn(&self) -> Vec<P> {
        let occurrences = |position: &P| self.0.iter().filter(|&other| other == position).count();
        self.0.iter().filter(|position| occurrences(position) + 1 >= REPETITIONS_DRAW).copied().collect()
    }
}
