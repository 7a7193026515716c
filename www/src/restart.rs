//! State that survives a restart of the page: the lesson with text not imported yet, the same text when the language
//! changes, and the outcome of a restored backup.

use alquerque_app::state::State;
use alquerque_app::storage::Store as _;
use alquerque_app::update::resume_lesson;
use web_sys::HtmlTextAreaElement;

use crate::app::App;
use crate::dom::find;
use crate::storage::{SESSION_STORAGE, uses_study_keys};

/// The keys of the game's page and of the study: neither restores what the other left behind.
const KEYS: [&str; 2] = ["alquerque.restart", "alquerque.restart.study"];

fn key() -> &'static str {
    KEYS[usize::from(uses_study_keys())]
}

/// Storage key of the list of texts that the last restore could not read.
const RESTORED: &str = "alquerque.restored";

/// Stores the list of texts that a restore could not read.
pub(crate) fn keep_restored(left_out: &str) {
    SESSION_STORAGE.set(RESTORED, left_out);
}

/// Takes the list stored by a restore just before this start; `None` if there was no restore.
pub(crate) fn restored() -> Option<String> {
    SESSION_STORAGE.take(RESTORED)
}

/// Keeps the lesson's step and the text.
pub(crate) fn keep(state: &State) -> Option<()> {
    let step = state.game.lesson().map_or_else(String::new, |lesson| lesson.step.to_string());
    let text = find::<HtmlTextAreaElement>("record-input")?.value();
    // Without storage they are lost.
    SESSION_STORAGE.set(key(), &format!("{step}\n{text}"));
    Some(())
}

/// Restores them, once.
pub(crate) fn restore(app: &App) -> Option<()> {
    let kept = SESSION_STORAGE.take(key())?;
    let (step, text) = kept.split_once('\n')?;
    find::<HtmlTextAreaElement>("record-input")?.set_value(text);
    // The study has no lessons: one would take the place of a chapter.
    let step = step.parse().ok().filter(|_| !uses_study_keys())?;
    app.run_task(move |state| resume_lesson(state, step));
    Some(())
}
