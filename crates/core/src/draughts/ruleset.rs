//! The options of the rules and their text form.

use std::fmt;
use std::str::FromStr;

use crate::options::{self, RuleOption};
use crate::{Player, TextError};

/// The rules of English draughts; its text form is `draughts` or `draughts,begin=light`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// The side that has the first move: dark by the federation's rules.
    pub begin: Player,
}

impl Default for Ruleset {
    fn default() -> Self {
        Self { begin: Player::Dark }
    }
}

/// The rulesets that have a name.
const NAMED: [(&str, Ruleset); 1] = [("draughts", Ruleset { begin: Player::Dark })];

/// The options by their names in a text, each with its values.
const OPTIONS: [RuleOption<Ruleset>; 1] =
    [("begin", &[("dark", |_| Ruleset { begin: Player::Dark }), ("light", |_| Ruleset { begin: Player::Light })])];

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
