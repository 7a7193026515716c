//! Checks of error messages.

use alquerque_core::TextError;

/// Checks that an error's message is one short line.
pub(super) fn check_message(message: &str) {
    assert!(message.chars().count() < 800, "a message is too long: {message}");
    assert!(!message.contains(char::is_control), "the message is more than one line: {message:?}");
}

/// Like [`check_message`], for a parse error, which also has an expectation and a column.
pub(super) fn check_error(error: &TextError, text: &str) {
    let message = error.to_string();
    assert!(message.contains("; expected "), "no expectation in the message: {message}");
    // If something is missing, the column is just after the text.
    let places = 1..=text.chars().count() + 1;
    assert!(error.column().is_none_or(|column| places.contains(&column)), "no place in the message: {message}");
    check_message(&message);
}
