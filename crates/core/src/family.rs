//! All games by the names of their rulesets: the one place where games are told apart.

use std::fmt;
use std::str::FromStr;

use crate::alquerque::{self, Alquerque};
use crate::any_record::AnyRecord;
use crate::draughts::{self, Draughts};
use crate::othello::{self, Othello};
use crate::record::play::Record;
use crate::{Game, TextError};

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
    /// The game's short name, which is also [`Board::name`](crate::tabletop::Board::name).
    pub name: &'static str,
    /// The game's name for people.
    pub title: &'static str,
    /// What kind of game it is, in a line.
    pub description: &'static str,
    /// Its rulesets, the usual one first.
    pub rulesets: &'static [NamedRuleset],
}

/// All games.
pub const GAMES: &[GameInfo] = &[alquerque::INFO, othello::INFO, draughts::INFO];

/// Any of the games with its ruleset. It is matched once, when something begins, by [`with_game!`](crate::with_game), so
/// that what follows is compiled for the one game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyGame {
    /// Alquerque.
    Alquerque(Alquerque),
    /// Othello.
    Othello(Othello),
    /// English draughts.
    Draughts(Draughts),
}

/// Does with whatever game it is what is written once: `with_game!(any, game => game.ruleset_text())`.
#[macro_export]
macro_rules! with_game {
    ($any:expr, $game:ident => $body:expr) => {
        match $any {
            $crate::family::AnyGame::Alquerque($game) => $body,
            $crate::family::AnyGame::Othello($game) => $body,
            $crate::family::AnyGame::Draughts($game) => $body,
        }
    };
}

impl AnyGame {
    /// A game from its beginning.
    pub fn record(self) -> Box<dyn AnyRecord> {
        with_game!(self, game => Box::new(Record::new(game)))
    }

    /// A game from a position.
    ///
    /// # Errors
    /// Where the text is not a position of this game.
    pub fn record_from(self, position: &str) -> Result<Box<dyn AnyRecord>, TextError> {
        with_game!(self, game => {
            let position = game.parse_position(position)?;
            Ok(Box::new(Record::from_position(game, position)))
        })
    }
}

impl FromStr for AnyGame {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let name = text.split(',').next().unwrap_or_default().trim();
        let game = GAMES.iter().find(|game| game.rulesets.iter().any(|ruleset| ruleset.name == name));
        // The games' own readers tell what is wrong about what follows the name.
        match game.map(|game| game.name) {
            Some("alquerque") => text.parse().map(Self::Alquerque),
            Some("othello") => text.parse().map(Self::Othello),
            Some("draughts") => text.parse().map(Self::Draughts),
            _ => Err(TextError::new(
                "ruleset",
                text,
                format!("there is no ruleset of the name `{}`", crate::error::quote(name)),
                expected(),
            )
            .at(1)),
        }
    }
}

impl fmt::Display for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_game!(self, game => f.write_str(&game.ruleset_text()))
    }
}

fn expected() -> String {
    let names: Vec<String> =
        GAMES.iter().flat_map(|game| game.rulesets).map(|ruleset| format!("`{}`", ruleset.name)).collect();
    format!("one of {}", names.join(", "))
}
