//! The library on the page, and what of it is on the board.

use std::rc::Rc;

use crate::library::{Entry, Library};

/// The library with the marks in it.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// All games that are kept; shared, as it is large and seldom changes.
    pub library: Rc<Library>,
    /// The game that was deleted last, and its place in the library.
    pub deleted: Option<(usize, Entry)>,
    /// The entry of the game on the board.
    pub filed: Option<u32>,
    /// The entry of the game that was replaced on the board, which is not needed if it comes back.
    pub shelved: Option<u32>,
}
