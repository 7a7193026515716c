//! What rules are called.

use alquerque_core::family::AnyGame;
use alquerque_core::options::RuleOption;

use crate::message::Label;

/// The name for people of a game's rules; `None` where the game has no others. Who begins does not count.
pub fn rules_title(rules: AnyGame) -> Option<Label> {
    if rules.id().info().rulesets.len() == 1 {
        return None;
    }
    let (named, differences) = rules.nearest();
    let is_named = differences.iter().all(|value| value.option() == RuleOption::Begin);
    Some(Label::Rules(is_named.then_some(named.name)))
}
