//! The library: finished games and those that others were opened in place of. Each is kept for itself in the browser's
//! database, or all of them as one text where there is no database.

mod entry;
mod games;
mod kept;
mod text;

pub use entry::{Entry, Row, button_of};
pub use games::*;
pub use kept::{KEY, KeptText, load};
