//! What is told of a game and its rulesets to those who choose one.

use crate::game_id::GameId;
use crate::options::OptionInfo;

/// A named ruleset, for those who choose one; [`crate::words`] has what is told of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedRuleset {
    /// The ruleset's text, unique over all games.
    pub name: &'static str,
    /// The year of the source, where it has one.
    pub year: Option<u16>,
}

/// A game and its rulesets, for those who choose one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// Which game it is.
    pub id: GameId,
    /// Its rulesets, the usual one first.
    pub rulesets: &'static [NamedRuleset],
    /// In what its rulesets may differ.
    pub options: &'static [OptionInfo],
}

/// A ruleset with its name and what is told of it.
#[derive(Clone, Copy, Debug)]
pub struct Named<R> {
    /// What is told of it.
    pub info: NamedRuleset,
    /// The rules.
    pub rules: R,
}

/// What is told of each of them.
pub(crate) const fn infos<R: Copy, const COUNT: usize>(named: &[Named<R>; COUNT]) -> [NamedRuleset; COUNT] {
    let mut infos = [named[0].info; COUNT];
    let mut place = 1;
    while place < COUNT {
        infos[place] = named[place].info;
        place += 1;
    }
    infos
}
