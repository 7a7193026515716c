//! The Universal Game Interface (UGI): UCI for any game, as described in `ugi.md` of
//! <https://github.com/kz04px/cutegames>.
//!
//! Here is what a client says and what is answered at once; searches are run by the caller.

mod command;
mod session;

pub use command::{Command, Limits, Query, parse};
pub use session::{EngineKind, Job, Reply, Session};
