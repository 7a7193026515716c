//! The study's state, beyond that of the game.

use alquerque_app::state::State;

use crate::edits::Edits;
use crate::engines::Engines;
use crate::lab::Lab;
use crate::review::Review;
use crate::tab::Tab;
use crate::uct::Uct;

/// The study's state, beyond the game's [`State`].
#[derive(Debug)]
pub struct Study {
    /// The engines of the Analysis tab.
    pub engines: Engines,
    /// The open tab.
    pub tab: Tab,
    /// Whether the page is hidden, behind another tab or window.
    pub is_hidden: bool,
    /// The review.
    pub review: Review,
    /// The UCT tab.
    pub uct: Uct,
    /// The laboratory.
    pub lab: Lab,
    /// How many retries of failed workers the study has handled so far: see [`WorkerState::retries`](alquerque_app::state::WorkerState::retries).
    pub retries: u32,
    /// The undo and redo history.
    pub edits: Edits,
    /// Revision counter of symbols and comments, whose changes the tree's own counters do not cover.
    pub edited: u32,
    /// Whether the dialog with the game as text is open.
    pub is_text_open: bool,
}

impl Study {
    /// Creates a study of the game on the board.
    pub fn new(state: &State) -> Self {
        Self {
            engines: Engines::new(state.saved.settings.exploration),
            tab: Tab::default(),
            is_hidden: false,
            review: Review::default(),
            uct: Uct::default(),
            lab: Lab::default(),
            retries: state.workers.retries,
            edits: Edits::new(&*state.game.record),
            edited: 0,
            is_text_open: false,
        }
    }
}
