//! What the player can choose, and how it is kept.

mod kept;
mod named;
mod values;

pub use kept::{KEY, followed, load, read, save, text_of};
pub use named::Named;
pub use values::*;
