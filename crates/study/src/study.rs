//! The study's state: what there is beside the game's.

use alquerque_app::state::State;

use crate::edits::Edits;
use crate::engines::Engines;
use crate::lab::Lab;
use crate::review::Review;
use crate::tab::Tab;
use crate::uct::Uct;

/// What a study has beside the game's [`State`].
#[derive(Debug)]
pub struct Study {
    /// The engines that look at the board.
    pub engines: Engines,
    /// The tab that is open.
    pub tab: Tab,
    /// The review.
    pub review: Review,
    /// UCT made visible.
    pub uct: Uct,
    /// The laboratory.
    pub lab: Lab,
    /// What can be undone.
    pub edits: Edits,
    /// Counts the changes of what is said about moves, which no number of the tree tells.
    pub edited: u32,
    /// Whether the dialog of the game as text is open.
    pub is_text_open: bool,
}

impl Study {
    /// The study of the game on the board.
    pub fn new(state: &State) -> Self {
        Self {
            engines: Engines::new(state.settings.exploration),
            tab: Tab::default(),
            review: Review::default(),
            uct: Uct::default(),
            lab: Lab::default(),
            edits: Edits::new(&*state.record),
            edited: 0,
            is_text_open: false,
        }
    }
}
