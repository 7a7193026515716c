//! Helpers shared by the tests in this folder.

pub mod ggf;
pub mod naive;
pub mod naive_draughts;
pub mod naive_game;
pub mod naive_othello;
pub mod parsers;
pub mod planted;
pub mod random;
pub mod records;
pub mod searches;
pub mod trees;
