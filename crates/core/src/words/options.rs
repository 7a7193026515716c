//! Names of options and values of the rules.

use alquerque_language::Phrase;

use crate::Player;
use crate::alquerque::options::{Capture, Chain, InnerSquare, Inverting, Steps};
use crate::options::{RuleOption, RuleValue};
use crate::othello::options::Passing;

/// The option as the label of a field. [`value_label`] completes the sentence.
pub fn option_label(option: RuleOption) -> Phrase {
    Phrase::new(match option {
        RuleOption::Steps => "option-steps",
        RuleOption::Inverting => "option-inverting",
        RuleOption::Capture => "option-capture",
        RuleOption::Chain => "option-chain",
        RuleOption::InnerSquare => "option-inner-square",
        RuleOption::Passing => "option-passing",
        RuleOption::Begin => "option-begin",
    })
}

/// The value as it appears in a field after [`option_label`].
pub fn value_label(value: RuleValue) -> Phrase {
    text(value, 0)
}

/// The meaning of a value, as part of a sentence.
pub fn value_meaning(value: RuleValue) -> Phrase {
    text(value, 1)
}

/// One of a value's texts: its label or its meaning.
fn text(value: RuleValue, index: usize) -> Phrase {
    Phrase::new(
        match value {
            RuleValue::Steps(Steps::Forward) => ["value-steps-forward", "meaning-steps-forward"],
            RuleValue::Steps(Steps::Any) => ["value-steps-any", "meaning-steps-any"],
            RuleValue::Inverting(Inverting::Forbidden) => ["value-inverting-forbidden", "meaning-inverting-forbidden"],
            RuleValue::Inverting(Inverting::Allowed) => ["value-inverting-allowed", "meaning-inverting-allowed"],
            RuleValue::Capture(Capture::Compulsory) => ["value-capture-compulsory", "meaning-capture-compulsory"],
            RuleValue::Capture(Capture::Optional) => ["value-capture-optional", "meaning-capture-optional"],
            RuleValue::Chain(Chain::Compulsory) => ["value-chain-compulsory", "meaning-chain-compulsory"],
            RuleValue::Chain(Chain::Optional) => ["value-chain-optional", "meaning-chain-optional"],
            RuleValue::Chain(Chain::Single) => ["value-chain-single", "meaning-chain-single"],
            RuleValue::InnerSquare(InnerSquare::Off) => ["value-inner-square-off", "meaning-inner-square-off"],
            RuleValue::InnerSquare(InnerSquare::FromEight) => {
                ["value-inner-square-from-eight", "meaning-inner-square-from-eight"]
            }
            RuleValue::Passing(Passing::Must) => ["value-passing-must", "meaning-passing-must"],
            RuleValue::Passing(Passing::GameOver) => ["value-passing-game-over", "meaning-passing-game-over"],
            RuleValue::Begin(Player::Light) => ["value-begin-light", "meaning-begin-light"],
            RuleValue::Begin(Player::Dark) => ["value-begin-dark", "meaning-begin-dark"],
        }[index],
    )
}
