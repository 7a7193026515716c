//! Names of rulesets.

use alquerque_core::family::AnyGame;
use alquerque_core::options::RuleOption;
use alquerque_core::words::ruleset_title;
use alquerque_language::Phrase;

/// The name of a ruleset; `None` if the game has only one. The side that moves first doesn't count.
pub fn rules_title(rules: AnyGame) -> Option<Phrase> {
    if rules.id().info().rulesets.len() == 1 {
        return None;
    }
    let (named, differences) = rules.nearest();
    let is_named = differences.iter().all(|value| value.option() == RuleOption::Begin);
    Some(if is_named { ruleset_title(named.name) } else { Phrase::new("rules-of-own") })
}
