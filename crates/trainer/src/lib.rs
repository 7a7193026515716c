//! Trains the weights of evaluations: see `docs/strength.md`.

pub mod fit;
pub mod game;
pub mod generate;
pub mod regression;
pub mod trainable;
