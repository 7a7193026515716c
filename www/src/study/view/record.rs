//! The variation tree: lines of moves, each a button to the position after it. And a note beside the game as text.

use alquerque_app::markup::Markup;
use alquerque_app::page::Page;
use alquerque_app::state::State;
use alquerque_core::record::NodeId;
use alquerque_language::{Phrase, message};
use alquerque_study::Study;
use alquerque_study::record::leaves_out;
use alquerque_study::record::view::tree;
use alquerque_study::tab::Tab;
use web_sys::Element;

use crate::dom::{
    append, by_id, html, query, query_in, scroll_to_top, set_attribute, set_attributes, set_flag, set_shown,
};
use crate::print::{board_on_paper, show_sheet};
use crate::view::elements::{new_element, set_children};
use crate::words::grouped_decimal;
use crate::words::show_phrase;

/// The tree on the page. A step changes two of its moves.
#[derive(Default)]
pub(crate) struct TreeView {
    is_open: bool,
    /// Revisions of everything it shows except the current position.
    shown: Option<(u64, usize, [u32; 3])>,
    current: Option<NodeId>,
}

impl TreeView {
    /// Renders changes.
    pub(crate) fn render(&mut self, study: &Study, state: &State) {
        let record = &*state.game.record;
        // Scores appear all at once when a review has ended.
        let key = (
            record.tree().state()[1],
            record.tree().len(),
            // Another game may have the same moves.
            [study.annotation_revision, study.review.revision_of_scores(), state.game.replacements()],
        );
        if self.shown.replace(key) != Some(key) {
            set_children("tree", &tree(record, &grouped_decimal));
            set_shown("tree-empty", record.tree().len() == 1);
            self.current = None;
        }
        let is_open = study.tab == Tab::Analysis;
        let is_opened = is_open && !self.is_open;
        self.is_open = is_open;
        let current = record.tree().current();
        if self.current.replace(current) != Some(current) {
            if let Some(marked) = query_in("tree", "[aria-current]") {
                set_flag(&marked, "aria-current", false);
            }
            if let Some(button) = query(&format!("#tree [data-node='{}']", current.index())) {
                set_attribute(&button, "aria-current", "true");
                into_view(&button);
            } else {
                scroll_to_top("tree");
            }
        } else if is_opened && let Some(marked) = query_in("tree", "[aria-current]") {
            // A hidden list can't be scrolled.
            into_view(&marked);
        }
    }
}

/// Scrolls the list, and nothing else, until the move is visible with what is next to it, such as its comment.
fn into_view(button: &Element) {
    let Some(list) = by_id("tree") else { return };
    let (button_area, list_area) = (button.get_bounding_client_rect(), list.get_bounding_client_rect());
    let margin = ((list_area.height() - button_area.height()) / 2.0).min(list_area.height() / 3.0);
    let by = (button_area.top() - list_area.top() - margin).min(0.0)
        + (button_area.bottom() - list_area.bottom() + margin).max(0.0);
    #[expect(clippy::cast_possible_truncation, reason = "pixels of a page")]
    list.set_scroll_top(list.scroll_top() + by.round() as i32);
}

/// Renders the chapter on the board, to print in place of the page: its names, the position, and all moves.
pub(super) fn write_sheet(study: &Study, state: &State) -> Option<()> {
    let (record, (entry, index)) = (&*state.game.record, study.studies.open()?);
    let sheet = html("section", "print-sheet", "");
    set_attribute(&sheet, "id", "study-sheet");
    let mut parts = vec![Markup::text("h1", study.studies.index.title(entry))];
    let chapter = &entry.chapters[index];
    if entry.chapters.len() > 1 || !chapter.name.is_empty() {
        parts.push(Markup::text("h2", chapter.title(index + 1)));
    }
    for part in parts {
        append(&sheet, &new_element(&part, false));
    }
    append(&sheet, &board_on_paper()?);
    for block in tree(record, &grouped_decimal) {
        append(&sheet, &new_element(&block, false));
    }
    if let Some(button) = query_in(&sheet, &format!("[data-node='{}']", record.tree().current().index())) {
        set_attribute(&button, "aria-current", "true");
    }
    show_sheet(&sheet);
    Some(())
}

const NOTE: &str = "record-form-note";

/// Renders the note that the chosen format loses information, while the dialog with the game as text is open.
pub(super) fn render_text_note(state: &State) {
    if state.page.current().map(Page::dialog) != Some(Page::Share) {
        return;
    }
    if by_id(NOTE).is_none()
        && let Some(field) = by_id("record-form-field")
    {
        let note = html("p", "muted", "");
        set_attributes(&note, &[("id", NOTE), ("role", "status")]);
        // Inserting beside an element of the page cannot fail.
        let _ = field.insert_adjacent_element("afterend", &note);
        set_attribute("record-form", "aria-describedby", NOTE);
    }
    show_phrase(NOTE, leaves_out(state).then(|| Phrase::new(message::FORM_LEAVES_OUT)).as_ref());
}
