//! English: the words of what this crate tells as values. Other languages are modules like this one.

mod catalogue;
mod errors;
mod options;

pub use catalogue::{game_description, ruleset_description};
pub use options::{option_label, value_label, value_meaning};
