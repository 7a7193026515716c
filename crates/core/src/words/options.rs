//! Names of options and values of the rules.

use alquerque_language::Phrase;

use crate::options::{RuleOption, RuleValue};

/// The option as the label of a field. [`value_label`] completes the sentence.
pub fn option_label(option: RuleOption) -> Phrase {
    Phrase::new(option.texts()[1])
}

/// The value as it appears in a field after [`option_label`].
pub fn value_label(value: RuleValue) -> Phrase {
    Phrase::new(value.texts()[1])
}

/// The meaning of a value, as part of a sentence.
pub fn value_meaning(value: RuleValue) -> Phrase {
    Phrase::new(value.texts()[2])
}
