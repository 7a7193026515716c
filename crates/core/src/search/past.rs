//! What was before a search's root, for draws by repetition.

use crate::game::{Game, REPETITIONS_DRAW};

/// The positions before the root that can occur again: those since the last move that cannot be taken back.
#[derive(Clone, Debug)]
pub(super) struct Past<P>(Vec<P>);

impl<P: Copy + Eq> Past<P> {
    /// What was before `root`: the end of `earlier`.
    pub(super) fn new<G: Game<Position = P>>(game: &G, earlier: &[P], root: &P) -> Self {
        let forgotten = earlier.len().saturating_sub(game.quiet_plies(root));
        Self(earlier[forgotten..].to_vec())
    }

    /// Goes on from one root to the next.
    pub(super) fn advance<G: Game<Position = P>>(&mut self, game: &G, from: P, to: &P) {
        self.0.push(from);
        let forgotten = self.0.len().saturating_sub(game.quiet_plies(to));
        self.0.drain(..forgotten);
    }

    /// The positions, the latest first.
    pub(super) fn back(&self) -> impl Iterator<Item = &P> {
        self.0.iter().rev()
    }

    /// Those whose next occurrence is a draw.
    pub(super) fn drawn(&self) -> Vec<P> {
        let occurrences = |position: &P| self.0.iter().filter(|&other| other == position).count();
        self.0.iter().filter(|position| occurrences(position) + 1 >= REPETITIONS_DRAW).copied().collect()
    }
}
