//! The dialogs: menu, new game, rules, options, who wins, about. Each is a native `dialog` whose id is its fragment in
//! the address, so that links open it, and Escape and Back close it.

use web_sys::HtmlDialogElement;

use super::{figures, rules};
use crate::dom::{by_id, find, set_attribute};
use alquerque_app::page::Page;
use alquerque_app::state::State;

/// Opens and closes dialogs to match the state.
pub(crate) fn render(state: &State) {
    if state.view.page == Some(Page::Rules) {
        rules::render(state);
    }
    if matches!(state.view.page, Some(Page::Rules | Page::WhoWins)) && figures::draw() {
        // The rules have just been loaded.
        rules::unfold(state);
    }
    if let Some(legend) = by_id("marks").filter(|_| state.view.page == Some(Page::Marks)) {
        set_attribute(&legend, "data-game", state.game.record.board().game.name());
    }
    for page in Page::ALL {
        let Some(dialog) = find::<HtmlDialogElement>(page.name()) else { continue };
        let wanted = state.view.page == Some(page);
        if wanted && !dialog.open() {
            if page == Page::Rules {
                rules::unfold(state);
            }
            // Fails only for a dialog that is already open or not in the document.
            let _ = dialog.show_modal();
            dialog.set_scroll_top(0);
        } else if !wanted && dialog.open() {
            dialog.close();
        }
    }
}
