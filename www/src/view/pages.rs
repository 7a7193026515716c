//! The dialogs: menu, new game, rules, options, who wins, about. Each is a native `dialog` whose id is its fragment in
//! the address, so that links open it, and Escape and Back close it.

use std::cell::RefCell;

use alquerque_app::page::Page;
use alquerque_app::record::view::{library, record, share};
use alquerque_app::settings::name_of;
use alquerque_app::shortcuts::shortcuts;
use alquerque_app::state::State;
use alquerque_app::statistics::view::statistics;
use web_sys::{HtmlDialogElement, HtmlInputElement};

use super::elements::{apply, set_children};
use super::{figures, new_game, rules};
use crate::dom::{by_id, find, set_attribute};
use crate::sharing::draw_code;
use crate::storage::LOCAL_STORAGE;

thread_local! {
    /// Dialogs that [`render`] closed and whose `close` event has not arrived yet.
    static CLOSED: RefCell<Vec<Page>> = const { RefCell::new(Vec::new()) };
}

/// Returns whether this `close` event of a dialog follows from [`render`], not from the user. By the time it arrives,
/// the dialog may be wanted again.
pub(crate) fn is_own_close(page: Page) -> bool {
    CLOSED.with_borrow_mut(|closed| {
        let index = closed.iter().position(|other| *other == page);
        index.map(|index| closed.remove(index)).is_some()
    })
}

/// Renders the open dialog, and opens and closes dialogs to match the state.
pub(crate) fn render(state: &State) {
    match state.page.current() {
        Some(Page::New) => new_game::render(state),
        Some(Page::Record) => render_record(state),
        Some(Page::Library) => apply(&library(state)),
        Some(Page::Share) => {
            draw_code("share-code", "share-code-figure", &state.page.dialogs().link);
            apply(&share(state));
        }
        Some(Page::Statistics) => {
            let name = &state.settings.name;
            if let Some(field) = find::<HtmlInputElement>("player-name").filter(|it| name_of(&it.value()) != *name) {
                field.set_value(name);
            }
            apply(&statistics(state, &LOCAL_STORAGE));
        }
        Some(Page::Shortcuts) => set_children("shortcut-groups", &shortcuts(state)),
        Some(Page::Marks) => set_attribute("marks", "data-game", state.game.record.board().game.name()),
        Some(Page::Rules) => rules::render(state),
        _ => {}
    }
    if matches!(state.page.current(), Some(Page::Rules | Page::WhoWins)) && figures::draw() {
        // The rules have just been loaded.
        rules::unfold(state);
    }
    for page in Page::ALL {
        let Some(dialog) = find::<HtmlDialogElement>(page.name()) else { continue };
        let wanted = state.page.current() == Some(page);
        if wanted && !dialog.open() {
            if page == Page::Rules {
                rules::unfold(state);
            }
            // Fails only for a dialog that is already open or not in the document.
            let _ = dialog.show_modal();
            dialog.set_scroll_top(0);
        } else if !wanted && dialog.open() {
            CLOSED.with_borrow_mut(|closed| closed.push(page));
            dialog.close();
        }
    }
}

/// Renders the game as text, and shows new problems.
fn render_record(state: &State) {
    let problems = || by_id("record-problems").and_then(|list| list.text_content());
    let before = problems();
    apply(&record(state));
    if let Some(list) = by_id("record-problems").filter(|_| problems() != before) {
        list.scroll_into_view();
    }
}
