//! Boards that show other positions than the game's: in place of the game's board, beside the engines' lines (the
//! position after the move that the user points at), and in the list of studies.

use alquerque_app::board::model::{BoardModel, figure};
use alquerque_app::state::State;
use alquerque_study::Study;
use alquerque_study::engines::engine::LineMove;
use alquerque_study::studies::Studies;
use alquerque_study::uct::preview::Preview;
use alquerque_study::uct::words::position;
use web_sys::Element;

use crate::dom::{
    Place, append, by_id, query_all, query_in, set_attribute, set_flag, set_shown, set_style, svg, window,
};
use crate::view::board::BoardView;
use crate::words::{localize, set_phrase_or_empty};

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
            let model = BoardModel { shows_coordinates: false, ..figure(&*record, false, &[]) };
            BoardView::new(&root, &model, &*record, false);
        }
    }
}
