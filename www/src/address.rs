//! The page's address: which dialog or game it names, and how that is changed.

use wasm_bindgen::JsValue;

use crate::dom::window;
use crate::storage::keeps_studies;
use alquerque_app::page::Page;
use alquerque_app::record_event::{RecordEvent, SHOW};

/// The page that the address names.
pub(crate) fn page_in_address() -> Option<Page> {
    let hash = window()?.location().hash().ok()?;
    Page::from_id(hash.strip_prefix('#')?)
}

/// The link to a game in the address, if there is one: all links begin with `g`, a number and a point. Behind the address of a
/// page with [`SHOW`] it only shows the game.
pub(crate) fn link_in_address() -> Option<RecordEvent> {
    let location = window()?.location();
    let hash = location.hash().ok()?;
    let (version, _) = hash.strip_prefix("#g")?.split_once('.')?;
    let is_number = !version.is_empty() && version.bytes().all(|byte| byte.is_ascii_digit());
    let shows = [SHOW, PLAY].contains(&location.search().ok()?.as_str()) || keeps_studies();
    let event = if shows { RecordEvent::Show } else { RecordEvent::Link };
    is_number.then(|| event(hash))
}

/// What the address asks a study for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Asked {
    /// The game that is played on the other page.
    Game,
    /// The same, and UCT in the AI's place.
    Watch,
    /// The same, and what was played well and badly in it.
    Review,
}

/// What the address asks a study for, if anything.
pub(crate) fn asked() -> Option<Asked> {
    match window()?.location().search().ok()?.as_str() {
        "?game" => Some(Asked::Game),
        "?watch" => Some(Asked::Watch),
        "?review" => Some(Asked::Review),
        _ => None,
    }
}

/// The query of the game's page before a link to a game that is to go on there.
const PLAY: &str = "?play";

/// Whether the game of the link in the address is to go on.
pub(crate) fn plays_on() -> bool {
    window().and_then(|window| window.location().search().ok()).as_deref() == Some(PLAY)
}

/// Leaves a study for the game's page, on which the game of that link goes on.
pub(crate) fn play_on(link: &str) -> Option<()> {
    // It can be forbidden to no page.
    window()?.location().assign(&format!("./{PLAY}#{link}")).ok()
}

/// Whether the address has that fragment.
pub(crate) fn names(fragment: &str) -> bool {
    window().and_then(|window| window.location().hash().ok()).as_deref() == Some(fragment)
}

/// The page's address without a fragment.
pub(crate) fn address() -> Option<String> {
    let location = window()?.location();
    Some(format!("{}{}", location.origin().ok()?, location.pathname().ok()?))
}

/// Loads the page once more.
pub(crate) fn begin_anew() {
    if let Some(window) = window() {
        // It cannot be forbidden to a page.
        let _ = window.location().reload();
    }
}

/// Puts a dialog's fragment on the address: in place of what is there, or as a new entry of the history.
pub(crate) fn name(page: Page, in_place: bool) -> Option<()> {
    let history = window()?.history().ok()?;
    let fragment = format!("#{}", page.id());
    // Going to the fragment by the address would take the focus off the link, to which it must return in the end.
    // Writing an address of this page into the history cannot fail.
    let _ = if in_place {
        history.replace_state_with_url(&JsValue::NULL, "", Some(&fragment))
    } else {
        history.push_state_with_url(&JsValue::NULL, "", Some(&fragment))
    };
    Some(())
}

/// Takes the fragment off the address: by going back where `pushed` says that it was put there so.
pub(crate) fn tidy(pushed: bool) -> Option<()> {
    let history = window()?.history().ok()?;
    // Failing to tidy the address up does not matter.
    let _ =
        if pushed { history.back() } else { history.replace_state_with_url(&JsValue::NULL, "", address().as_deref()) };
    Some(())
}
