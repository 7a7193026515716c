//! The rules as a value: the ruleset that has a name, and its option.

use std::fmt;
use std::str::FromStr;

use crate::catalogue::{GameInfo, Named, NamedRuleset, infos};
use crate::options::{OptionInfo, RuleOption, RuleValue};
use crate::ruleset_text::{self, Rules};
use crate::{GameId, Player, TextError};

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

impl Rules for Ruleset {
    const NAMED: &'static [Named<Self>] = &NAMED;
    const OPTIONS: &'static [OptionInfo] = &[OptionInfo {
        option: RuleOption::Begin,
        values: &[RuleValue::Begin(Player::Dark), RuleValue::Begin(Player::Light)],
    }];

    fn get(self, option: RuleOption) -> Option<RuleValue> {
        (option == RuleOption::Begin).then_some(RuleValue::Begin(self.begin))
    }

    fn with(self, value: RuleValue) -> Option<Self> {
        if let RuleValue::Begin(begin) = value { Some(Self { begin }) } else { None }
    }
}

/// What is told of the game to those who choose one.
pub(crate) const INFO: GameInfo = GameInfo {
    id: GameId::Draughts,
    description: "Also called checkers: twelve men a side on an 8 by 8 board, captures compulsory, kings that go both ways.",
    rulesets: &infos(&NAMED),
    options: Ruleset::OPTIONS,
};

const NAMED: [Named<Ruleset>; 1] = [Named {
    info: NamedRuleset {
        name: "draughts",
        title: "English draughts",
        description: "Dark begins; men capture forward, kings both ways, and reaching the far row ends the move.",
        source: "World Checkers/Draughts Federation; light may begin, as in some Checkers programs",
        year: None,
    },
    rules: Ruleset { begin: Player::Dark },
}];

impl fmt::Display for Ruleset {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        ruleset_text::write(f, *self)
    }
}

impl FromStr for Ruleset {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        ruleset_text::parse(text)
    }
}
