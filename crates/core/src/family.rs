//! All games by the names of their rulesets: the one place where games are told apart.

use std::fmt;
use std::str::FromStr;

use crate::alquerque::{self, Alquerque};
use crate::any_record::AnyRecord;
use crate::draughts::{self, Draughts};
use crate::error::{Expected, Problem, Subject};
use crate::options::{RuleOption, RuleValue};
use crate::othello::{self, Othello};
use crate::record::play::Record;
use crate::ruleset_text::Rules;
use crate::tabletop::{GameSpot, Tabletop};
use crate::{GameId, Notation, TextError};

pub use crate::catalogue::{GameInfo, NamedRuleset};

impl GameId {
    /// What is told of the game to those who choose one.
    pub const fn info(self) -> &'static GameInfo {
        match self {
            Self::Alquerque => &alquerque::ruleset::INFO,
            Self::Othello => &othello::ruleset::INFO,
            Self::Draughts => &draughts::ruleset::INFO,
        }
    }
}

/// All games, in the order of [`GameId::ALL`].
pub const GAMES: [&GameInfo; GameId::ALL.len()] = {
    let mut games = [GameId::ALL[0].info(); GameId::ALL.len()];
    let mut place = 0;
    while place < games.len() {
        games[place] = GameId::ALL[place].info();
        place += 1;
    }
    games
};

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

impl From<GameId> for AnyGame {
    /// The game by its usual rules.
    fn from(game: GameId) -> Self {
        match game {
            GameId::Alquerque => Self::Alquerque(Alquerque::default()),
            GameId::Othello => Self::Othello(Othello::default()),
            GameId::Draughts => Self::Draughts(Draughts::default()),
        }
    }
}

impl AnyGame {
    /// The rules of a game under way.
    pub fn of(record: &dyn AnyRecord) -> Self {
        // The text that a record gives of its rules is one that can be read.
        record.rules().parse().unwrap_or_else(|_| record.board().game.into())
    }

    /// Which game it is.
    pub const fn id(&self) -> GameId {
        match self {
            Self::Alquerque(_) => GameId::Alquerque,
            Self::Othello(_) => GameId::Othello,
            Self::Draughts(_) => GameId::Draughts,
        }
    }

    /// The value that the rules have of an option; `None` where the game has no such option.
    pub fn get(self, option: RuleOption) -> Option<RuleValue> {
        with_game!(self, game => game.ruleset.get(option))
    }

    /// The same rules but for one value; `None` where the game has no such option.
    #[must_use]
    pub fn with(self, value: RuleValue) -> Option<Self> {
        match self {
            Self::Alquerque(game) => game.ruleset.with(value).map(|ruleset| Self::Alquerque(Alquerque { ruleset })),
            Self::Othello(game) => game.ruleset.with(value).map(|ruleset| Self::Othello(Othello { ruleset })),
            Self::Draughts(game) => game.ruleset.with(value).map(|ruleset| Self::Draughts(Draughts { ruleset })),
        }
    }

    /// The nearest named ruleset, the first of several, and the values in which these rules differ from it.
    pub fn nearest(self) -> (&'static NamedRuleset, Vec<RuleValue>) {
        with_game!(self, game => {
            let (named, differences) = game.ruleset.nearest();
            (&named.info, differences)
        })
    }

    /// The named ruleset that these rules are; `None` where they are a mixture without a name.
    pub fn named(self) -> Option<&'static NamedRuleset> {
        let (named, differences) = self.nearest();
        differences.is_empty().then_some(named)
    }

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
        // The games' own readers tell what is wrong about what follows the name.
        match game_of(name) {
            Some(GameId::Alquerque) => text.parse().map(Self::Alquerque),
            Some(GameId::Othello) => text.parse().map(Self::Othello),
            Some(GameId::Draughts) => text.parse().map(Self::Draughts),
            None => {
                let problem = Problem::NoRuleset(name.into());
                Err(TextError::new(Subject::Ruleset, text, problem, Expected::AnyRuleset).at(1))
            }
        }
    }
}

impl fmt::Display for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_game!(self, game => f.write_str(&game.ruleset_text()))
    }
}

/// The game that has a ruleset of that name.
fn game_of(name: &str) -> Option<GameId> {
    GameId::ALL.into_iter().find(|game| game.info().rulesets.iter().any(|ruleset| ruleset.name == name))
}

/// Writes the spot's name; nothing for a spot that is not played on.
impl fmt::Display for GameSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match self.game {
            GameId::Alquerque => Alquerque::default().spot_name(self.spot),
            GameId::Othello => Othello::default().spot_name(self.spot),
            GameId::Draughts => Draughts::default().spot_name(self.spot),
        };
        f.write_str(&name.unwrap_or_default())
    }
}
