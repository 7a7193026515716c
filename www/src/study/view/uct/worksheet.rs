//! The worksheet to print: the position, the tree before an iteration, and questions.

use alquerque_app::markup::Markup;
use alquerque_app::state::State;
use alquerque_language::Phrase;
use alquerque_study::uct::Uct;
use alquerque_study::uct::drawing::Drawing;
use alquerque_study::uct::stage::Stage;
use alquerque_study::uct::steps::CurrentIteration;
use alquerque_study::uct::view::{link, questions, root_moves, setting};
use web_sys::Element;

use super::drawing::DrawingView;
use crate::address;
use crate::dom::{add, append, body, by_id, copy, html, query_in, set_attribute, set_flag, svg};
use crate::study::numbers::decimal;
use crate::view::elements::new_element;

const ID: &str = "uct-sheet";
/// The width of the drawing, in pixels of an A4 page with its margins.
const ROOM: f64 = 660.0;

/// Renders the worksheet, or removes it if only the page itself should be printed.
pub(super) fn write(uct: &Uct, state: &State, is_shown: bool) -> Option<()> {
    remove();
    let current = uct.steps.current().filter(|_| is_shown)?;
    let sheet = html("section", "", "");
    set_attribute(&sheet, "id", ID);
    let add_all = |parent: &Element, all: &[Markup]| {
        for markup in all {
            append(parent, &new_element(markup, false));
        }
    };
    add_all(&sheet, &setting(uct, current, state, &decimal)?);
    add_all(&sheet, &[link(uct, state, &address::without_fragment()?)?]);
    let pair = add(&sheet, "div", "pair", "");
    append(&pair, &board()?);
    add_all(&pair, &[root_moves(current, &decimal)]);
    append(&sheet, &tree(current, state));
    add_all(&sheet, &[Markup::text("p", Phrase::new("sheet-key")).class("key"), questions(current, state)]);
    append(&body(), &sheet);
    set_flag(&body(), "data-sheet", true);
    Some(())
}

/// Removes the sheet after printing.
pub(super) fn remove() {
    if let Some(sheet) = by_id(ID) {
        sheet.remove();
        set_flag(&body(), "data-sheet", false);
    }
}

/// Copies the board without the preview of the stage on display.
fn board() -> Option<Element> {
    let board = copy(&by_id("board")?);
    if let Some(preview) = query_in(&board, "#preview") {
        preview.remove();
    }
    set_flag(&board, "data-preview", false);
    Some(board)
}

/// The tree before the iteration, with its path not lit.
fn tree(current: &CurrentIteration, state: &State) -> Element {
    let before = if current.iteration.is_some() { Stage::Selection(0) } else { Stage::Ready };
    let drawing = Drawing::new(current, before, state.game.record.to_move(), true, ROOM);
    let root = svg("svg", &[("class", "uct-drawing"), ("role", "img")]);
    DrawingView::default().draw(&root, &drawing, None);
    set_attribute(&root, "viewBox", &format!("0 0 {} {}", drawing.width, drawing.height));
    root
}
