//! What a browser keeps, where something is wrong with it.

use alquerque_core::GameId;

use crate::store::{Contradiction, Kept, Problem};

/// What is said of what the browser keeps; last where a copy of it is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Storage {
    /// The settings cannot be read.
    Settings(Problem, Kept),
    /// The running game of that kind cannot be read.
    Game(GameId, Problem, Kept),
    /// The running game of that kind contradicts itself, and was mended.
    Mended(GameId, Contradiction, Kept),
    /// The library cannot be read.
    Library(Problem, Kept),
    /// So many games of the library cannot be read.
    Games(usize, Kept),
    /// The counts of games that were played cannot be read.
    Statistics(Problem, Kept),
    /// A file cannot be written.
    NoFile,
}
