//! The options of all rulesets and their values, with their keys in ruleset texts.

use crate::Player;
use crate::alquerque::options::{Capture, Chain, InnerSquare, Inverting, Steps};
use crate::othello::options::Passing;

/// An option of the rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleOption {
    /// Where a checker of Alquerque may step.
    Steps,
    /// Whether a checker of Alquerque may undo its own last step.
    Inverting,
    /// Whether captures are compulsory.
    Capture,
    /// The length of capture chains.
    Chain,
    /// Whether the endgame is played on the inner square.
    InnerSquare,
    /// What happens to a player of Othello without a legal move.
    Passing,
    /// The side that moves first.
    Begin,
}

impl RuleOption {
    /// The option's name in a ruleset's text, such as `invert`.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Steps => "steps",
            Self::Inverting => "invert",
            Self::Capture => "capture",
            Self::Chain => "chain",
            Self::InnerSquare => "inner",
            Self::Passing => "pass",
            Self::Begin => "begin",
        }
    }
}

/// A value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RuleValue {
    /// A value of [`RuleOption::Steps`].
    Steps(Steps),
    /// A value of [`RuleOption::Inverting`].
    Inverting(Inverting),
    /// A value of [`RuleOption::Capture`].
    Capture(Capture),
    /// A value of [`RuleOption::Chain`].
    Chain(Chain),
    /// A value of [`RuleOption::InnerSquare`].
    InnerSquare(InnerSquare),
    /// A value of [`RuleOption::Passing`].
    Passing(Passing),
    /// A value of [`RuleOption::Begin`].
    Begin(Player),
}

impl RuleValue {
    /// The option to which the value belongs.
    pub const fn option(self) -> RuleOption {
        match self {
            Self::Steps(_) => RuleOption::Steps,
            Self::Inverting(_) => RuleOption::Inverting,
            Self::Capture(_) => RuleOption::Capture,
            Self::Chain(_) => RuleOption::Chain,
            Self::InnerSquare(_) => RuleOption::InnerSquare,
            Self::Passing(_) => RuleOption::Passing,
            Self::Begin(_) => RuleOption::Begin,
        }
    }

    /// The value in a ruleset's text after the option's key, such as `allowed`.
    pub const fn text(self) -> &'static str {
        match self {
            Self::Steps(Steps::Forward) => "forward",
            Self::Steps(Steps::Any) => "any",
            Self::Inverting(Inverting::Forbidden) => "forbidden",
            Self::Inverting(Inverting::Allowed) => "allowed",
            Self::Capture(Capture::Compulsory) | Self::Chain(Chain::Compulsory) => "compulsory",
            Self::Capture(Capture::Optional) | Self::Chain(Chain::Optional) => "optional",
            Self::Chain(Chain::Single) => "single",
            Self::InnerSquare(InnerSquare::Off) => "off",
            Self::InnerSquare(InnerSquare::FromEight) => "8",
            Self::Passing(Passing::Must) => "must",
            Self::Passing(Passing::GameOver) => "game-over",
            Self::Begin(player) => player.name(),
        }
    }
}

/// An option of a game's rulesets. Its values can be combined freely with those of the game's other options.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OptionInfo {
    /// The option.
    pub option: RuleOption,
    /// Its values, the default first.
    pub values: &'static [RuleValue],
}

impl OptionInfo {
    /// The value with this text.
    pub fn value(&self, text: &str) -> Option<RuleValue> {
        self.values.iter().copied().find(|value| value.text() == text)
    }
}
