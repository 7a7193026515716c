//! The library, and the entries related to the board.

use std::rc::Rc;

use crate::library::{Entry, Library};

/// The library and the entries in use.
#[derive(Clone, Debug, Default)]
pub struct Shelf {
    /// The library; shared, as it is large and rarely changes.
    pub library: Rc<Library>,
    /// The entry deleted last, and its index.
    pub deleted: Option<(usize, Entry)>,
    /// The entry of the game on the board.
    pub filed: Option<u32>,
    /// The entry of the game replaced on the board. Removed if that game is restored.
    pub shelved: Option<u32>,
}
