//! The shell of all web workers, and the page's side of the connection.
//!
//! A [`Service`] answers requests and works in slices; [`serve`] runs one in a worker.

mod clock;
pub mod codec;
pub mod page;
mod reply;
mod shell;

pub use clock::{TickingClock, TimeSource};
pub use reply::Reply;
pub use shell::{LoadedFile, PageClock, Service, Waker, serve, weights};
