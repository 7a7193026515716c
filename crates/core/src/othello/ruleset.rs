//! The options of the rules and their text form.

use std::fmt;
use std::str::FromStr;

use crate::TextError;
use crate::options::{self, RuleOption};

/// What happens to a player who has no set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Passing {
    /// The player must pass, as long as the opponent has a set: the World Othello Federation's rule.
    #[default]
    Must,
    /// The game is over at once: an option of `UCThello`.
    GameOver,
}

/// The rules of one kind of Othello.
///
/// Its text form is a name and options: `othello` or `othello,pass=game-over`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// What happens to a player who has no set.
    pub passing: Passing,
}

/// The rulesets that have a name.
const NAMED: [(&str, Ruleset); 1] = [("othello", Ruleset { passing: Passing::Must })];

/// The options by their names in a text, each with its values.
const OPTIONS: [RuleOption<Ruleset>; 1] = [(
    "pass",
    &[("must", |_| Ruleset { passing: Passing::Must }), ("game-over", |_| Ruleset { passing: Passing::GameOver })],
)];

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        options::write(f, *self, &NAMED, &OPTIONS)
    }
}

impl FromStr for Ruleset {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        options::parse(text, &NAMED, &OPTIONS)
    }
}
