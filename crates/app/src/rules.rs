//! The texts of rulesets as the settings hold them: which game they belong to, what they are called, and their options.

use alquerque_core::GameId;
use alquerque_core::family::{AnyGame, GameInfo};
use alquerque_core::options::{RuleOption, RuleValue};

use crate::message::Label;

/// The name for people of a game's rules; `None` where the game has no others. Who begins does not count.
pub fn rules_title(rules: &str) -> Option<Label> {
    if game_of(rules).rulesets.len() == 1 {
        return None;
    }
    let (named, differences) = rules.parse::<AnyGame>().ok()?.nearest();
    let is_named = differences.iter().all(|value| value.option() == RuleOption::Begin);
    Some(Label::Rules(is_named.then_some(named.title)))
}

/// The game to which rules belong.
pub fn game_of(rules: &str) -> &'static GameInfo {
    // Settings have only rules that can be read.
    rules.parse().map_or_else(|_| GameId::default(), |rules: AnyGame| rules.id()).info()
}

/// The rules with another value of an option, in their shortest form; `None` where they have no such option.
pub fn with_value(rules: &str, value: RuleValue) -> Option<String> {
    rules.parse::<AnyGame>().ok()?.with(value).map(|rules| rules.to_string())
}

/// The value of an option that the rules have, whether they say so or it goes without saying.
pub fn value_of(rules: &str, option: RuleOption) -> Option<RuleValue> {
    rules.parse::<AnyGame>().ok()?.get(option)
}
