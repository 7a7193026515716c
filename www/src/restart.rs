//! What a restart of the page would lose: in another language the lesson, and text that has not been imported yet;
//! after the restore of a backup, that it was restored.

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

/// The key of what the last restore left out.
const RESTORED: &str = "alquerque.restored";

/// Keeps what a restore has left out.
pub(crate) fn keep_restored(left_out: &str) -> Option<()> {
    storage()?.set_item(RESTORED, left_out).ok()
}

/// What the restore before this start has left out, once; `None` if there was none.
pub(crate) fn restored() -> Option<String> {
    let left_out = storage()?.get_item(RESTORED).ok()??;
    // Can only fail as the access above.
    let _ = storage()?.remove_item(RESTORED);
    Some(left_out)
}

/// Keeps the lesson's step and the text.
pub(crate) fn keep(state: &State) -> Option<()> {
    let step = state.game.lesson.as_ref().map_or_else(String::new, |lesson| lesson.step.to_string());
    let text = find::<HtmlTextAreaElement>("record-input")?.value();
    // Where nothing can be stored, they are lost.
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
