//! A small board beside the engines' lines, with the position after the move that the user points at.

use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::engine_id::LineMove;
use alquerque_study::uct::words::position;
use web_sys::{Element, HtmlElement};

use crate::dom::{append, by_id, find, set_attribute, set_flag, set_text, svg, window};
use crate::view::board::BoardView;
use crate::words::localize;

/// Gap between the board and the lines, in pixels.
const GAP: f64 = 6.0;

/// The small board on the page.
#[derive(Default)]
pub(crate) struct LinePreviewView {
    shown: Option<(LineMove, Vec<String>)>,
    board: Option<(Element, BoardView)>,
}

impl LinePreviewView {
    /// Renders changes.
    pub(crate) fn render(&mut self, study: &Study, state: &State) -> Option<()> {
        let preview = study.line_preview.pointed().zip(study.line_preview.preview());
        let now = preview.map(|(at, preview)| (at, preview.moves()));
        if self.shown == now {
            // The lines may have grown.
            return now.and_then(|_| place(&find("line-preview")?));
        }
        let frame = find::<HtmlElement>("line-preview")?;
        if let Some(button) = self.shown.take().and_then(|(at, _)| button(at)) {
            set_flag(&button, "aria-describedby", false);
        }
        set_flag(&frame, "hidden", now.is_none());
        self.shown = now;
        let Some((at, preview)) = preview else {
            if let Some((root, _)) = self.board.take() {
                root.remove();
            }
            return None;
        };
        let (model, record) = (preview.board(state), preview.record());
        if let Some((_, board)) = &mut self.board {
            board.render(model, record);
        } else {
            let root = svg("svg", &[("class", "board"), ("role", "img")])?;
            append(&frame, &root);
            let board = BoardView::new(&root, &model, record, false)?;
            self.board = Some((root, board));
        }
        let (root, _) = self.board.as_ref()?;
        set_attribute(root, "aria-label", &localize(&position(&preview.moves())));
        set_text("line-preview-words", &study.line_preview.words(state).as_ref().map(localize).unwrap_or_default());
        if let Some(button) = button(at) {
            set_attribute(&button, "aria-describedby", "line-preview-words");
        }
        place(&frame)
    }
}

/// The button for a move.
fn button(at: LineMove) -> Option<Element> {
    let list = by_id(&format!("engine-{}-lines", at.engine.name()))?;
    let selector = format!("[data-line=\"{}\"][data-moves=\"{}\"]", at.line, at.moves);
    list.query_selector(&selector).ok().flatten()
}

/// Places it below the lines or, without room there, above them, so that it never covers the move.
fn place(frame: &HtmlElement) -> Option<()> {
    let lines = by_id("engines")?.get_bounding_client_rect();
    let height = frame.get_bounding_client_rect().height();
    let below = lines.bottom() + GAP;
    let window_height = window()?.inner_height().ok()?.as_f64()?;
    let top = if below + height <= window_height { below } else { (lines.top() - GAP - height).max(0.0) };
    // If a browser refuses, the style sheet places it.
    let _ = frame.style().set_property("top", &format!("{}px", top.round()));
    let _ = frame.style().set_property("left", &format!("{}px", lines.left().round()));
    Some(())
}
