//! Which messages of a language say what this crate tells as values; the messages themselves stand in `languages/`.

mod errors;
mod games;
mod options;

pub use games::{game_description, game_title, ruleset_description, ruleset_key, ruleset_source, ruleset_title};
pub use options::{option_label, value_label, value_meaning};

use std::fmt::{self, Formatter};
use std::sync::LazyLock;

use crate::language::{ENGLISH, English, Language};
use crate::phrase::Phrase;

/// Writes a phrase in English: what errors say by themselves, on the command line and in logs.
///
/// # Errors
/// Where the formatter cannot be written to.
pub fn write_in_english(phrase: &Phrase, f: &mut Formatter<'_>) -> fmt::Result {
    // Always the same, and only read once for that.
    static LANGUAGE: LazyLock<Language> = LazyLock::new(|| Language::read(ENGLISH));
    f.write_str(&LANGUAGE.write_plain(phrase, &English))
}
