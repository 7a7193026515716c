//! The messages between the page and its search worker, and the worker itself.
//!
//! [`alquerque_messages`] is what both sides speak, [`Session`] answers requests and knows no browser, and [`SearchWorker`] is
//! the gloo-worker shell round it.

mod codec;
mod envelope;
pub mod page;
mod plain;
mod searchers;
mod session;
mod worker;

pub use codec::WasmBindgenCodec;
pub use envelope::Envelope;
pub use session::{Clock, Session, Step};
pub use worker::{PageClock, SearchWorker, Ticker, serve};
