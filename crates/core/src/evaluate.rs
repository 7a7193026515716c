//! How good a position is at a glance, for searches of some depth. A game may have several evaluations.

use crate::game::Game;

/// The greatest amount of a static evaluation; scores beyond it stand for games that are decided.
pub const MAX_EVALUATION: i32 = 20_000;

/// A way to judge the positions of a game without searching.
pub trait Evaluation<G: Game> {
    /// How good the position, which is not decided, is for the side to move: 100 is about one man's worth, and the
    /// amount is at most [`MAX_EVALUATION`]. The same position with sides swapped is worth the same to the side to move.
    /// Besides what makes positions equal it may depend on [`Game::quiet_plies`] alone.
    fn evaluate(&self, game: &G, position: &G::Position) -> i32;

    /// Whether a legal move leaves the balance of the game as it is, so that [`Evaluation::evaluate`] can be trusted
    /// once all moves are of this kind: no capture.
    fn is_quiet(&self, game: &G, position: &G::Position, mv: G::Move) -> bool;

    /// How promising a legal move looks, for the order in which moves are tried: the greater, the sooner.
    fn promise(&self, game: &G, position: &G::Position, mv: G::Move) -> i32 {
        let _ = (game, position, mv);
        0
    }

    /// The score, in hundredths of a man, with which ten games are won for one that is lost. That of the Elo scale, 400, fits
    /// `draughts` and `medieval` well: by self-play at depths 3 to 7 it is 340 to 430 there, as the example `fit-odds` of
    /// the tests' package finds out.
    fn ten_to_one(&self, game: &G) -> f32 {
        let _ = game;
        400.0
    }
}
