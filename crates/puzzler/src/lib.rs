//! `cargo xtask puzzles`: makes puzzles, measures how difficult they are, and checks them. See docs/puzzles.md.

pub mod alquerque;
pub mod build;
pub mod candidate;
pub mod check;
pub mod difficulty;
pub mod draughts;
pub mod generate;
pub mod judge;
pub mod levels;
pub mod othello;
pub mod pack;
pub mod reference_search;
pub mod themes;
