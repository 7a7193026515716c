//! Helpers of the games' parsers and writers.

use std::fmt::Display;
use std::str::FromStr;

/// A field of a text and its column, counted in characters from 1.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    pub(crate) text: &'a str,
    pub(crate) column: usize,
}

/// Splits at white space and keeps the columns.
pub(crate) fn fields(text: &str) -> impl Iterator<Item = Field<'_>> {
    split_keeping_places(text, 1, char::is_whitespace).filter(|field| !field.text.is_empty())
}

/// Splits at the separators and keeps the columns; the first character is at `first_column`.
pub(crate) fn split_keeping_places(
    text: &str,
    first_column: usize,
    separator: impl Fn(char) -> bool,
) -> impl Iterator<Item = Field<'_>> {
    let mut column = first_column;
    text.split(separator).map(move |part| {
        let field = Field { text: part, column };
        column += part.chars().count() + 1;
        field
    })
}

/// The number of leading spaces.
pub(crate) fn blanks(text: &str) -> usize {
    text.chars().take_while(|c| c.is_whitespace()).count()
}

/// Parses a number made of digits only: `parse` alone would accept a plus sign.
pub(crate) fn number<N: FromStr>(text: &str) -> Option<N> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// The counters after a position, if they are not the default ones.
pub(crate) fn counters_text(quiet_plies: u16, move_number: u16) -> String {
    if (quiet_plies, move_number) == (0, 1) { String::new() } else { format!(" {quiet_plies} {move_number}") }
}

/// The texts of the moves, sorted.
pub(crate) fn sorted_texts<M: Display>(moves: &[M]) -> Vec<String> {
    let mut texts: Vec<String> = moves.iter().map(M::to_string).collect();
    texts.sort_unstable();
    texts
}
