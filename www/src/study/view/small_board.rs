//! A board that shows another position than the game's.

use alquerque_app::state::State;
use alquerque_study::uct::preview::Preview;
use alquerque_study::uct::words::position;
use web_sys::Element;

use crate::dom::{append, set_attribute, svg};
use crate::view::board::BoardView;
use crate::words::localize;

/// A board that exists while there is a position to show.
#[derive(Default)]
pub(super) struct SmallBoard(Option<(Element, BoardView)>);

impl SmallBoard {
    /// Renders the position, in a board with this attribute at the end of `frame`; without a position, removes the
    /// board and returns `None`.
    pub(super) fn render(
        &mut self,
        frame: &Element,
        attribute: (&str, &str),
        preview: Option<&Preview>,
        state: &State,
    ) -> Option<()> {
        let Some(preview) = preview else {
            self.0.take()?.0.remove();
            return None;
        };
        let (model, record) = (preview.board(state), preview.record());
        // In the game's board it is gone once that has been rebuilt.
        if let Some((_, board)) = self.0.as_mut().filter(|(root, _)| root.is_connected()) {
            board.render(model, record);
        } else {
            let root = svg("svg", &[attribute, ("role", "img")])?;
            append(frame, &root);
            let board = BoardView::new(&root, &model, record, false)?;
            self.0 = Some((root, board));
        }
        set_attribute(&self.0.as_ref()?.0, "aria-label", &localize(&position(&preview.moves())));
        Some(())
    }
}
