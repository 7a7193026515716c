//! What options and values of the rules are called in English; other languages stand beside it.

use crate::Player;
use crate::alquerque::options::{Capture, Chain, InnerSquare, Inverting, Steps};
use crate::options::{RuleOption, RuleValue};
use crate::othello::options::Passing;

/// The option as the label of a field; [`value_label`] goes on with the sentence.
pub const fn option_label(option: RuleOption) -> &'static str {
    match option {
        RuleOption::Steps => "Checkers step",
        RuleOption::Inverting => "Taking one's own last step back is",
        RuleOption::Capture => "Capturing is",
        RuleOption::Chain => "A capture",
        RuleOption::InnerSquare => "Play withdraws to the inner square",
        RuleOption::Passing => "Who cannot move",
        RuleOption::Begin => "The first to move is",
    }
}

/// The value as it stands in a field behind [`option_label`].
pub const fn value_label(value: RuleValue) -> &'static str {
    match value {
        RuleValue::Steps(Steps::Forward) => "forward and sideways",
        RuleValue::Steps(Steps::Any) => "along any line",
        RuleValue::Inverting(Inverting::Forbidden) => "forbidden",
        RuleValue::Inverting(Inverting::Allowed) => "allowed",
        RuleValue::Capture(Capture::Compulsory) => "compulsory",
        RuleValue::Capture(Capture::Optional) => "optional",
        RuleValue::Chain(Chain::Compulsory) => "goes on to its end",
        RuleValue::Chain(Chain::Optional) => "may stop after any jump",
        RuleValue::Chain(Chain::Single) => "is a single jump",
        RuleValue::InnerSquare(InnerSquare::Off) => "never",
        RuleValue::InnerSquare(InnerSquare::FromEight) => "with eight checkers left",
        RuleValue::Passing(Passing::Must) => "passes",
        RuleValue::Passing(Passing::GameOver) => "ends the game",
        RuleValue::Begin(player) => player.name(),
    }
}

/// What the value means, as part of a sentence.
pub const fn value_meaning(value: RuleValue) -> &'static str {
    match value {
        RuleValue::Steps(Steps::Forward) => "checkers step forward and sideways",
        RuleValue::Steps(Steps::Any) => "checkers step along any line",
        RuleValue::Inverting(Inverting::Forbidden) => "no checker takes its own last step back",
        RuleValue::Inverting(Inverting::Allowed) => "a checker may take its last step back",
        RuleValue::Capture(Capture::Compulsory) => "who can capture must capture",
        RuleValue::Capture(Capture::Optional) => "nobody must capture",
        RuleValue::Chain(Chain::Compulsory) => "a capture goes on as long as it can",
        RuleValue::Chain(Chain::Optional) => "a capture may stop after any jump",
        RuleValue::Chain(Chain::Single) => "a capture is a single jump",
        RuleValue::InnerSquare(InnerSquare::Off) => "all points count to the end",
        RuleValue::InnerSquare(InnerSquare::FromEight) => "the last eight checkers play on the inner square",
        RuleValue::Passing(Passing::Must) => "who cannot move passes",
        RuleValue::Passing(Passing::GameOver) => "the game is over once a player cannot move",
        RuleValue::Begin(Player::Light) => "light begins",
        RuleValue::Begin(Player::Dark) => "dark begins",
    }
}
