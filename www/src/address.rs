//! Reads and changes the page's address, which names a dialog or a game.

use wasm_bindgen::JsValue;
use web_sys::History;

use crate::dom::window;
use crate::storage::uses_study_keys;
use alquerque_app::page::Page;
use alquerque_app::page::address::{self, HistoryEntry, HistoryStep, Launch, PLAY};
use alquerque_app::record::RecordEvent;
use alquerque_core::GameId;
use alquerque_study::tab::{SOLVING, Tab};

/// Returns the page named by the address, and the game whose rules it names.
pub(crate) fn page_in_address() -> Option<(Page, Option<GameId>)> {
    address::page(&fragment()?, uses_study_keys())
}

/// Returns the link to a game in the address, if any.
pub(crate) fn link_in_address() -> Option<RecordEvent> {
    address::link(fragment()?, &query()?, uses_study_keys())
}

/// Returns the address's fragment, with its `#`, without what messengers and mail programs may have added.
pub(crate) fn fragment() -> Option<String> {
    Some(address::fragment(&window()?.location().hash().ok()?))
}

/// Returns the view-only link whose place in the address a dialog's fragment has taken, if any: see
/// [`keep_behind_dialog`].
pub(crate) fn link_behind_dialog() -> Option<RecordEvent> {
    let kept = history()?.state().ok()?.as_string()?;
    address::link(kept, &query()?, uses_study_keys()).filter(|event| matches!(event, RecordEvent::Show(_)))
}

/// Returns the study's task in the address, if any.
pub(crate) fn launch() -> Option<Launch> {
    Launch::from_query(&query()?)
}

/// Returns the address's query, with its question mark.
pub(crate) fn query() -> Option<String> {
    window()?.location().search().ok()
}

/// Returns whether to continue the game of the link in the address.
pub(crate) fn plays_on() -> bool {
    query().is_some_and(|query| address::plays_on(&query))
}

/// Leaves the study and continues the game of the link on the game's page.
pub(crate) fn play_on(link: &str) -> Option<()> {
    // Same-origin navigation is always allowed.
    window()?.location().assign(&format!("./{PLAY}#{link}")).ok()
}

/// Returns whether the address has this fragment.
pub(crate) fn has_fragment(fragment: &str) -> bool {
    self::fragment().as_deref() == Some(fragment)
}

/// Returns the study's tab named in the address.
pub(crate) fn tab() -> Option<Tab> {
    Tab::from_fragment(&fragment()?)
}

/// Names the Puzzles tab in the address, so that a reload comes back to it. A dialog's fragment stays.
pub(crate) fn name_puzzles() {
    if has_fragment("") {
        // If this fails, a reload only opens another tab.
        replace(Some(&format!("#{}", Tab::Puzzles.name())));
    }
}

/// Replaces the address in the current history entry. Writing a same-origin address into the history cannot fail.
fn replace(address: Option<&str>) {
    if let Some(history) = history() {
        let _ = history.replace_state_with_url(&JsValue::NULL, "", address);
    }
}

fn history() -> Option<History> {
    window()?.history().ok()
}

/// Returns whether the address is that of a puzzle being solved.
pub(crate) fn is_solving() -> bool {
    has_fragment(SOLVING.fragment)
}

/// Adds or leaves the history entry of a view. If `is_kept`, the current entry is needed after the view has closed.
/// Returns whether the page goes back, which takes a moment.
pub(crate) fn follow(entry: HistoryEntry, is_shown: bool, is_kept: bool) -> Option<bool> {
    let history = history()?;
    let is_added = !is_kept && history.state().is_ok_and(|state| state.is_truthy());
    let step = entry.step(&fragment()?, is_shown, is_added);
    match step {
        HistoryStep::Stay => {}
        // If this fails, Back only leaves the page.
        HistoryStep::Add => drop(history.push_state_with_url(&JsValue::TRUE, "", Some(entry.fragment))),
        HistoryStep::Remove => remove_fragment(false),
        HistoryStep::Back => remove_fragment(true),
    }
    Some(step == HistoryStep::Back)
}

/// Returns the page's address without its fragment.
pub(crate) fn without_fragment() -> Option<String> {
    let location = window()?.location();
    Some(format!("{}{}", location.origin().ok()?, location.pathname().ok()?))
}

/// Reloads the page.
pub(crate) fn reload() {
    if let Some(window) = window() {
        // Reloading is always allowed.
        let _ = window.location().reload();
    }
}

/// Puts a dialog's fragment into the address, replacing the current history entry or adding a new one.
pub(crate) fn set_fragment(page: Page, in_place: bool) {
    let fragment = format!("#{}", page.name());
    // Navigating to the fragment would take the focus from the link, to which it must return later.
    if in_place {
        replace(Some(&fragment));
    } else if let Some(history) = history() {
        let _ = history.push_state_with_url(&JsValue::NULL, "", Some(&fragment));
    }
}

/// Keeps the fragment of a view-only link in the history entry of a dialog, whose own fragment is in the address. A
/// reload then finds it.
pub(crate) fn keep_behind_dialog(link: &str) {
    if let Some(history) = history() {
        // Without it, a reload only opens the player's own game.
        let _ = history.replace_state(&link.into(), "");
    }
}

/// Removes the fragment from the address, by going back if `pushed` says that it has a history entry of its own.
pub(crate) fn remove_fragment(pushed: bool) {
    // A leftover fragment does no harm.
    match history() {
        Some(history) if pushed => drop(history.back()),
        _ => replace(without_fragment().as_deref()),
    }
}
