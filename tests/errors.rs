//! Helpers for tests of parse errors.

use std::fmt::Debug;

use alquerque_core::TextError;
use alquerque_core::error::quoted;

/// Rows for [`check`] whose messages all end with the same expectation.
#[macro_export]
macro_rules! rows {
    ($expected:literal: $(($text:expr, $column:expr, $problem:literal)),+ $(,)?) => {
        &[$(($text, $column, concat!($problem, "; expected ", $expected))),+]
    };
}

/// Compares the message and column of each error with the expected ones, and reports all differences at once. A row has
/// the text, the column, and the rest of the message.
///
/// # Panics
/// If any error differs, or a text can be parsed.
pub fn check<T: Debug>(
    subject: &str,
    read: impl Fn(&str) -> Result<T, TextError>,
    table: &[(&str, Option<usize>, &str)],
) {
    let differing: Vec<String> = table
        .iter()
        .filter_map(|&(text, column, says)| {
            let place = column.map(|column| format!(", character {column}")).unwrap_or_default();
            let message = format!("{subject} `{}`{place}: {says}", quoted(text));
            match read(text) {
                Ok(value) => Some(format!("{text:?} was read as {value:?}")),
                Err(error) if error.column() != column || error.to_string() != message => {
                    Some(format!("{text:?}, {:?}:\n  is       {error}\n  expected {message}", error.column()))
                }
                Err(_) => None,
            }
        })
        .collect();
    assert!(differing.is_empty(), "\n{}", differing.join("\n"));
}

/// Asserts that errors about long and strange texts quote them in one short line.
///
/// # Panics
/// If a message is long or has several lines.
pub fn check_short(errors: &[TextError]) {
    for error in errors {
        let message = error.to_string();
        assert!(message.chars().count() < 800 && !message.chars().any(char::is_control), "{message}");
    }
}
