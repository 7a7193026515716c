//! Printing something else than the page.

use web_sys::Element;

use crate::dom::{append, body, by_id, copy, html, query, query_in, set_flag, window};
use crate::view::elements::new_element;
use alquerque_app::board::print::pages;
use alquerque_core::GameId;

/// Class of what is printed in place of the page.
const SHEET: &str = "print-sheet";

/// Prints the board and pieces of a game.
pub(crate) fn print_board(game: GameId) {
    let sheet = html("div", SHEET, "");
    for page in pages(game) {
        append(&sheet, &new_element(&page, false));
    }
    show_sheet(&sheet);
    // Not every browser can print.
    let _ = window().map(|window| window.print());
}

/// Copies the board, without a preview over it.
pub(crate) fn board_on_paper() -> Option<Element> {
    let board = copy(&by_id("board")?);
    if let Some(preview) = query_in(&board, "#preview") {
        preview.remove();
    }
    set_flag(&board, "data-preview", false);
    Some(board)
}

/// Prints this element in place of the page until [`remove_sheet`] is called.
pub(crate) fn show_sheet(sheet: &Element) {
    remove_sheet();
    append(&body(), sheet);
    set_flag(&body(), "data-sheet", true);
}

/// Whether something else than the page is to be printed.
pub(crate) fn has_sheet() -> bool {
    query(&format!(".{SHEET}")).is_some()
}

/// Prints the page again.
pub(crate) fn remove_sheet() {
    if let Some(sheet) = query(&format!(".{SHEET}")) {
        sheet.remove();
        set_flag(&body(), "data-sheet", false);
    }
}
