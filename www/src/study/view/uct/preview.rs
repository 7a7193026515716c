//! A position shown in place of the one on the board.

use alquerque_app::state::State;
use alquerque_study::uct::preview::Preview;

use crate::dom::{by_id, set_flag};
use crate::study::view::small_board::SmallBoard;

/// The overlay over the board.
#[derive(Default)]
pub(crate) struct PreviewView {
    board: SmallBoard,
}

impl PreviewView {
    /// Shows a position, or the board itself again.
    pub(crate) fn render(&mut self, preview: Option<&Preview>, state: &State) -> Option<()> {
        let frame = by_id("board")?;
        set_flag(&frame, "data-preview", preview.is_some());
        self.board.render(&frame, ("id", "preview"), preview, state)
    }
}
