//! Checks of error messages.

use alquerque_core::TextError;

/// Checks that an error's message is one short line. Returns its kind: the message without quotes and numbers.
pub(super) fn sensible(message: &str) -> String {
    assert!(message.chars().count() < 800, "a message is too long: {message}");
    assert!(!message.contains(char::is_control), "the message is more than one line: {message:?}");
    let problem = message.rsplit_once("; expected ").map_or(message, |(problem, _)| problem);
    kind(problem, '`')
}

/// The kind of a message: the text before and after all quotes, without numbers. Quotes may contain quotation marks.
pub(super) fn kind(message: &str, mark: char) -> String {
    let before = message.split(mark).next().unwrap_or_default();
    let behind = message.rsplit_once(mark).map_or("", |(_, behind)| behind);
    format!("{before}{behind}").chars().filter(|c| !c.is_ascii_digit()).take(200).collect()
}

/// Like [`sensible`], for a parse error, which also has an expectation and a column.
pub(super) fn sensible_in(error: &TextError, text: &str) -> String {
    let message = error.to_string();
    assert!(message.contains("; expected "), "no expectation in the message: {message}");
    // If something is missing, the column is just after the text.
    let places = 1..=text.chars().count() + 1;
    assert!(error.column().is_none_or(|column| places.contains(&column)), "no place in the message: {message}");
    sensible(&message)
}
