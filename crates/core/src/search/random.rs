//! A player that chooses moves at random.

use rand::Rng;

use crate::Game;
use crate::playout::random_of;

/// A random legal move, each with the same probability; `None` if the game is over.
pub fn random_move<G: Game, R: Rng>(game: &G, position: &G::Position, rng: &mut R) -> Option<G::Move> {
    let moves = game.moves(position);
    game.ending(position, &moves).is_none().then(|| random_of(&moves, rng))
}
