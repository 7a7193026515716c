//! The worksheet to print: the position, the tree before an iteration, and questions.

use alquerque_app::nouns::side_key;
use alquerque_app::state::State;
use alquerque_language::Phrase;
use alquerque_messages::analysis::uct::Candidate;
use alquerque_study::address::Address;
use alquerque_study::number::grouped;
use alquerque_study::uct::Uct;
use alquerque_study::uct::drawing::Drawing;
use alquerque_study::uct::formula::constant;
use alquerque_study::uct::stage::Stage;
use alquerque_study::uct::steps::CurrentIteration;
use alquerque_study::uct::words;
use alquerque_study::words::move_text;
use web_sys::Element;

use super::drawing::DrawingView;
use crate::address;
use crate::dom::{add, append, body, by_id, html, query_in, set_attribute, set_flag, svg, text_of};
use crate::study::numbers::{decimal, notation};
use crate::words::localize;
use wasm_bindgen::JsCast;

const ID: &str = "uct-sheet";
/// The width of the drawing, in pixels of an A4 page with its margins.
const ROOM: f64 = 660.0;

/// Renders the worksheet, or removes it if only the page itself should be printed.
pub(super) fn write(uct: &Uct, state: &State, is_shown: bool) -> Option<()> {
    remove();
    let current = uct.steps.current().filter(|_| is_shown)?;
    let body = body()?;
    let sheet = html("section", "", "")?;
    set_attribute(&sheet, "id", ID);
    fill(&sheet, uct, current, state)?;
    append(&body, &sheet);
    set_flag(&body, "data-sheet", true);
    Some(())
}

/// Removes the sheet after printing.
pub(super) fn remove() -> Option<()> {
    by_id(ID)?.remove();
    set_flag(&*body()?, "data-sheet", false);
    Some(())
}

fn fill(sheet: &Element, uct: &Uct, current: &CurrentIteration, state: &State) -> Option<()> {
    let record = &*state.game.record;
    let title = Phrase::new("sheet-title").text("number", &grouped(current.number));
    add(sheet, "h1", "", &localize(&title))?;
    let side = side_key(record.to_move(), record.board().game);
    let address = uct.steps.address()?;
    let setting =
        Phrase::new("sheet-setting").key("side", side).text("constant", &constant(address.exploration, &decimal));
    add(sheet, "p", "", &localize(&setting.text("seed", &address.seed.to_string())))?;
    let link = format!("{}{}", address::without_fragment()?, Address::Iteration(address).text(record));
    set_attribute(&add(sheet, "p", "link", &link)?, "dir", "ltr");
    let pair = add(sheet, "div", "pair", "")?;
    append(&pair, &board()?);
    append(&pair, &table(current)?);
    append(sheet, &tree(current, state)?);
    add(sheet, "p", "key", &localize(&Phrase::new("sheet-key")))?;
    append(sheet, &questions(current, state)?);
    Some(())
}

/// Copies the board without the preview of the stage on display.
fn board() -> Option<Element> {
    let board = by_id("board")?;
    let board: Element = board.clone_node_with_deep(true).ok()?.dyn_into().ok()?;
    if let Some(preview) = query_in(&board, "#preview") {
        preview.remove();
    }
    set_flag(&board, "data-preview", false);
    Some(board)
}

/// The statistics of the root moves, for calculating with them.
fn table(current: &CurrentIteration) -> Option<Element> {
    let root = current.iteration.as_ref().and_then(|iteration| iteration.selection.first());
    let (candidates, visits): (&[Candidate], u32) =
        root.map_or((&current.root, current.number), |choice| (&choice.candidates, choice.visits));
    let table = html("table", "", "")?;
    let row = |name: &str, cells: [&str; 3]| {
        let row = add(&table, "tr", "", "")?;
        for cell in cells {
            add(&row, name, "", cell)?;
        }
        Some(())
    };
    let moves = localize(&Phrase::new("sheet-move"));
    row("th", [&format!("{moves} (P = {})", grouped(visits)), "N", "Q / N"])?;
    for candidate in candidates {
        let mean = words::mean(candidate.visits, candidate.points, &decimal);
        row("td", [&move_text(&candidate.mv), &grouped(candidate.visits), &mean])?;
    }
    Some(table)
}

/// The tree before the iteration, with its path not lit.
fn tree(current: &CurrentIteration, state: &State) -> Option<Element> {
    let before = if current.iteration.is_some() { Stage::Selection(0) } else { Stage::Ready };
    let drawing = Drawing::new(current, before, state.game.record.to_move(), true, ROOM);
    let root = svg("svg", &[("class", "uct-drawing"), ("role", "img")])?;
    DrawingView::default().draw(&root, &drawing, None)?;
    set_attribute(&root, "viewBox", &format!("0 0 {} {}", text_of(drawing.width), text_of(drawing.height)));
    Some(root)
}

fn questions(current: &CurrentIteration, state: &State) -> Option<Element> {
    let list = html("ol", "", "")?;
    let result = current.iteration.as_ref().and_then(|iteration| iteration.playout.as_ref());
    let game = state.game.record.board().game;
    let result = result.map(|playout| {
        Phrase::new("sheet-question").key("ask", "result").phrase("outcome", words::outcome(playout.outcome, game))
    });
    let ask = |ask: &'static str| Some(Phrase::new("sheet-question").key("ask", ask));
    for question in [ask("sums"), ask("path"), result, ask("constant")].into_iter().flatten() {
        add(&list, "li", "", &notation(&localize(&question)))?;
    }
    Some(list)
}
