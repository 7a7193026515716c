//! The study's worker, which analyses positions, a slice of work at a time. [`AnalysisSession`] is independent of the
//! browser; [`serve`] runs it in the worker shell of [`alquerque_worker`].

mod analyst;
mod experiment;
mod session;
mod uct;

pub use session::{AnalysisSession, serve};
