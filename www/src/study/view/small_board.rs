//! A board that shows another position than the game's.

use alquerque_app::state::State;
use alquerque_study::uct::preview::Preview;
use alquerque_study::uct::words::position;
use web_sys::Element;

use crate::dom::{Place, append, set_attribute, svg};
use crate::view::board::BoardView;
use crate::words::localize;

/// A board that exists while there is a position to show.
#[derive(Default)]
pub(super) struct SmallBoard(Option<(Element, BoardView)>);

impl SmallBoard {
    /// Renders the position, in a board with this attribute at the end of the element `id`; without a position, removes
    /// the board.
    pub(super) fn render(
        &mut self,
        id: &(impl Place + ?Sized),
        attribute: (&str, &str),
        preview: Option<&Preview>,
        state: &State,
    ) {
        let Some(preview) = preview else {
            if let Some((root, _)) = self.0.take() {
                root.remove();
            }
            return;
        };
        let (model, record) = (preview.board(state), preview.record());
        // In the game's board it is gone once that has been rebuilt.
        let (root, board) = self.0.take().filter(|(root, _)| root.is_connected()).map_or_else(
            || {
                let root = svg("svg", &[attribute, ("role", "img")]);
                append(id, &root);
                let board = BoardView::new(&root, &model, record, false);
                (root, board)
            },
            |(root, mut board)| {
                board.render(model.clone(), record);
                (root, board)
            },
        );
        set_attribute(&root, "aria-label", &localize(&position(&preview.moves())));
        self.0 = Some((root, board));
    }
}
