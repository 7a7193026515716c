//! Texts become words of a language here, and nowhere else on the page.

use alquerque_app::english;
use alquerque_app::message::Text;

/// A text in the page's language.
pub(crate) fn in_words(text: &Text) -> String {
    english::written(text)
}

/// Writes a text into the element of that id.
pub(crate) fn write(id: &str, text: &Text) {
    crate::dom::set_text(id, &in_words(text));
}
