//! The study's state, beyond that of the game.

use std::rc::Rc;

use alquerque_app::effect::Effect;
use alquerque_app::state::State;
use alquerque_app::storage::{MemoryStore, Store};

use crate::effect::StudyEffect;
use crate::engines::{Engines, LinePreview};
use crate::lab::Lab;
use crate::puzzles::Puzzles;
use crate::review::Review;
use crate::studies::Studies;
use crate::studies::edits::Edits;
use crate::tab::Tab;
use crate::uct::Uct;

/// The study's state, beyond the game's [`State`].
#[derive(Debug)]
pub struct Study {
    /// The engines of the Analysis tab.
    pub engines: Engines,
    /// The position that the user points at in an engine's line.
    pub line_preview: LinePreview,
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
    /// The puzzles.
    pub puzzles: Puzzles,
    /// Number of retries of failed workers handled so far: see
    /// [`JobState::retries`](alquerque_app::jobs::JobState::retries).
    pub retries: u32,
    /// The undo and redo history.
    pub edits: Edits,
    /// The user's studies and their chapters.
    pub studies: Studies,
    /// Revision counter of symbols and comments, which the tree's own counters do not cover.
    pub annotation_revision: u32,
    /// Whether the dialog with the game as text is open.
    pub is_text_open: bool,
}

impl Study {
    /// Creates a study of the game on the board without storing it.
    pub fn new(state: &State) -> Self {
        Self::stored(state, Rc::new(MemoryStore::default()))
    }

    /// Saves the chapter on the board; returns `false` if there is no room.
    pub fn save(&mut self, state: &State) -> bool {
        self.studies.save(state.record_to_save(), &self.edits, &state.environment)
    }

    /// Ends exercises, the tour and puzzles, so that the game itself is on the board.
    pub(crate) fn leave_board(&mut self, state: &mut State) -> Vec<StudyEffect> {
        [self.review.leave(state), self.uct.leave_board(state), self.puzzles.leave(state)].concat()
    }

    /// Records and saves a change to the annotations of the current position.
    pub(crate) fn record_annotation(&mut self, state: &State) -> Vec<StudyEffect> {
        self.annotation_revision = self.annotation_revision.wrapping_add(1);
        self.edits.observe_annotation(&*state.game.record);
        vec![StudyEffect::Game(Effect::SaveGame)]
    }

    /// Creates a study of the game on the board, with the studies in `store`.
    pub fn stored(state: &State, store: Rc<dyn Store>) -> Self {
        let puzzles = Puzzles::stored(Rc::clone(&store));
        let (studies, edits) = Studies::begin(store, state);
        Self {
            engines: Engines::new(state.settings.exploration),
            line_preview: LinePreview::default(),
            tab: Tab::default(),
            is_hidden: false,
            review: Review::default(),
            uct: Uct::default(),
            lab: Lab::default(),
            puzzles,
            retries: state.jobs.retries(),
            edits,
            studies,
            annotation_revision: 0,
            is_text_open: false,
        }
    }
}
