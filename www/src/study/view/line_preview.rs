//! A small board beside the engines' lines, with the position after the move that the user points at.

use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::engine_id::LineMove;
use web_sys::Element;

use super::small_board::SmallBoard;
use crate::dom::{by_id, query_in, set_attribute, set_flag, set_style, window};
use crate::words::set_phrase_or_empty;

/// Gap between the board and the lines, in pixels.
const GAP: f64 = 6.0;

/// The small board on the page.
#[derive(Default)]
pub(crate) struct LinePreviewView {
    shown: Option<(LineMove, Vec<String>)>,
    board: SmallBoard,
}

impl LinePreviewView {
    /// Renders changes.
    pub(crate) fn render(&mut self, study: &Study, state: &State) -> Option<()> {
        let preview = study.line_preview.pointed().zip(study.line_preview.preview());
        let now = preview.map(|(at, preview)| (at, preview.moves()));
        if self.shown == now {
            // The lines may have grown.
            return now.and_then(|_| place(&by_id("line-preview")?));
        }
        let frame = by_id("line-preview")?;
        if let Some(button) = self.shown.take().and_then(|(at, _)| button(at)) {
            set_flag(&button, "aria-describedby", false);
        }
        set_flag(&frame, "hidden", now.is_none());
        self.shown = now;
        self.board.render(&frame, ("class", "board"), preview.map(|(_, preview)| preview), state)?;
        let (at, _) = preview?;
        set_phrase_or_empty("line-preview-words", study.line_preview.words(state).as_ref());
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
    query_in(&list, &selector)
}

/// Places it below the lines or, without room there, above them, so that it never covers the move.
fn place(frame: &Element) -> Option<()> {
    let lines = by_id("engines")?.get_bounding_client_rect();
    let height = frame.get_bounding_client_rect().height();
    let below = lines.bottom() + GAP;
    let window_height = window()?.inner_height().ok()?.as_f64()?;
    let top = if below + height <= window_height { below } else { (lines.top() - GAP - height).max(0.0) };
    // If a browser refuses, the style sheet places it.
    set_style(frame, "top", &format!("{}px", top.round()));
    set_style(frame, "left", &format!("{}px", lines.left().round()));
    Some(())
}
