//! The library: finished games, and unfinished ones that others replaced. Stored game by game in the browser's database
//! or, without one, as a single text.

mod entry;
mod games;
mod stored;
mod text;

pub use entry::{Entry, Row, button_of};
pub use games::*;
pub(crate) use stored::readable;
pub use stored::{KEY, StoredText, load};
