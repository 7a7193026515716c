//! All that is known of a game at one place: endgames, the book, and what provers find out.

mod endgames;
mod known;
mod quickest;
mod study;
mod verdict;
mod wins;

use alquerque_core::alquerque::Alquerque;

pub use known::Expert;
pub use study::{Finding, Study};
pub use verdict::{Length, Past, Verdict};

/// The rulesets of which the site has a book: www/knowledge has them.
pub const BOOKS: [&str; 3] = ["merkel", "medieval", "ancient"];
/// The rulesets of which the site has a database. Where steps may not be taken back there can be none.
pub const DATABASES: [&str; 4] = ["ancient", "alfonso", "medieval", "murray"];
/// The checkers up to which those databases go.
pub const CHECKERS: u32 = 6;

/// By what name the book and the database of a game go: who begins has no part in it.
pub fn name(game: Alquerque) -> String {
    game.ruleset.begun_by_light().to_string()
}

#[cfg(test)]
mod tests;
