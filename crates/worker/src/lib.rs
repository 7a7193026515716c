//! The web workers: searches and analyses for game and study, and the prover.
//!
//! A [`Session`] answers the requests of game and study, and a [`ProverSession`](prover::ProverSession) those for
//! proofs; both work in slices, and are independent of the browser. [`serve`] runs a [`Service`] as a gloo worker.

mod analysis;
mod clock;
pub mod codec;
pub mod files;
mod lab;
pub mod prover;
mod reply;
mod search;
mod session;
mod shell;
mod uct;

pub use clock::{TickingClock, TimeSource};
pub use files::{Files, LoadedFile};
pub use reply::Reply;
pub use session::Session;
pub use shell::{BrowserClock, Service, Waker, serve};
