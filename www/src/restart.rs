//! What a restart of the page in another language would lose: the lesson, and text that has not been imported yet.

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
