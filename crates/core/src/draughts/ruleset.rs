//! The rules as a value: the named ruleset and its option.

use crate::catalogue::{GameInfo, Named, NamedRuleset, ProverScope, ScoreUnit, infos};
use crate::ruleset_text::{Rules, rules};
use crate::{GameId, Player};

/// The rules of English draughts; its text form is `draughts` or `draughts,begin=light`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ruleset {
    /// The side that moves first: dark by the federation's rules.
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

/// The maximum number of pieces, of both sides together, in the positions of the endgame database.
pub const MAX_PIECES: u32 = 4;

/// The game's catalogue entry.
pub(crate) const INFO: GameInfo = GameInfo {
    id: GameId::Draughts,
    rulesets: &infos(&NAMED),
    options: Ruleset::OPTIONS,
    prover: ProverScope::Pieces(MAX_PIECES),
    pieces_move: true,
    lead_tells: true,
    score_unit: ScoreUnit::Men,
};

const NAMED: [Named<Ruleset>; 1] =
    [Named { info: NamedRuleset { name: "draughts", year: None }, rules: Ruleset { begin: Player::Dark } }];
