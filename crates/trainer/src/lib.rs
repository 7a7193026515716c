//! Trains the weights of Othello's evaluation: see `docs/strength.md`.

pub mod fit;
pub mod game;
pub mod generate;
pub mod regression;
