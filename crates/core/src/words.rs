//! Errors, games and options as phrases.

use std::fmt::{self, Display, Formatter};

use alquerque_language::{Phrase, in_english};

use crate::options::{Capture, Chain, InnerSquare, Inverting, Passing, RuleOption, RuleValue, Steps};
use crate::record::ImportError;
use crate::setup::SetupError;
use crate::tabletop::WhyNot;
use crate::{GameId, Player, TextError};

/// Displays errors in English.
macro_rules! english {
    ($($error:ty),*) => {
        $(impl Display for $error {
            fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
                f.write_str(&in_english(&self.phrase()))
            }
        })*
    };
}

english!(TextError, SetupError, ImportError, WhyNot);

impl TextError {
    /// The problem, its place, and what is expected.
    pub fn phrase(&self) -> Phrase {
        let phrase = match self.column() {
            None => Phrase::new("text-error"),
            Some(column) => Phrase::new("text-error-at").number("column", column),
        };
        phrase
            .key("subject", self.subject())
            .text("text", self.text())
            .phrase("problem", self.problem().clone())
            .phrase("expected", self.expected().clone())
    }
}

impl SetupError {
    /// The problem with the position, and what is expected.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("setup-error").phrase("problem", self.problem.clone()).phrase("expected", self.expected.clone())
    }
}

impl ImportError {
    /// The problem in a file of games, its place, and what is expected.
    pub fn phrase(&self) -> Phrase {
        Phrase::new("import-error")
            .number("game", self.game())
            .number("line", self.line())
            .number("column", self.column())
            .phrase("cause", self.cause.clone())
    }
}

impl WhyNot {
    /// Why a piece cannot move, as a sentence.
    pub fn phrase(&self) -> Phrase {
        Phrase::new(match self {
            Self::NoLine => "why-no-line",
            Self::NotBack => "why-not-back",
            Self::CameFrom(from) => return Phrase::new("why-came-from").text("from", &from.to_string()),
            Self::HereFrom(here, from) => {
                return Phrase::new("why-here-from").text("at", &here.to_string()).text("from", &from.to_string());
            }
            Self::FarRow(here) => return Phrase::new("why-far-row").text("at", &here.to_string()),
            Self::InnerSquare(checkers) => return Phrase::new("why-inner-square").number("checkers", *checkers),
            Self::EdgeFirst(checkers) => return Phrase::new("why-edge-first").number("checkers", *checkers),
            Self::DarkSquares => "why-dark-squares",
            Self::ManForward => "why-man-forward",
        })
    }
}

/// The title of a game.
pub fn game_title(game: GameId) -> Phrase {
    Phrase::new("game-title").key("game", game.name())
}

/// The title of a ruleset.
pub fn ruleset_title(name: &'static str) -> Phrase {
    Phrase::new("ruleset-title").key("ruleset", ruleset_key(name))
}

/// A one-line description of a ruleset.
pub fn ruleset_description(name: &'static str) -> Phrase {
    Phrase::new("ruleset-description").key("ruleset", ruleset_key(name))
}

/// The source of a ruleset: author, book or organization, with the year.
pub fn ruleset_source(name: &'static str) -> Phrase {
    Phrase::new("ruleset-source").key("ruleset", ruleset_key(name))
}

/// The ruleset's name as a key in messages, which cannot contain commas and equals signs.
pub fn ruleset_key(ruleset: &'static str) -> &'static str {
    match ruleset {
        "othello,pass=game-over" => "othello-no-pass",
        name => name,
    }
}

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

/// The name of rules that differ from a named ruleset in this value, such as "Merkel’s rules, straight back
/// allowed".
pub fn variant_title(ruleset: &'static str, value: RuleValue) -> Phrase {
    Phrase::new("ruleset-variant").key("ruleset", ruleset_key(ruleset)).phrase("variant", value_difference(value))
}

/// The value as what distinguishes rules from others, such as "straight back allowed".
pub fn value_difference(value: RuleValue) -> Phrase {
    phrase_of(value, |[.., difference]| difference)
}

/// The value as it appears in a field after [`option_label`].
pub fn value_label(value: RuleValue) -> Phrase {
    phrase_of(value, |[label, ..]| label)
}

/// The meaning of a value, as part of a sentence.
pub fn value_meaning(value: RuleValue) -> Phrase {
    phrase_of(value, |[_, meaning, _]| meaning)
}

/// One of the messages of a value: its label, its meaning, or its difference.
fn phrase_of(value: RuleValue, choose: fn([&'static str; 3]) -> &'static str) -> Phrase {
    Phrase::new(choose(match value {
        RuleValue::Steps(Steps::Forward) => ["value-steps-forward", "meaning-steps-forward", "variant-steps-forward"],
        RuleValue::Steps(Steps::Any) => ["value-steps-any", "meaning-steps-any", "variant-steps-any"],
        RuleValue::Inverting(Inverting::Forbidden) => {
            ["value-inverting-forbidden", "meaning-inverting-forbidden", "variant-inverting-forbidden"]
        }
        RuleValue::Inverting(Inverting::Allowed) => {
            ["value-inverting-allowed", "meaning-inverting-allowed", "variant-inverting-allowed"]
        }
        RuleValue::Capture(Capture::Compulsory) => {
            ["value-capture-compulsory", "meaning-capture-compulsory", "variant-capture-compulsory"]
        }
        RuleValue::Capture(Capture::Optional) => {
            ["value-capture-optional", "meaning-capture-optional", "variant-capture-optional"]
        }
        RuleValue::Chain(Chain::Compulsory) => {
            ["value-chain-compulsory", "meaning-chain-compulsory", "variant-chain-compulsory"]
        }
        RuleValue::Chain(Chain::Optional) => {
            ["value-chain-optional", "meaning-chain-optional", "variant-chain-optional"]
        }
        RuleValue::Chain(Chain::Single) => ["value-chain-single", "meaning-chain-single", "variant-chain-single"],
        RuleValue::InnerSquare(InnerSquare::Off) => {
            ["value-inner-square-off", "meaning-inner-square-off", "variant-inner-square-off"]
        }
        RuleValue::InnerSquare(InnerSquare::FromEight) => {
            ["value-inner-square-from-eight", "meaning-inner-square-from-eight", "variant-inner-square-from-eight"]
        }
        RuleValue::Passing(Passing::Must) => ["value-passing-must", "meaning-passing-must", "meaning-passing-must"],
        RuleValue::Passing(Passing::GameOver) => {
            ["value-passing-game-over", "meaning-passing-game-over", "meaning-passing-game-over"]
        }
        RuleValue::Begin(Player::Light) => ["value-begin-light", "meaning-begin-light", "meaning-begin-light"],
        RuleValue::Begin(Player::Dark) => ["value-begin-dark", "meaning-begin-dark", "meaning-begin-dark"],
    }))
}
