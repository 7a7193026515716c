//! Everything the project says, in every language.
//!
//! Code builds a [`Phrase`]: the id of a [`message`] and the values that fill its placeholders. A [`Language`] turns it
//! into text, with the messages of one of the catalogues in `catalogues/`.
//!
//! ```
//! use alquerque_language::{Phrase, in_english, message};
//!
//! let phrase = Phrase::new(message::STEP_TAKEN_BACK).number("moves", 2_u32);
//! assert!(in_english(&phrase).contains('2'));
//! ```

mod catalogue;
mod languages;
pub mod message;
mod phrase;
mod printable;

pub use catalogue::Language;
pub use languages::{English, Grammar, LanguageId};
pub use message::MessageId;
pub use phrase::{Fill, Phrase};
pub use printable::{code_point, is_control, is_invisible, printable};

use std::sync::LazyLock;

/// The English catalogue.
pub const ENGLISH: &str = include_str!("../catalogues/en.ftl");

/// The messages that the study adds to it.
pub const ENGLISH_OF_STUDY: &str = include_str!("../catalogues/study/en.ftl");

/// A phrase in English, for errors on the command line and in logs.
pub fn in_english(phrase: &Phrase) -> String {
    static LANGUAGE: LazyLock<Language> = LazyLock::new(|| Language::read(ENGLISH, English));
    LANGUAGE.write_plain(phrase)
}
