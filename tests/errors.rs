//! Errors about texts that cannot be read.

use std::fmt::Debug;

use alquerque_core::TextError;

/// Holds each error's message and place against the expected ones, and tells of all that differ at once.
/// A row of the table has the text, the place, and what the message says behind both.
///
/// # Panics
/// Where any of them differs, or a text can be read.
pub fn check<T: Debug>(
    subject: &str,
    read: impl Fn(&str) -> Result<T, TextError>,
    table: &[(&str, Option<usize>, &str)],
) {
    let differing: Vec<String> = table
        .iter()
        .filter_map(|&(text, column, says)| {
            let place = column.map(|column| format!(", character {column}")).unwrap_or_default();
            let message = format!("{subject} `{}`{place}: {says}", text.escape_debug());
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
