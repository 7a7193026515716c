//! What the readers and writers of the games' texts have in common.

use std::fmt::Display;
use std::str::FromStr;

/// A field of a text together with the character, counted from 1, at which it starts.
#[derive(Clone, Copy)]
pub(crate) struct Field<'a> {
    pub(crate) text: &'a str,
    pub(crate) column: usize,
}

/// Splits at white space and keeps the places.
pub(crate) fn fields(text: &str) -> impl Iterator<Item = Field<'_>> {
    split_keeping_places(text, 1, char::is_whitespace).filter(|field| !field.text.is_empty())
}

/// Splits at such characters and keeps the places; the first character is in `first_column`.
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

/// How many blanks the text begins with.
pub(crate) fn blanks(text: &str) -> usize {
    text.chars().take_while(|c| c.is_whitespace()).count()
}

/// A number of digits alone: `parse` by itself would accept a plus sign.
pub(crate) fn number<N: FromStr>(text: &str) -> Option<N> {
    text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten()
}

/// The counters behind a position, where they are not those of its beginning.
pub(crate) fn counters_text(quiet_plies: u16, move_number: u16) -> String {
    if (quiet_plies, move_number) == (0, 1) { String::new() } else { format!(" {quiet_plies} {move_number}") }
}

/// Sorts texts. It is one function for all, as a sort is a good deal of code.
pub(crate) fn sort(texts: &mut [String]) {
    texts.sort_unstable();
}

/// The texts of the moves in their order.
pub(crate) fn listed<M: Display>(moves: &[M]) -> Vec<String> {
    let mut texts: Vec<String> = moves.iter().map(M::to_string).collect();
    sort(&mut texts);
    texts
}
