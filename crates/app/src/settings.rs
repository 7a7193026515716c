//! The user's settings and their storage.

mod game;
pub(crate) mod options;
mod stored;
mod switch;
mod values;
pub mod view;

pub use game::*;
pub use stored::{KEY, followed, load, read, save, text_of};
pub use switch::{Switch, Switches};
pub use values::*;
