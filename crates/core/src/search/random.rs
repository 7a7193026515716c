//! A player that chooses moves at random.

use rand::Rng;

use crate::Game;
use crate::random::below;

/// A random legal move, each with the same probability; `None` if the game is over.
pub fn random_move<G: Game, R: Rng>(game: &G, position: &G::Position, rng: &mut R) -> Option<G::Move> {
    let moves = game.moves(position);
    if game.ending(position, &moves).is_some() {
        return None;
    }
    let count = u32::try_from(moves.len()).unwrap_or(u32::MAX);
    moves.get(below(rng, count) as usize).copied()
}
