//! The game's search worker. [`SearchSession`] answers requests for moves, a slice of work at a time, independently of
//! the browser. [`serve`] runs it in the worker shell of [`alquerque_worker`].

mod engines;
mod learned;
mod obvious_moves;
mod session;

pub use learned::Weights;
pub use session::{SearchSession, serve};
