//! The study's worker: analyses positions, a slice of work at a time. [`AnalysisSession`] knows no browser; [`serve`] runs it in
//! the worker shell of [`alquerque_worker`].

mod analyst;
mod experiment;
mod session;
mod uct;

pub use session::{AnalysisSession, serve};
