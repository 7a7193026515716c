//! Texts become words of a language here, and nowhere else on the page.

use std::borrow::Cow;

use alquerque_app::english;
use alquerque_app::message::{Label, Text};

/// A text in the page's language.
pub(crate) fn in_words(text: &Text) -> String {
    english::written(text)
}

/// What something is called in the page's language.
pub(crate) fn called(label: &Label) -> Cow<'static, str> {
    english::label(label)
}

/// Writes a text into the element of that id.
pub(crate) fn write(id: &str, text: &Text) {
    crate::dom::set_text(id, &in_words(text));
}

/// Writes what something is called into the element of that id.
pub(crate) fn call(id: &str, label: &Label) {
    crate::dom::set_text(id, &called(label));
}
