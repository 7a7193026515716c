//! What is said of the library.

use alquerque_core::TextError;

/// The library.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Library {
    /// There was no room: the newest game took the place of this one.
    TookPlaceOf {
        /// What the game is called.
        title: String,
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
        title: String,
        /// Its result in words.
        result: String,
    },
    /// A game cannot be read, for this reason.
    Unreadable(TextError),
    /// The game of that title was deleted.
    Deleted(String),
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
