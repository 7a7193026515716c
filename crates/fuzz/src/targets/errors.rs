//! What must hold of every error.

use alquerque_core::TextError;

/// An error's message must be one line that does not fill the screen. Returns what kind of error it is: the message without
/// what it quotes and counts.
pub(super) fn sensible(message: &str) -> String {
    assert!(message.chars().count() < 800, "a message is too long: {message}");
    assert!(!message.contains(char::is_control), "a message is not one line: {message:?}");
    let problem = message.rsplit_once("; expected ").map_or(message, |(problem, _)| problem);
    kind(problem, '`')
}

/// What kind of message it is: what stands before and behind all that it quotes, which may hold quotation marks itself, without
/// numbers.
pub(super) fn kind(message: &str, mark: char) -> String {
    let before = message.split(mark).next().unwrap_or_default();
    let behind = message.rsplit_once(mark).map_or("", |(_, behind)| behind);
    format!("{before}{behind}").chars().filter(|c| !c.is_ascii_digit()).take(200).collect()
}

/// The same for an error about a text, which also says what would be right, and where in the text the trouble is.
pub(super) fn sensible_in(error: &TextError, text: &str) -> String {
    let message = error.to_string();
    assert!(message.contains("; expected "), "a message does not say what would be right: {message}");
    // Where something is missing, the place is just behind the text.
    let places = 1..=text.chars().count() + 1;
    assert!(
        error.column().is_none_or(|column| places.contains(&column)),
        "a message tells of no place in the text: {message}"
    );
    sensible(&message)
}
