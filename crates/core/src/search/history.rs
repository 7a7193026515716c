//! The positions before a search's root, for draws by repetition.

use crate::game::{Game, REPETITIONS_DRAW};

/// The positions before the root that can still be repeated: those since the last irreversible move.
#[derive(Clone, Debug)]
pub(super) struct History<P>(Vec<P>);

impl<P: Copy + Eq> History<P> {
    /// The root, which is the last of these positions or else the game's start, and those before it that can be repeated.
    pub(super) fn new<G: Game<Position = P>>(game: &G, positions: &[P]) -> (P, Self) {
        let Some((root, earlier)) = positions.split_last() else { return (game.start(), Self(Vec::new())) };
        let irreversible = earlier.len().saturating_sub(game.quiet_plies(root));
        (*root, Self(earlier[irreversible..].to_vec()))
    }

    /// Moves the root from `from` to `to`, which must be one legal move apart: the clock of `to` gives the number of
    /// positions to keep.
    pub(super) fn advance<G: Game<Position = P>>(&mut self, game: &G, from: P, to: &P) {
        self.0.push(from);
        let irreversible = self.0.len().saturating_sub(game.quiet_plies(to));
        self.0.drain(..irreversible);
    }

    /// Whether a position reached along `path`, its latest position first, repeats earlier ones often enough to draw the
    /// game.
    #[inline]
    pub(super) fn is_draw<'a, G: Game<Position = P>>(
        &'a self,
        game: &G,
        position: &P,
        path: impl Iterator<Item = &'a P>,
    ) -> bool {
        let quiet = game.quiet_plies(position);
        if quiet == 0 {
            return false;
        }
        // Only every other position has the same side to move.
        let earlier = path.chain(self.0.iter().rev()).take(quiet).skip(1).step_by(2);
        earlier.filter(|&earlier| earlier == position).count() + 1 >= REPETITIONS_DRAW
    }

    /// The positions whose next occurrence is a draw.
    pub(super) fn drawn(&self) -> Vec<P> {
        let occurrences = |position: &P| self.0.iter().filter(|&other| other == position).count();
        self.0.iter().filter(|position| occurrences(position) + 1 >= REPETITIONS_DRAW).copied().collect()
    }
}
