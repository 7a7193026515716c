//! Rules of games under way, and what they are called.

use alquerque_core::any_record::AnyRecord;
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
    Some(Label::Rules(is_named.then_some(named.title)))
}

/// The rules of a game under way.
pub fn rules_of(record: &dyn AnyRecord) -> AnyGame {
    // A record's text of its rules is one that can be read.
    record.rules().parse().unwrap_or_else(|_| record.board().game.into())
}
