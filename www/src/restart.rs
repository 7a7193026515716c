//! What a restart of the page would lose: in another language the lesson, and text that has not been imported yet;
//! after the restore of a backup, that it was restored.

use alquerque_app::store::Store as _;
use web_sys::HtmlTextAreaElement;

use crate::app::App;
use crate::dom::find;
use crate::storage::TAB;
use alquerque_app::state::State;
use alquerque_app::update::resume_lesson;

const KEY: &str = "alquerque.restart";

/// The key of what the last restore left out.
const RESTORED: &str = "alquerque.restored";

/// Keeps what a restore has left out.
pub(crate) fn keep_restored(left_out: &str) {
    TAB.set(RESTORED, left_out);
}

/// What the restore before this start has left out, once; `None` if there was none.
pub(crate) fn restored() -> Option<String> {
    TAB.take(RESTORED)
}

/// Keeps the lesson's step and the text.
pub(crate) fn keep(state: &State) -> Option<()> {
    let step = state.game.lesson.as_ref().map_or_else(String::new, |lesson| lesson.step.to_string());
    let text = find::<HtmlTextAreaElement>("record-input")?.value();
    // Where nothing can be stored, they are lost.
    TAB.set(KEY, &format!("{step}\n{text}"));
    Some(())
}

/// Restores them, once.
pub(crate) fn restore(app: &App) -> Option<()> {
    let kept = TAB.take(KEY)?;
    let (step, text) = kept.split_once('\n')?;
    find::<HtmlTextAreaElement>("record-input")?.set_value(text);
    let step = step.parse().ok()?;
    app.change(move |state| resume_lesson(state, step));
    Some(())
}
