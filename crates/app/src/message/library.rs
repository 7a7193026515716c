//! What is said of the library.

use alquerque_core::{Outcome, TextError};

use super::names::Title;

/// The library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Library {
    /// There was no room: the newest game took the place of this one.
    TookPlaceOf {
        /// What the game is called.
        title: Title,
        /// The day on which it began; empty where nobody knows.
        date: String,
    },
    /// No more games than these fit in.
    Full(usize),
    /// What has changed in it is not kept.
    NotKept,
    /// A game of it is on the board.
    Opened {
        /// What the game is called.
        title: Title,
        /// Its result; none where it is not finished.
        result: Option<Outcome>,
    },
    /// A game cannot be read, for this reason.
    Unreadable(TextError),
    /// The game of that title was deleted.
    Deleted(Title),
    /// The game that was deleted is back.
    Undeleted,
    /// Games were written out.
    Exported {
        /// How many.
        games: usize,
        /// How many others could not be read.
        unread: usize,
    },
}
