//! Endgame databases: how every state of few checkers ends, and in how many plies.

#[cfg(not(target_family = "wasm"))]
mod build;
mod file;
mod layers;

#[cfg(not(target_family = "wasm"))]
pub use build::Stopped;
pub use file::{FileError, name as file_name};
pub use layers::{BarredSteps, Database, Value};

#[cfg(test)]
mod tests;
