//! What is told of a game and its rulesets to those who choose one.

use crate::game_id::GameId;

/// A named ruleset, for those who choose one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NamedRuleset {
    /// The ruleset's text, unique over all games.
    pub name: &'static str,
    /// Its name for people, beside its game's.
    pub title: &'static str,
    /// What is special about it, in a line.
    pub description: &'static str,
    /// Where it is documented.
    pub source: &'static str,
}

/// A game and its rulesets, for those who choose one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameInfo {
    /// Which game it is.
    pub id: GameId,
    /// What kind of game it is, in a line.
    pub description: &'static str,
    /// Its rulesets, the usual one first.
    pub rulesets: &'static [NamedRuleset],
}
