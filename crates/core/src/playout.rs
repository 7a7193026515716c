//! How a game is played out at random, for UCT. A game may have several policies.

#[cfg(test)]
pub(crate) mod check;

use rand::Rng;

use crate::game::{Game, Outcome};
use crate::random::below;

/// A way to play a game out.
pub trait PlayoutPolicy<G: Game> {
    /// Plays from `position` to the end of the game.
    fn playout<R: Rng>(&self, game: &G, position: &G::Position, rng: &mut R) -> Outcome;
}

/// What became of a random turn in a playout.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum TurnEnd {
    /// A move was made, and the game goes on.
    Made,
    /// There was no move: the player has lost.
    Lost,
    /// The game was drawn already.
    Drawn,
}

/// Every legal move with the same probability: slow, and so simple that it cannot be wrong. What is quicker is held against
/// it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct UniformPlayout;

impl<G: Game> PlayoutPolicy<G> for UniformPlayout {
    fn playout<R: Rng>(&self, game: &G, position: &G::Position, rng: &mut R) -> Outcome {
        let (mut position, mut moves) = (*position, Vec::new());
        loop {
            game.moves_into(&position, &mut moves);
            if let Some(ending) = game.ending(&position, &moves) {
                return ending.outcome;
            }
            let count = u32::try_from(moves.len()).unwrap_or(u32::MAX);
            // A game that goes on has a move, and the number lies below their count.
            position = game.play_unchecked(&position, moves[below(rng, count) as usize]);
        }
    }
}
