//! The rules as a value: the ruleset that has a name, and its option.

use crate::catalogue::{GameInfo, Named, NamedRuleset, infos};
use crate::ruleset_text::{Rules, rules};
use crate::{GameId, Player};

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

rules!(Ruleset {
    begin: Begin(Player::Dark, Player::Light);
});

/// What is told of the game to those who choose one.
pub(crate) const INFO: GameInfo =
    GameInfo { id: GameId::Draughts, rulesets: &infos(&NAMED), options: Ruleset::OPTIONS };

const NAMED: [Named<Ruleset>; 1] =
    [Named { info: NamedRuleset { name: "draughts", year: None }, rules: Ruleset { begin: Player::Dark } }];
