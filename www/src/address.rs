//! Reads and changes the page's address, which names a dialog or a game.

use wasm_bindgen::JsValue;

use crate::dom::window;
use crate::storage::uses_study_keys;
use alquerque_app::page::Page;
use alquerque_app::record_event::{RecordEvent, SHOW};
use alquerque_core::GameId;
use alquerque_study::tab::Tab;

/// Returns the page named by the address, and the game whose rules it names.
pub(crate) fn page_in_address() -> Option<(Page, Option<GameId>)> {
    let hash = fragment()?;
    // Studies have a page of their own.
    Page::from_fragment(hash.strip_prefix('#')?)
        .filter(|(page, _)| *page != if uses_study_keys() { Page::Friend } else { Page::Studies })
}

/// Returns the link to a game in the address, if any. Links begin with `g`, a number and a dot. With [`SHOW`], the game
/// is only shown.
pub(crate) fn link_in_address() -> Option<RecordEvent> {
    opening(fragment()?)
}

/// Returns the address's fragment, with its `#`.
pub(crate) fn fragment() -> Option<String> {
    window()?.location().hash().ok()
}

/// Returns the view-only link whose place in the address a dialog's fragment has taken, if any: see
/// [`keep_behind_dialog`].
pub(crate) fn link_behind_dialog() -> Option<RecordEvent> {
    let kept = window()?.history().ok()?.state().ok()?.as_string()?;
    opening(kept).filter(|event| matches!(event, RecordEvent::Show(_)))
}

/// Returns the event that opens a link, according to the address's query; `None` if the fragment is no link.
fn opening(fragment: String) -> Option<RecordEvent> {
    let (version, _) = fragment.strip_prefix("#g")?.split_once('.')?;
    let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    let event = match query()?.as_str() {
        search if search == PLAY || uses_study_keys() => RecordEvent::Take,
        SHOW => RecordEvent::Show,
        _ => RecordEvent::Link,
    };
    is_number.then(|| event(fragment))
}

/// A task for the study in the address.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Launch {
    /// Open the game from the other page.
    Game,
    /// Open it with UCT in place of the AI.
    Watch,
    /// Open it and review it.
    Review,
}

/// Returns the study's task in the address, if any.
pub(crate) fn launch() -> Option<Launch> {
    match query()?.as_str() {
        "?game" => Some(Launch::Game),
        "?watch" => Some(Launch::Watch),
        "?review" => Some(Launch::Review),
        _ => None,
    }
}

/// Returns the address's query, with its question mark.
pub(crate) fn query() -> Option<String> {
    window()?.location().search().ok()
}

/// The game page's query before a link to a game to continue there.
const PLAY: &str = "?play";

/// Returns whether to continue the game of the link in the address.
pub(crate) fn plays_on() -> bool {
    query().as_deref() == Some(PLAY)
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
    Tab::ALL.into_iter().find(|tab| has_fragment(&format!("#{}", tab.name())))
}

/// Names the Puzzles tab in the address, so that a reload comes back to it. A dialog's fragment stays.
pub(crate) fn name_puzzles() -> Option<()> {
    if has_fragment("") {
        let history = window()?.history().ok()?;
        // If this fails, a reload only opens another tab.
        let _ = history.replace_state_with_url(&JsValue::NULL, "", Some(&format!("#{}", Tab::Puzzles.name())));
    }
    Some(())
}

/// The fragment while a puzzle is solved. It has a history entry of its own, so that Back leads to the choice of
/// puzzles.
const SOLVING: &str = "#solving";

/// Returns whether the address is that of a puzzle being solved.
pub(crate) fn is_solving() -> bool {
    has_fragment(SOLVING)
}

/// Adds the history entry of a puzzle, or leaves it when none is solved. Returns whether the page goes back, which
/// takes a moment.
pub(crate) fn follow_puzzle(solves: bool) -> Option<bool> {
    let history = window()?.history().ok()?;
    if solves {
        // A dialog has an entry already.
        if tab() == Some(Tab::Puzzles) {
            // Without it, Back only leaves the page.
            let _ = history.push_state_with_url(&JsValue::TRUE, "", Some(SOLVING));
        }
        return Some(false);
    }
    if !is_solving() {
        return Some(false);
    }
    // No entry of the page precedes an address that was typed or copied.
    let has_entry = history.state().is_ok_and(|state| state.is_truthy());
    remove_fragment(has_entry);
    Some(has_entry)
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
pub(crate) fn set_fragment(page: Page, in_place: bool) -> Option<()> {
    let history = window()?.history().ok()?;
    let fragment = format!("#{}", page.name());
    // Navigating to the fragment would take the focus from the link, to which it must return later. Writing a
    // same-origin address into the history cannot fail.
    let _ = if in_place {
        history.replace_state_with_url(&JsValue::NULL, "", Some(&fragment))
    } else {
        history.push_state_with_url(&JsValue::NULL, "", Some(&fragment))
    };
    Some(())
}

/// Keeps the fragment of a view-only link in the history entry of a dialog, whose own fragment is in the address. A
/// reload then finds it.
pub(crate) fn keep_behind_dialog(link: &str) -> Option<()> {
    // Without it, a reload only opens the player's own game.
    window()?.history().ok()?.replace_state(&link.into(), "").ok()
}

/// Removes the fragment from the address, by going back if `pushed` says that it has a history entry of its own.
pub(crate) fn remove_fragment(pushed: bool) -> Option<()> {
    let history = window()?.history().ok()?;
    // A leftover fragment does no harm.
    let _ = if pushed {
        history.back()
    } else {
        history.replace_state_with_url(&JsValue::NULL, "", without_fragment().as_deref())
    };
    Some(())
}
