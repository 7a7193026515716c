//! What is said of a position that is set up.

use alquerque_core::error::{Expected, Problem};
use alquerque_core::{GameId, Outcome, Player};

use super::names::{PieceType, SpotName};

/// Setting a position up.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Setup {
    /// What stands on a spot.
    Spot(SpotName, Option<(Player, PieceType)>),
    /// A position that can be played.
    Ready {
        /// Whose turn it is.
        to_move: Player,
        /// The game, which calls its pieces by a word of its own.
        game: GameId,
        /// How many pieces light and dark have.
        pieces: [u32; 2],
    },
    /// There are no pieces, or that side has none.
    NoPieces(GameId, Option<Player>),
    /// The game would be over before it has begun.
    OverAtOnce(Outcome),
    /// The game knows no such position.
    Wrong {
        /// The place in the text, counted in characters from 1, where it means anything to the player.
        column: Option<usize>,
        /// What is wrong.
        problem: Problem,
        /// What was expected instead.
        expected: Expected,
    },
}
