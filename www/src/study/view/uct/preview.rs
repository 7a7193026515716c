//! A position shown in place of the one on the board.

use alquerque_app::state::State;
use alquerque_study::uct::preview::Preview;
use alquerque_study::uct::words;
use web_sys::Element;

use crate::dom::{append, by_id, set_attribute, set_flag, svg};
use crate::view::board::BoardView;
use crate::words::localize;

/// The overlay over the board.
#[derive(Default)]
pub(crate) struct PreviewView {
    board: Option<(Element, BoardView)>,
}

impl PreviewView {
    /// Shows a position, or the board itself again.
    pub(crate) fn render(&mut self, preview: Option<&Preview>, state: &State) -> Option<()> {
        let frame = by_id("board")?;
        set_flag(&frame, "data-preview", preview.is_some());
        let Some(preview) = preview else {
            if let Some((root, _)) = self.board.take() {
                root.remove();
            }
            return None;
        };
        let (model, record) = (preview.board(state), preview.record());
        // A rebuilt board lacks the overlay.
        if by_id("preview").is_none() {
            self.board = None;
        }
        if let Some((_, board)) = &mut self.board {
            board.render(model, record);
        } else {
            let root = svg("svg", &[("id", "preview"), ("role", "img")])?;
            append(&frame, &root);
            let board = BoardView::new(&root, &model, record, false)?;
            self.board = Some((root, board));
        }
        let (root, _) = self.board.as_ref()?;
        set_attribute(root, "aria-label", &localize(&words::position(&preview.moves())));
        Some(())
    }
}
