//! The Universal Game Interface (UGI): UCI for any game, as described in `ugi.md` of
//! <https://github.com/kz04px/cutegames>.
//!
//! Contains the client's commands and the immediate answers; the caller runs the searches.

mod command;
mod session;

pub use command::{Command, Limits, Query, parse};
pub use session::{EngineKind, Job, Reply, Session};
