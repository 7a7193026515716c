//! Numbers and notation as the study writes them, in every language.

use alquerque_core::phrase::Phrase;
use alquerque_study::number::with_groups;

use crate::words;

/// A number that is not negative, with so many digits behind the language's point and a space between thousands.
pub(super) fn decimal(number: f64, digits: u8) -> String {
    with_groups(&words::decimal(number, digits))
}

/// A number as it stands in the page's markup, with the language's point.
pub(super) fn with_point(number: &str) -> String {
    number.replace('.', &words::said(&Phrase::new("point")))
}

/// Figures, formulas and moves: they stand from left to right, whatever is around them.
pub(super) fn notation(text: &str) -> String {
    words::said(&Phrase::verbatim(text))
}
