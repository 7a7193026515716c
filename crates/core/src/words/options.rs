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
    Phrase::new(match value {
        RuleValue::Steps(Steps::Forward) => "value-steps-forward",
        RuleValue::Steps(Steps::Any) => "value-steps-any",
        RuleValue::Inverting(Inverting::Forbidden) => "value-inverting-forbidden",
        RuleValue::Inverting(Inverting::Allowed) => "value-inverting-allowed",
        RuleValue::Capture(Capture::Compulsory) => "value-capture-compulsory",
        RuleValue::Capture(Capture::Optional) => "value-capture-optional",
        RuleValue::Chain(Chain::Compulsory) => "value-chain-compulsory",
        RuleValue::Chain(Chain::Optional) => "value-chain-optional",
        RuleValue::Chain(Chain::Single) => "value-chain-single",
        RuleValue::InnerSquare(InnerSquare::Off) => "value-inner-square-off",
        RuleValue::InnerSquare(InnerSquare::FromEight) => "value-inner-square-from-eight",
        RuleValue::Passing(Passing::Must) => "value-passing-must",
        RuleValue::Passing(Passing::GameOver) => "value-passing-game-over",
        RuleValue::Begin(Player::Light) => "value-begin-light",
        RuleValue::Begin(Player::Dark) => "value-begin-dark",
    })
}

/// The meaning of a value, as part of a sentence.
pub fn value_meaning(value: RuleValue) -> Phrase {
    Phrase::new(match value {
        RuleValue::Steps(Steps::Forward) => "meaning-steps-forward",
        RuleValue::Steps(Steps::Any) => "meaning-steps-any",
        RuleValue::Inverting(Inverting::Forbidden) => "meaning-inverting-forbidden",
        RuleValue::Inverting(Inverting::Allowed) => "meaning-inverting-allowed",
        RuleValue::Capture(Capture::Compulsory) => "meaning-capture-compulsory",
        RuleValue::Capture(Capture::Optional) => "meaning-capture-optional",
        RuleValue::Chain(Chain::Compulsory) => "meaning-chain-compulsory",
        RuleValue::Chain(Chain::Optional) => "meaning-chain-optional",
        RuleValue::Chain(Chain::Single) => "meaning-chain-single",
        RuleValue::InnerSquare(InnerSquare::Off) => "meaning-inner-square-off",
        RuleValue::InnerSquare(InnerSquare::FromEight) => "meaning-inner-square-from-eight",
        RuleValue::Passing(Passing::Must) => "meaning-passing-must",
        RuleValue::Passing(Passing::GameOver) => "meaning-passing-game-over",
        RuleValue::Begin(Player::Light) => "meaning-begin-light",
        RuleValue::Begin(Player::Dark) => "meaning-begin-dark",
    })
}
