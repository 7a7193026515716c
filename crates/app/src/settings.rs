//! The user's settings and their storage.

mod named;
mod stored;
mod switch;
mod values;

pub use named::Named;
pub use stored::{KEY, followed, load, read, save, text_of};
pub use switch::{Switch, Switches};
pub use values::*;
