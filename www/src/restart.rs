//! State that survives a restart of the page: the lesson and text not imported yet, when the language changes, and the
//! outcome of a restored backup.

use web_sys::{HtmlTextAreaElement, Storage};

use crate::app::App;
use crate::dom::{find, window};
use alquerque_app::state::State;
use alquerque_app::update::resume_lesson;

const KEY: &str = "alquerque.restart";

/// The storage of this tab.
fn storage() -> Option<Storage> {
    window()?.session_storage().ok().flatten()
}

/// Storage key of the list of texts that the last restore could not read.
const RESTORED: &str = "alquerque.restored";

/// Stores the list of texts that a restore could not read.
pub(crate) fn keep_restored(left_out: &str) -> Option<()> {
    storage()?.set_item(RESTORED, left_out).ok()
}

/// Takes the list stored by a restore just before this start; `None` if there was no restore.
pub(crate) fn restored() -> Option<String> {
    let left_out = storage()?.get_item(RESTORED).ok()??;
    // Cannot fail if reading succeeded.
    let _ = storage()?.remove_item(RESTORED);
    Some(left_out)
}

/// Keeps the lesson's step and the text.
pub(crate) fn keep(state: &State) -> Option<()> {
    let step = state.game.lesson.as_ref().map_or_else(String::new, |lesson| lesson.step.to_string());
    let text = find::<HtmlTextAreaElement>("record-input")?.value();
    // Without storage they are lost.
    storage()?.set_item(KEY, &format!("{step}\n{text}")).ok()
}

/// Restores them, once.
pub(crate) fn restore(app: &App) -> Option<()> {
    let kept = storage()?.get_item(KEY).ok()??;
    // Can only fail as the access above.
    let _ = storage()?.remove_item(KEY);
    let (step, text) = kept.split_once('\n')?;
    find::<HtmlTextAreaElement>("record-input")?.set_value(text);
    let step = step.parse().ok()?;
    app.change(move |state| resume_lesson(state, step));
    Some(())
}
