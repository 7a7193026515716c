//! English: the words of what this crate tells as values. Other languages are modules like this one.

mod catalogue;
mod errors;
mod options;

pub use catalogue::{RulesetTexts, game_description, ruleset_texts};
pub use options::{option_label, value_label, value_meaning};
