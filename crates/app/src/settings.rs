//! The user's settings and their storage.

mod game;
mod player_name;
mod stored;
mod switch;
mod values;

pub use game::*;
pub use player_name::name_of;
pub use stored::{KEY, followed, load, read, save, text_of};
pub use switch::{Switch, Switches};
pub use values::*;
