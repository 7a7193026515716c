//! Formats numbers in the page's language.

use alquerque_language::Phrase;
use alquerque_study::text::with_groups;

use crate::words;

/// Formats a non-negative number with this many decimals, the language's decimal separator, and spaces between groups
/// of three digits.
pub(super) fn decimal(number: f64, digits: u8) -> String {
    with_groups(&words::decimal(number, digits))
}

/// Replaces the decimal point of a number in the markup with the language's separator.
pub(super) fn with_point(number: &str) -> String {
    number.replace('.', &words::localize(&Phrase::new("point")))
}
