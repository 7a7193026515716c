//! Puzzles: their format, solution trees and themes, the player's rating, and the repetition of mistakes.
//!
//! Like `core`, this crate uses no browser, clock or file. The generator (`crates/puzzler`) writes sets of puzzles, and
//! the study's page reads them. See docs/puzzles.md.

pub mod first;
pub mod goal;
pub mod position_code;
pub mod puzzle;
pub mod rating;
pub mod schedule;
pub mod set;
pub mod theme;
pub mod tree;

pub use goal::Goal;
pub use puzzle::Puzzle;
pub use set::{PuzzleSet, SetError};
pub use theme::{Theme, Themes};
pub use tree::{Choice, Node};
