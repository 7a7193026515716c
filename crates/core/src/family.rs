//! `AnyGame`: any game with its ruleset. This is the only place that lists all games.

use alquerque_language::message;
use std::fmt;
use std::str::FromStr;

use crate::alquerque::{self, Alquerque};
use crate::any_record::AnyRecord;
use crate::draughts::{self, Draughts};
use crate::error::{one_of, quoting};
use crate::options::{RuleOption, RuleValue};
use crate::othello::{self, Othello};
use crate::record::play::Record;
use crate::ruleset_text::Rules;
use crate::tabletop::{GameSpot, Tabletop};
use crate::{Game as _, GameId, Notation, Player, TextError};

pub use crate::catalogue::{GameInfo, NamedRuleset, ProverScope, ScoreUnit};

/// All games, in the order of [`GameId::ALL`].
pub const GAMES: [&GameInfo; GameId::ALL.len()] =
    [&alquerque::ruleset::INFO, &othello::ruleset::INFO, &draughts::ruleset::INFO];

impl GameId {
    /// The game's catalogue entry.
    pub const fn info(self) -> &'static GameInfo {
        GAMES[self as usize]
    }
}

/// Any game with its ruleset. Match it once at the start of a task, with [`with_game!`](crate::with_game); everything
/// below is then compiled for that game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyGame {
    /// Alquerque.
    Alquerque(Alquerque),
    /// Othello.
    Othello(Othello),
    /// English draughts.
    Draughts(Draughts),
}

/// Evaluates an expression for the game in an `AnyGame`, once per game type: `with_game!(any, game =>
/// game.ruleset_text())`.
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
    /// The game with its default rules.
    fn from(game: GameId) -> Self {
        match game {
            GameId::Alquerque => Self::Alquerque(Alquerque::default()),
            GameId::Othello => Self::Othello(Othello::default()),
            GameId::Draughts => Self::Draughts(Draughts::default()),
        }
    }
}

impl AnyGame {
    /// The rules of a record.
    pub fn of(record: &dyn AnyRecord) -> Self {
        // A record's ruleset text can always be parsed.
        record.rules().parse().unwrap_or_else(|_| record.board().game.into())
    }

    /// The game's id.
    pub const fn id(&self) -> GameId {
        match self {
            Self::Alquerque(_) => GameId::Alquerque,
            Self::Othello(_) => GameId::Othello,
            Self::Draughts(_) => GameId::Draughts,
        }
    }

    /// Whether games by these rules can be drawn.
    pub const fn can_draw(self) -> bool {
        match self {
            Self::Alquerque(game) => game.ruleset.can_draw(),
            Self::Othello(_) | Self::Draughts(_) => true,
        }
    }

    /// The value of an option; `None` if the game does not have it.
    pub fn get(self, option: RuleOption) -> Option<RuleValue> {
        with_game!(self, game => game.ruleset.get(option))
    }

    /// The same rules with one option changed; `None` if the game does not have it.
    #[must_use]
    pub fn with(self, value: RuleValue) -> Option<Self> {
        match self {
            Self::Alquerque(game) => game.ruleset.with(value).map(|ruleset| Self::Alquerque(Alquerque { ruleset })),
            Self::Othello(game) => game.ruleset.with(value).map(|ruleset| Self::Othello(Othello { ruleset })),
            Self::Draughts(game) => game.ruleset.with(value).map(|ruleset| Self::Draughts(Draughts { ruleset })),
        }
    }

    /// The most similar named ruleset (the first of several), and the options in which these rules differ from it.
    pub fn nearest(self) -> (&'static NamedRuleset, Vec<RuleValue>) {
        with_game!(self, game => {
            let (named, differences) = game.ruleset.nearest();
            (&named.info, differences)
        })
    }

    /// The named ruleset equal to these rules; `None` for a custom combination of options.
    pub fn named(self) -> Option<&'static NamedRuleset> {
        let (named, differences) = self.nearest();
        differences.is_empty().then_some(named)
    }

    /// The side that makes the first move.
    pub fn first_to_move(self) -> Player {
        with_game!(self, game => game.to_move(&game.start()))
    }

    /// A new game.
    pub fn record(self) -> Box<dyn AnyRecord> {
        with_game!(self, game => Box::new(Record::new(game)))
    }

    /// A game from a position.
    ///
    /// # Errors
    /// If the text is not a valid position of this game.
    pub fn record_from(self, position: &str) -> Result<Box<dyn AnyRecord>, TextError> {
        with_game!(self, game => {
            let position = game.parse_position(position)?;
            Ok(Box::new(Record::from_position(game, position)))
        })
    }
}

impl Default for Box<dyn AnyRecord> {
    fn default() -> Self {
        AnyGame::from(GameId::default()).record()
    }
}

impl FromStr for AnyGame {
    type Err = TextError;

    fn from_str(text: &str) -> Result<Self, TextError> {
        let name = text.split(',').next().unwrap_or_default().trim();
        // The game's own parser reports problems after the name.
        match game_of(name) {
            Some(GameId::Alquerque) => text.parse().map(Self::Alquerque),
            Some(GameId::Othello) => text.parse().map(Self::Othello),
            Some(GameId::Draughts) => text.parse().map(Self::Draughts),
            None => {
                let names = GAMES.iter().flat_map(|game| game.rulesets).map(|ruleset| format!("`{}`", ruleset.name));
                let problem = quoting(message::PROBLEM_NO_RULESET, name);
                Err(TextError::new("ruleset", text, problem, one_of(names.collect())).at(1))
            }
        }
    }
}

impl fmt::Display for AnyGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        with_game!(self, game => f.write_str(&game.ruleset_text()))
    }
}

/// The game with a ruleset of this name.
fn game_of(name: &str) -> Option<GameId> {
    GameId::ALL.into_iter().find(|game| game.info().rulesets.iter().any(|ruleset| ruleset.name == name))
}

/// Writes the spot's name, or nothing if it is not part of the board.
impl fmt::Display for GameSpot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = with_game!(AnyGame::from(self.game), game => game.spot_name(self.spot));
        f.write_str(&name.unwrap_or_default())
    }
}
