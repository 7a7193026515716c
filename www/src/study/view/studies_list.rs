//! The small boards in the list of studies.

use alquerque_app::board::model::{BoardModel, figure};
use alquerque_study::studies::Studies;

use crate::dom::query_all;
use crate::view::board::BoardView;

/// The most boards that are drawn: each takes a phone about a millisecond.
const MAX_BOARDS: usize = 60;

/// Draws the boards of rows that are new in the list.
pub(super) fn draw_boards(studies: &Studies) {
    for root in query_all("#studies-list [data-board-of]").into_iter().take(MAX_BOARDS) {
        let chapter = root.get_attribute("data-board-of").and_then(|id| id.parse().ok());
        if root.has_child_nodes() {
            continue;
        }
        if let Some(record) = chapter.and_then(|chapter| studies.final_position(chapter)) {
            let model = BoardModel { notation: false, ..figure(&*record, false, &[]) };
            BoardView::new(&root, &model, &*record, false);
        }
    }
}
