//! The web workers: searches and analyses for game and study, and the prover.
//!
//! A [`Session`] answers the requests of game and study, and a [`ProverSession`](prover::ProverSession) those for
//! proofs; both work in slices, and are independent of the browser. [`serve`] runs a [`Service`] as a gloo worker.

mod analysis;
mod best_lines;
pub mod codec;
pub mod files;
mod lab;
pub mod prover;
mod search;
mod session;
mod shell;
mod slice;
mod uct;

pub use best_lines::best_lines;
pub use files::{Files, LoadedFile};
pub use session::Session;
pub use shell::{BrowserClock, Service, Waker, serve};
pub use slice::{Reply, TickingClock, TimeSource};
