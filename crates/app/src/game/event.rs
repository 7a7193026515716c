//! The events of a game, as a stream of values. The clock, announcements, animations, sounds and the end card listen to
//! it.

use alquerque_core::tabletop::{Piece, Spot};
use alquerque_core::{Ending, Player};

/// An event in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GameEvent {
    /// A turn was played.
    Played {
        /// By this side.
        player: Player,
        /// The turn in notation.
        turn: String,
    },
    /// The turn played is a pass.
    Passed(Player),
    /// This many plies were undone.
    Undone(usize),
    /// The board shows another position of the game.
    Visited {
        /// Whether a replay did this.
        by_replay: bool,
    },
    /// The game is over.
    Ended(Ending),
    /// A piece was picked up.
    PickedUp {
        /// The piece.
        piece: Piece,
        /// From here.
        at: Spot,
        /// Whether a pointer picked it up, so that the user sees it.
        by_pointer: bool,
    },
    /// The piece in hand was put back and its jumps were undone.
    PutBack {
        /// The piece.
        piece: Piece,
        /// Its origin.
        at: Spot,
    },
    /// A piece moved from one spot to another.
    Stepped(Leg),
    /// A piece jumped over a spot.
    Jumped(Leg),
    /// A piece was placed.
    Placed(Piece, Spot),
    /// A placed piece was removed again.
    Removed(Piece, Spot),
    /// A piece was captured.
    Captured(Piece, Spot),
    /// A captured piece was restored.
    Restored(Piece, Spot),
    /// A disc was flipped.
    Flipped {
        /// The piece before.
        before: Piece,
        /// Its spot.
        at: Spot,
        /// Its distance from the piece that was placed or removed.
        distance: u32,
    },
    /// A piece was promoted to king at the end of its path.
    Crowned(Piece, Spot),
    /// A promotion was undone. The spot is where the piece came from.
    Uncrowned(Piece, Spot),
}

/// One leg of a piece's path.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Leg {
    /// The piece.
    pub piece: Piece,
    /// The leg's origin.
    pub from: Spot,
    /// The leg's destination.
    pub to: Spot,
    /// Index of the leg in the path.
    pub number: usize,
    /// Whether the user dragged the piece, so that it needs no animation.
    pub carried: bool,
}
