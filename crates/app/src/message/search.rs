//! What is said of the search.

use alquerque_core::{Player, TextError};
use alquerque_messages::{Failure, Length, Proven};

/// The search for the AI's move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Search {
    /// It takes its time for that side.
    Thinks(Player),
    /// It did not answer, and another worker goes on with it.
    StartedAnew,
    /// It cannot be started.
    Impossible,
    /// The page is of the first version, the search of the other.
    OtherVersion(String, String),
    /// It could not answer, for this reason.
    Failed(Failure),
    /// It found no move.
    NoMove,
    /// What is certain of the position is being looked up.
    LooksUp,
    /// Nothing is certain of it.
    NothingCertain,
    /// How it ends if nobody errs, and how long that takes, where that is known.
    Certain(Proven, Option<Length>),
    /// Part of what the prover should know is missing.
    NotAllIsKnown,
    /// How a certain line goes on is not known.
    LineEnds,
    /// What proves is missing.
    CannotProve,
    /// A hint is looked for.
    SeeksHint,
    /// A hint: what it tells, and its name.
    Hint(Hinted, String),
    /// It answered with this, which is not a legal move: why not, where that is known.
    WrongMove(String, Option<TextError>),
}

/// What a hint tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hinted {
    /// The spot with the piece that is to move.
    Piece,
    /// The column in which a piece is to be set.
    Column,
    /// The move in notation.
    Move,
}
