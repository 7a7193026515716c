//! The variation tree: lines of moves, each a button to the position after it.

use alquerque_app::state::State;
use alquerque_core::record::NodeId;
use alquerque_study::Study;
use alquerque_study::record::tree::tree;
use web_sys::Element;

use crate::dom::{by_id, query, query_in, set_attribute, set_flag, set_shown};
use crate::study::numbers::decimal;
use crate::view::elements::set_children;

/// The tree on the page. A step changes two of its moves.
#[derive(Default)]
pub(crate) struct TreeView {
    /// Revisions of everything it shows except the current position.
    shown: Option<(u64, usize, [u32; 2])>,
    current: Option<NodeId>,
}

impl TreeView {
    /// Renders changes.
    pub(crate) fn render(&mut self, study: &Study, state: &State) {
        let record = &*state.game.record;
        // Scores appear all at once when a review has ended.
        let key = (record.tree().state()[1], record.tree().len(), [study.edited, study.review.revision_of_scores()]);
        if self.shown.replace(key) != Some(key) {
            set_children("tree", &tree(record, &decimal));
            set_shown("tree-empty", record.tree().len() == 1);
            self.current = None;
        }
        let current = record.tree().current();
        if self.current.replace(current) != Some(current) {
            if let Some(marked) = query_in("tree", "[aria-current]") {
                set_flag(&marked, "aria-current", false);
            }
            if let Some(button) = query(&format!("#tree [data-node='{}']", current.index())) {
                set_attribute(&button, "aria-current", "true");
                into_view(&button);
            }
        }
    }
}

/// Scrolls the list, and nothing else, until the move is visible.
fn into_view(button: &Element) {
    let Some(list) = by_id("tree") else { return };
    let (own, all) = (button.get_bounding_client_rect(), list.get_bounding_client_rect());
    let by = (own.top() - all.top()).min(0.0) + (own.bottom() - all.bottom()).max(0.0);
    #[expect(clippy::cast_possible_truncation, reason = "pixels of a page")]
    list.set_scroll_top(list.scroll_top() + by.round() as i32);
}
