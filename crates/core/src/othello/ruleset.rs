//! The rules as a value: the named ruleset and its option.

use crate::GameId;
use crate::catalogue::{GameInfo, Named, NamedRuleset, ProverScope, ScoreUnit, infos};
use crate::options::Passing;
use crate::ruleset_text::{Rules, rules};

/// The rules of Othello.
///
/// Its text form is a name and options: `othello` or `othello,pass=game-over`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// What happens to a player who cannot place a disc.
    pub passing: Passing,
}

rules!(Ruleset {
    passing: Passing(Passing::Must, Passing::GameOver);
});

/// The game's catalogue entry.
pub(crate) const INFO: GameInfo = GameInfo {
    id: GameId::Othello,
    rulesets: &infos(&NAMED),
    options: Ruleset::OPTIONS,
    prover: ProverScope::Nothing,
    pieces_move: false,
    lead_tells: true,
    score_unit: ScoreUnit::Discs,
};

const NAMED: [Named<Ruleset>; 2] = [
    Named { info: NamedRuleset { name: "othello", year: None }, rules: Ruleset { passing: Passing::Must } },
    Named {
        info: NamedRuleset { name: "othello,pass=game-over", year: None },
        rules: Ruleset { passing: Passing::GameOver },
    },
];
