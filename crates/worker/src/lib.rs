//! The web workers: searches and analyses for game and study, and the prover.
//!
//! A [`Session`] answers the requests of game and study, and a [`ProverSession`](prover::ProverSession) those for
//! proofs; both work in slices, and are independent of the browser. [`serve`] runs a [`Service`] in a worker.

mod analysis;
mod clock;
pub mod codec;
mod lab;
pub mod page;
pub mod prover;
mod reply;
mod search;
mod session;
mod shell;
mod uct;

pub use clock::{TickingClock, TimeSource};
pub use reply::Reply;
pub use search::{LoadedFile, Weights};
pub use session::Session;
pub use shell::{PageClock, Service, Waker, serve};
