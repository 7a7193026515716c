//! The dialogs: menu, new game, rules, options, who wins, about. Each is a native `dialog` whose id is its fragment in the address, so
//! that a link opens it, and Escape and the Back gesture close it.

use web_sys::HtmlDialogElement;

use super::{figures, rules};
use crate::dom::find;
use alquerque_app::page::Page;
use alquerque_app::state::State;

/// Opens and closes dialogs until the right one is open.
pub(crate) fn render(state: &State) {
    if state.page == Some(Page::Rules) {
        rules::render(state);
    }
    if matches!(state.page, Some(Page::Rules | Page::WhoWins)) && figures::draw() {
        // They have just come.
        rules::unfold(state);
    }
    for page in Page::ALL {
        let Some(dialog) = find::<HtmlDialogElement>(page.id()) else { continue };
        let wanted = state.page == Some(page);
        if wanted && !dialog.open() {
            if page == Page::Rules {
                rules::unfold(state);
            }
            // Fails only for a dialog that is open or not on the page.
            let _ = dialog.show_modal();
            dialog.set_scroll_top(0);
        } else if !wanted && dialog.open() {
            dialog.close();
        }
    }
}
