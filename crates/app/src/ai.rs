//! The AI: its searches and what they report.

pub mod balance;
pub(crate) mod search;
mod state;
pub(crate) mod think;
pub mod view;

pub use state::{SearchResult, Thinking, WorkerState};
