//! The rules as a value: the ruleset that has a name, and its option.

use super::options::Passing;
use crate::GameId;
use crate::catalogue::{GameInfo, Named, NamedRuleset, infos};
use crate::ruleset_text::{Rules, rules};

/// The rules of one kind of Othello.
///
/// Its text form is a name and options: `othello` or `othello,pass=game-over`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// What happens to a player who has no set.
    pub passing: Passing,
}

rules!(Ruleset {
    passing: Passing(Passing::Must, Passing::GameOver);
});

/// What is told of the game to those who choose one.
pub(crate) const INFO: GameInfo = GameInfo { id: GameId::Othello, rulesets: &infos(&NAMED), options: Ruleset::OPTIONS };

const NAMED: [Named<Ruleset>; 2] = [
    Named { info: NamedRuleset { name: "othello", year: None }, rules: Ruleset { passing: Passing::Must } },
    Named {
        info: NamedRuleset { name: "othello,pass=game-over", year: None },
        rules: Ruleset { passing: Passing::GameOver },
    },
];
