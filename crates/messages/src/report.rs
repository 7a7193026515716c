//! The report of a search.

use alquerque_core::search;

/// The report of a search, with its moves in notation.
pub type SearchReport = search::Report<String>;

/// A legal move in notation, with its statistics.
pub type RootMove = search::RootMove<String>;

/// Converts a count for a message; saturates at the maximum.
pub fn count(number: impl TryInto<u32>) -> u32 {
    number.try_into().unwrap_or(u32::MAX)
}
