//! Endgame databases: the results of all states with few pieces, with or without the plies to the end.

mod alquerque;
#[cfg(not(target_family = "wasm"))]
mod bits;
#[cfg(not(target_family = "wasm"))]
mod build;
mod check;
mod draughts;
mod endgames;
mod file;
mod layers;
#[cfg(not(target_family = "wasm"))]
mod outcomes;

pub use alquerque_core::Value;
#[cfg(not(target_family = "wasm"))]
pub use build::BuildError;
pub use check::{Entry, Tally, Wrong};
pub use endgames::{Endgames, Pieces};
pub use layers::{Layers, counterparts};
#[cfg(not(target_family = "wasm"))]
pub use outcomes::{BuildLayer, BuildsOutcomes, OutcomesBuilder};

/// The database of a ruleset of Alquerque.
pub type Database = Layers<alquerque_core::alquerque::Alquerque>;

#[cfg(all(test, not(target_family = "wasm")))]
mod tests;
