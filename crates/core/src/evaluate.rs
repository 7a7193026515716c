//! Static evaluation. A game may have several evaluations.

use std::fmt;

use crate::game::Game;

/// The maximum absolute value of a static evaluation; scores beyond it represent decided games.
pub const MAX_EVALUATION: i32 = 20_000;

/// A static evaluation.
pub trait Evaluation<G: Game> {
    /// The value of an undecided position for the side to move: 100 is about one man, and the absolute value is at most
    /// [`MAX_EVALUATION`]. Swapping the sides preserves the value for the side to move. Besides what makes positions
    /// equal, it may depend only on [`Game::quiet_plies`].
    fn evaluate(&self, game: &G, position: &G::Position) -> i32;

    /// Whether a legal move is quiet (no capture). [`Evaluation::evaluate`] is reliable once all moves are quiet.
    fn is_quiet(&self, game: &G, position: &G::Position, mv: G::Move) -> bool;

    /// Quickly tests, without listing moves, whether the game continues in `position` and all legal moves are quiet:
    /// `true` is certain, `false` means unknown.
    fn is_quiet_leaf(&self, _game: &G, _position: &G::Position) -> bool {
        false
    }

    /// Move-ordering value of a legal move: higher is tried sooner.
    fn promise(&self, _game: &G, _position: &G::Position, _mv: G::Move) -> i32 {
        0
    }

    /// The score, in hundredths of a man, at which the odds of winning are 10 : 1. Elo's 400 fits `draughts` and
    /// `medieval` well: self-play at depths 3 to 7 gives 340 to 430 there, as computed by the example `fit-odds` of the
    /// package of tests.
    fn ten_to_one(&self, _game: &G) -> f32 {
        400.0
    }
}

/// The problem with a file of weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WeightsError {
    /// It is something else, or belongs to another version or game.
    Foreign,
    /// It is incomplete or has changed.
    Damaged,
}

impl fmt::Display for WeightsError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Foreign => "is not a file of weights for this game and version",
            Self::Damaged => "is damaged or cut off",
        })
    }
}
