//! The catalogue of games and rulesets that players choose from.

use crate::game_id::GameId;
use crate::options::OptionInfo;

/// A named ruleset. [`crate::words`] has its description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedRuleset {
    /// The ruleset's text, unique over all games.
    pub name: &'static str,
    /// The year of the source, if it has one.
    pub year: Option<u16>,
}

/// A game and its rulesets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// The game.
    pub id: GameId,
    /// Its rulesets, the default first.
    pub rulesets: &'static [NamedRuleset],
    /// The options of its rulesets.
    pub options: &'static [OptionInfo],
    /// The positions that the prover accepts. It may fail to decide some of them.
    pub prover: ProverScope,
    /// Whether pieces move. If not, they stay where they are placed.
    pub pieces_move: bool,
    /// Whether a lead in the score indicates the winner. In Alquerque zugzwang decides, and a piece means little.
    pub lead_tells: bool,
    /// The unit of evaluations' scores.
    pub score_unit: ScoreUnit,
}

/// The positions of a game that the prover accepts.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ProverScope {
    /// None.
    Nothing,
    /// Those with at most this many pieces.
    Pieces(u32),
    /// Any.
    Everything,
}

impl ProverScope {
    /// Whether it covers positions with this many pieces.
    pub const fn covers(self, pieces: u32) -> bool {
        match self {
            Self::Nothing => false,
            Self::Pieces(max) => pieces <= max,
            Self::Everything => true,
        }
    }
}

/// The unit of evaluations' scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ScoreUnit {
    /// The lead in men.
    Men,
    /// The final lead in discs.
    Discs,
}

/// A named ruleset with its catalogue entry.
#[derive(Clone, Copy, Debug)]
pub struct Named<R> {
    /// The catalogue entry.
    pub info: NamedRuleset,
    /// The rules.
    pub rules: R,
}

/// The catalogue entries.
pub(crate) const fn infos<R: Copy, const COUNT: usize>(named: &[Named<R>; COUNT]) -> [NamedRuleset; COUNT] {
    let mut infos = [named[0].info; COUNT];
    let mut index = 1;
    while index < COUNT {
        infos[index] = named[index].info;
        index += 1;
    }
    infos
}
