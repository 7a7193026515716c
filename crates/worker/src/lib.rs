//! The messages between the page and its search worker, and the worker itself.
//!
//! [`alquerque_messages`] is what both sides speak, [`Session`] answers requests and knows no browser, and [`serve_at`] puts the
//! gloo-worker shell round it, or round whatever else works at a [`Desk`].

mod codec;
mod envelope;
pub mod page;
mod plain;
mod searchers;
mod session;
mod step;
mod worker;

pub use codec::WasmBindgenCodec;
pub use envelope::Envelope;
pub use session::Session;
pub use step::{Clock, Step};
pub use worker::{Desk, PageClock, Ticker, serve, serve_at};
