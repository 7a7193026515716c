//! The combined knowledge about a game: endgame database, book and provers.

mod knowledge_base;
mod position_solver;
mod shortest_win;
mod verdict;
mod wins;

use alquerque_core::alquerque::Alquerque;

pub use knowledge_base::Expert;
pub use position_solver::{Finding, PositionSolver};
pub use verdict::{Length, Verdict};

/// The rulesets with a book, in www/knowledge.
pub const BOOKS: [&str; 3] = ["merkel", "medieval", "ancient"];
/// The rulesets with a database. Rules that forbid taking steps back cannot have one.
pub const DATABASES: [&str; 4] = ["ancient", "alfonso", "medieval", "murray"];
/// The maximum number of checkers in these databases, for [`Database::extended`](crate::database::Database::extended).
pub const CHECKERS: u32 = 6;

/// The name of a game's book and database, which is independent of the first player.
pub fn name(game: Alquerque) -> String {
    game.ruleset.with_light_first().to_string()
}

#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
