//! Live games between two devices, without a browser: messages in, messages and news out. A friend's device is not trusted. Its
//! messages are bounded, typed and versioned, every move is checked by the rules, and its clock against one's own.
//!
//! docs/formats.md describes the formats.

mod record;
mod session;
mod signal;
mod wire;

pub use session::{GRACE, Note, Out, SILENCE, Session};
pub use signal::{Candidate, CodeError, Host, Invitation, Kind, Signal, is_code};
pub use wire::{LONGEST, Message, PHRASES, Unreadable, VERSION, decode, encode};
