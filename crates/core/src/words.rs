//! Errors, games and options as phrases.

use std::fmt::{self, Display, Formatter};

use alquerque_language::{MessageId, Phrase, in_english, message};

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
            None => Phrase::new(message::TEXT_ERROR),
            Some(column) => Phrase::new(message::TEXT_ERROR_AT).number("column", column),
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
        Phrase::new(message::SETUP_ERROR)
            .phrase("problem", self.problem.clone())
            .phrase("expected", self.expected.clone())
    }
}

impl ImportError {
    /// The problem in a file of games, its place, and what is expected.
    pub fn phrase(&self) -> Phrase {
        Phrase::new(message::IMPORT_ERROR)
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
            Self::NoLine => message::WHY_NO_LINE,
            Self::NotBack => message::WHY_NOT_BACK,
            Self::CameFrom(from) => return Phrase::new(message::WHY_CAME_FROM).text("from", &from.to_string()),
            Self::HereFrom(here, from) => {
                return Phrase::new(message::WHY_HERE_FROM)
                    .text("at", &here.to_string())
                    .text("from", &from.to_string());
            }
            Self::FarRow(here) => return Phrase::new(message::WHY_FAR_ROW).text("at", &here.to_string()),
            Self::InnerSquare(checkers) => return Phrase::new(message::WHY_INNER_SQUARE).number("checkers", *checkers),
            Self::EdgeFirst(checkers) => return Phrase::new(message::WHY_EDGE_FIRST).number("checkers", *checkers),
            Self::DarkSquares => message::WHY_DARK_SQUARES,
            Self::ManForward => message::WHY_MAN_FORWARD,
        })
    }
}

/// The title of a game.
pub fn game_title(game: GameId) -> Phrase {
    Phrase::new(message::GAME_TITLE).key("game", game.name())
}

/// The title of a ruleset.
pub fn ruleset_title(name: &'static str) -> Phrase {
    Phrase::new(message::RULESET_TITLE).key("ruleset", ruleset_key(name))
}

/// A one-line description of a ruleset.
pub fn ruleset_description(name: &'static str) -> Phrase {
    Phrase::new(message::RULESET_DESCRIPTION).key("ruleset", ruleset_key(name))
}

/// The source of a ruleset: author, book or organization, with the year.
pub fn ruleset_source(name: &'static str) -> Phrase {
    Phrase::new(message::RULESET_SOURCE).key("ruleset", ruleset_key(name))
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
        RuleOption::Steps => message::OPTION_STEPS,
        RuleOption::Inverting => message::OPTION_INVERTING,
        RuleOption::Capture => message::OPTION_CAPTURE,
        RuleOption::Chain => message::OPTION_CHAIN,
        RuleOption::InnerSquare => message::OPTION_INNER_SQUARE,
        RuleOption::Passing => message::OPTION_PASSING,
        RuleOption::Begin => message::OPTION_BEGIN,
    })
}

/// The name of rules that differ from a named ruleset in this value, such as "Merkel’s rules, straight back
/// allowed".
pub fn variant_title(ruleset: &'static str, value: RuleValue) -> Phrase {
    Phrase::new(message::RULESET_VARIANT)
        .key("ruleset", ruleset_key(ruleset))
        .phrase("variant", value_difference(value))
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
fn phrase_of(value: RuleValue, choose: fn([MessageId; 3]) -> MessageId) -> Phrase {
    Phrase::new(choose(match value {
        RuleValue::Steps(Steps::Forward) => {
            [message::VALUE_STEPS_FORWARD, message::MEANING_STEPS_FORWARD, message::VARIANT_STEPS_FORWARD]
        }
        RuleValue::Steps(Steps::Any) => {
            [message::VALUE_STEPS_ANY, message::MEANING_STEPS_ANY, message::VARIANT_STEPS_ANY]
        }
        RuleValue::Inverting(Inverting::Forbidden) => [
            message::VALUE_INVERTING_FORBIDDEN,
            message::MEANING_INVERTING_FORBIDDEN,
            message::VARIANT_INVERTING_FORBIDDEN,
        ],
        RuleValue::Inverting(Inverting::Allowed) => {
            [message::VALUE_INVERTING_ALLOWED, message::MEANING_INVERTING_ALLOWED, message::VARIANT_INVERTING_ALLOWED]
        }
        RuleValue::Capture(Capture::Compulsory) => [
            message::VALUE_CAPTURE_COMPULSORY,
            message::MEANING_CAPTURE_COMPULSORY,
            message::VARIANT_CAPTURE_COMPULSORY,
        ],
        RuleValue::Capture(Capture::Optional) => {
            [message::VALUE_CAPTURE_OPTIONAL, message::MEANING_CAPTURE_OPTIONAL, message::VARIANT_CAPTURE_OPTIONAL]
        }
        RuleValue::Chain(Chain::Compulsory) => {
            [message::VALUE_CHAIN_COMPULSORY, message::MEANING_CHAIN_COMPULSORY, message::VARIANT_CHAIN_COMPULSORY]
        }
        RuleValue::Chain(Chain::Optional) => {
            [message::VALUE_CHAIN_OPTIONAL, message::MEANING_CHAIN_OPTIONAL, message::VARIANT_CHAIN_OPTIONAL]
        }
        RuleValue::Chain(Chain::Single) => {
            [message::VALUE_CHAIN_SINGLE, message::MEANING_CHAIN_SINGLE, message::VARIANT_CHAIN_SINGLE]
        }
        RuleValue::InnerSquare(InnerSquare::Off) => {
            [message::VALUE_INNER_SQUARE_OFF, message::MEANING_INNER_SQUARE_OFF, message::VARIANT_INNER_SQUARE_OFF]
        }
        RuleValue::InnerSquare(InnerSquare::FromEight) => [
            message::VALUE_INNER_SQUARE_FROM_EIGHT,
            message::MEANING_INNER_SQUARE_FROM_EIGHT,
            message::VARIANT_INNER_SQUARE_FROM_EIGHT,
        ],
        RuleValue::Passing(Passing::Must) => {
            [message::VALUE_PASSING_MUST, message::MEANING_PASSING_MUST, message::MEANING_PASSING_MUST]
        }
        RuleValue::Passing(Passing::GameOver) => {
            [message::VALUE_PASSING_GAME_OVER, message::MEANING_PASSING_GAME_OVER, message::MEANING_PASSING_GAME_OVER]
        }
        RuleValue::Begin(Player::Light) => {
            [message::VALUE_BEGIN_LIGHT, message::MEANING_BEGIN_LIGHT, message::MEANING_BEGIN_LIGHT]
        }
        RuleValue::Begin(Player::Dark) => {
            [message::VALUE_BEGIN_DARK, message::MEANING_BEGIN_DARK, message::MEANING_BEGIN_DARK]
        }
    }))
}
