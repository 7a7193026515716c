//! Live games between two devices, independent of the browser: messages in, messages and news out. A friend's device is
//! not trusted. Its messages are bounded, typed and versioned, the rules check every move, and the local clock checks
//! the friend's.
//!
//! docs/formats.md describes the formats.

mod client;
mod record;
mod server;
mod session;
mod signal;
mod wire;

pub use client::{Client, ConnectionEvent, Environment, Input, Output, Peer, Step, Timer};
pub use server::Server;
pub use session::{GRACE, Out, SILENCE, Session};
pub use signal::{Candidate, CodeError, Host, Invitation, Kind, Signal, VERSION, is_code};
pub use wire::{MAX_MESSAGE_LEN, Message, PHRASES, Unreadable, decode, encode};
