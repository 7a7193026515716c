//! Errors, games and options as phrases.

mod errors;
mod games;
mod options;

pub use games::{game_description, game_title, ruleset_description, ruleset_key, ruleset_source, ruleset_title};
pub use options::{option_label, value_label, value_meaning};
