//! A small board beside the engines' lines, with the position after the move that the user points at.

use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::engines::engine::LineMove;
use web_sys::Element;

use super::small_board::SmallBoard;
use crate::dom::{by_id, query_in, set_attribute, set_flag, set_shown, set_style, window};
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
    pub(crate) fn render(&mut self, study: &Study, state: &State) {
        let preview = study.line_preview.hovered().zip(study.line_preview.preview());
        let now = preview.map(|(at, preview)| (at, preview.moves()));
        if self.shown != now {
            if let Some((at, _)) = self.shown.take() {
                set_flag(&button(at), "aria-describedby", false);
            }
            set_shown("line-preview", now.is_some());
            self.shown = now;
            self.board.render("line-preview", ("class", "board"), preview.map(|(_, preview)| preview), state);
            if let Some((at, _)) = preview {
                set_phrase_or_empty("line-preview-words", study.line_preview.description(state).as_ref());
                set_attribute(&button(at), "aria-describedby", "line-preview-words");
            }
        }
        // The lines may have grown.
        if self.shown.is_some() {
            position_board();
        }
    }
}

/// The button for a move.
fn button(at: LineMove) -> Option<Element> {
    let selector = format!("[data-line=\"{}\"][data-moves=\"{}\"]", at.line, at.moves);
    query_in(&format!("engine-{}-lines", at.engine.name()), &selector)
}

/// Places it below the lines or, without room there, above them, so that it never covers the move.
fn position_board() -> Option<()> {
    let (frame, lines) = (by_id("line-preview")?, by_id("engines")?.get_bounding_client_rect());
    let height = frame.get_bounding_client_rect().height();
    let below = lines.bottom() + GAP;
    let window_height = window()?.inner_height().ok()?.as_f64()?;
    let top = if below + height <= window_height { below } else { (lines.top() - GAP - height).max(0.0) };
    // If a browser refuses, the style sheet places it.
    set_style(&frame, "top", &format!("{}px", top.round()));
    set_style(&frame, "left", &format!("{}px", lines.left().round()));
    Some(())
}
