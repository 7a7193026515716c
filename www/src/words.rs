//! Texts become words of a language here, and nowhere else on the page.

use std::borrow::Cow;
use std::cell::Cell;

use alquerque_app::english;
use alquerque_app::message::{Label, Text};
use alquerque_core::GameId;

thread_local! {
    static PLAYED: Cell<GameId> = Cell::default();
}

/// From now on what is said is said of this game: each has names of its own for its sides.
pub(crate) fn speak_of(game: GameId) {
    PLAYED.set(game);
}

/// A text in the page's language.
pub(crate) fn in_words(text: &Text) -> String {
    english::written(text, PLAYED.get())
}

/// What something is called in the page's language.
pub(crate) fn called(label: &Label) -> Cow<'static, str> {
    english::label(label, PLAYED.get())
}

/// Writes a text into the element of that id.
pub(crate) fn write(id: &str, text: &Text) {
    crate::dom::set_text(id, &in_words(text));
}

/// Writes what something is called into the element of that id.
pub(crate) fn call(id: &str, label: &Label) {
    crate::dom::set_text(id, &called(label));
}
