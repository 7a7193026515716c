//! What is said of games as texts: reading them, and giving them away.

use alquerque_core::TextError;
use alquerque_core::record::{ImportError, Warning};

use super::names::Title;

/// Games as texts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Reading {
    /// There is no text to read.
    Nothing,
    /// A text is too large; the file's name, where it was in one.
    TooLarge(Option<String>),
    /// The file of that name is no text.
    NotText(String),
    /// A game or several were read.
    Read {
        /// What was read.
        what: Games,
        /// Where they are now.
        place: Place,
    },
    /// Something in a text is not as it should be; the game's number, where there are several.
    Warning(Option<usize>, Warning),
    /// A game cannot be read.
    Problem(ImportError),
    /// A date cannot be read.
    WrongDate(TextError),
    /// A text was copied.
    Copied,
    /// A text could not be copied.
    NotCopied,
}

/// What was read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Games {
    /// A single game of this title.
    One(Title),
    /// So many, of a text that had several in it.
    Many(usize),
}

/// Where games that were read are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A single game is on the board.
    Board,
    /// They are in the library, and the first is on the board.
    Library,
    /// They are in the library but for so many, which found no room in it.
    LibraryWithout(usize),
}
