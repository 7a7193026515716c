//! The user's settings.

use alquerque_core::family::AnyGame;
use alquerque_core::options::RuleValue;
use alquerque_core::search::LEVEL_COUNT;
use alquerque_core::{GameId, PerGame, Player};
use alquerque_language::{LanguageId, is_control};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use super::switch::Switches;
use crate::clock::Control;
use crate::game_mode::GameMode;
use crate::json;
use crate::seat::Seat;
use crate::store::Problem;

/// Maximum depth of alpha-beta, in plies.
pub use alquerque_messages::MAX_SEARCH_DEPTH as MAX_DEPTH;

/// Range of the exploration constant.
pub const EXPLORATION_RANGE: (f32, f32) = (0.0, 5.0);

/// Maximum volume, in percent.
pub const MAX_VOLUME: u8 = 100;

/// What controls a side: a human, the AI or a friend.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Controller {
    /// A human at this device.
    Human,
    /// The search.
    Ai,
    /// A friend elsewhere, by links; see [`GameMode::ByLink`]. Never stored: it follows from the other side.
    #[serde(skip_deserializing)]
    Friend,
}

/// The AI's engine.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Engine {
    /// Monte-Carlo tree search; its strength is a level.
    #[default]
    Uct,
    /// Alpha-beta; its strength is a depth.
    AlphaBeta,
    /// Random legal moves.
    Random,
}

impl Engine {
    /// The engine at this level or depth as a player.
    pub const fn seat(self, strength: u8) -> Seat {
        match self {
            Self::Uct => Seat::Level(strength),
            Self::AlphaBeta => Seat::Depth(strength),
            Self::Random => Seat::Chance,
        }
    }
}

/// The AI's settings.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ai {
    /// The engine.
    pub engine: Engine,
    /// The level, 1 to [`LEVEL_COUNT`].
    pub level: u8,
    /// The depth of alpha-beta, 1 to [`MAX_DEPTH`] plies.
    pub depth: u8,
}

impl Ai {
    /// The AI as a player.
    pub const fn seat(self) -> Seat {
        self.engine.seat(self.strength())
    }

    /// Its level or depth; 0 for random moves.
    pub const fn strength(self) -> u8 {
        match self.engine {
            Engine::Uct => self.level,
            Engine::AlphaBeta => self.depth,
            Engine::Random => 0,
        }
    }

    /// Validates level and depth.
    ///
    /// # Errors
    ///
    /// Returns what is out of range.
    pub fn validated(self) -> Result<Self, Problem> {
        if !(1..=LEVEL_COUNT).contains(&self.level) {
            return Err(Problem::NoLevel(self.level));
        }
        if !(1..=MAX_DEPTH).contains(&self.depth) {
            return Err(Problem::NoDepth(self.depth));
        }
        Ok(self)
    }
}

/// The side that moves first, if the rules leave that open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    /// The ruleset's default.
    #[default]
    Usual,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// Drawn by lot for each game.
    ByLot,
}

/// The side at the bottom of the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The only local human's; Light if there isn't just one or the board has no ends.
    #[default]
    Yours,
    /// The only local human's or, if there are two, that of the side to move.
    Mover,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// The colour theme.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Theme {
    /// The device's theme.
    #[default]
    System,
    /// Dark on light.
    Light,
    /// Light on dark.
    Dark,
}

/// The language of the page.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(from = "serde_json::Value", into = "&'static str")]
pub enum LanguageSetting {
    /// The browser's preferred language if available; start.js selects it.
    #[default]
    System,
    /// This language.
    In(LanguageId),
}

/// The board style.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum BoardStyle {
    /// Walnut, maple and cloth in a frame of inlaid stars.
    #[default]
    Inlaid,
    /// Ink on parchment, as in the book of 1283.
    Parchment,
    /// Black lines on white.
    Contrast,
}

/// The piece set.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum PieceSet {
    /// Turned wood, and discs of ebony and mother-of-pearl.
    #[default]
    Turned,
    /// Pebbles of quartz and garnet.
    Stones,
    /// Black and white.
    Plain,
}

/// The animation speed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Speed {
    /// Slow enough for learners to follow.
    Slow,
    /// Normal.
    #[default]
    Usual,
    /// Less than half the normal duration.
    Fast,
    /// No animation.
    None,
}

/// When to ring the pieces that can move.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Rings {
    /// Until [`FIRST_GAMES`] games have been finished on this device.
    #[default]
    FirstGames,
    /// At every turn.
    Always,
    /// Never.
    Never,
}

/// Number of finished games after which, by default, pieces are no longer ringed.
pub const FIRST_GAMES: u8 = 3;

impl Speed {
    /// Percent of the normal speed; `None` without animation.
    pub const fn percent(self) -> Option<u32> {
        match self {
            Self::Slow => Some(50),
            Self::Usual => Some(100),
            Self::Fast => Some(250),
            Self::None => None,
        }
    }
}

/// The settings of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GameSettings {
    /// The rules of the next game, except for the first move.
    #[serde(serialize_with = "json::write_rules", deserialize_with = "json::read_rules")]
    pub rules: AnyGame,
    /// Controller of Light in local games.
    pub light: Controller,
    /// Controller of Dark in local games.
    pub dark: Controller,
    /// The AI.
    pub ai: Ai,
    /// The AI for Dark, if the AI plays both sides with different settings.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub dark_ai: Option<Ai>,
    /// Whether each game against the AI is at the level of the player's rating.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub adapts: bool,
    /// The side that moves first.
    pub first: First,
    /// The side at the bottom of the board.
    pub side: Side,
    /// Whether to draw lots for the human's side of each game from the New game sheet.
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub you_by_lot: bool,
    /// The handicap that the computer gives in the next game, in pieces or corners, up to
    /// [`MAX_HANDICAP`](crate::handicap::MAX_HANDICAP).
    #[serde(default, skip_serializing_if = "json::is_default")]
    pub handicap: u8,
    /// The time control of the next game; `None` for no clock.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<Control>,
    /// The mode of the running game.
    #[serde(flatten)]
    pub(super) mode: GameMode,
}

impl GameSettings {
    fn new(game: GameId) -> Self {
        let begins = AnyGame::from(game).record().to_move();
        Self {
            rules: game.into(),
            // Newcomers make the first move.
            light: if begins == Player::Light { Controller::Human } else { Controller::Ai },
            dark: if begins == Player::Light { Controller::Ai } else { Controller::Human },
            ai: Ai { engine: Engine::default(), level: 3, depth: 4 },
            dark_ai: None,
            adapts: false,
            first: First::default(),
            side: Side::default(),
            you_by_lot: false,
            handicap: 0,
            clock: None,
            mode: GameMode::Local,
        }
    }

    /// The mode of the running game.
    pub fn mode(&self) -> GameMode {
        self.mode
    }

    /// Sets the mode of the running game. Returns whether it changed, so that it has to be saved.
    pub fn set_mode(&mut self, mode: GameMode) -> bool {
        std::mem::replace(&mut self.mode, mode) != mode
    }

    /// The controller of a side.
    pub fn controller(&self, player: Player) -> Controller {
        match (self.mode(), player) {
            (GameMode::ByLink(me), _) if me == player => Controller::Human,
            (GameMode::ByLink(_), _) => Controller::Friend,
            (GameMode::Lesson, _) => Controller::Human,
            (_, Player::Light) => self.light,
            (_, Player::Dark) => self.dark,
        }
    }

    /// Sets the controller of a side.
    pub fn set_controller(&mut self, player: Player, controller: Controller) {
        if controller == Controller::Friend {
            self.set_mode(GameMode::ByLink(player.opponent()));
            return;
        }
        if matches!(self.mode(), GameMode::ByLink(_)) {
            self.set_mode(GameMode::Local);
            (self.light, self.dark) = (Controller::Human, Controller::Human);
        }
        match player {
            Player::Light => self.light = controller,
            Player::Dark => self.dark = controller,
        }
    }

    /// Whether the AI plays both sides.
    pub fn both_ai(&self) -> bool {
        Player::BOTH.into_iter().all(|player| self.controller(player) == Controller::Ai)
    }

    /// The AI for a side.
    pub fn ai_of(&self, player: Player) -> Ai {
        self.dark_ai.filter(|_| player == Player::Dark && self.both_ai()).unwrap_or(self.ai)
    }

    /// Swaps the players' sides.
    pub fn swap_sides(&mut self) {
        std::mem::swap(&mut self.light, &mut self.dark);
        if let GameMode::ByLink(me) = self.mode() {
            self.set_mode(GameMode::ByLink(me.opponent()));
        }
        if let Some(dark) = self.dark_ai.as_mut().filter(|_| self.light == self.dark) {
            std::mem::swap(&mut self.ai, dark);
        }
    }

    /// The side of the only local human; `None` if both or neither are local humans.
    pub fn lone_human(&self) -> Option<Player> {
        let [light, dark] = Player::BOTH.map(|player| self.controller(player) == Controller::Human);
        (light != dark).then_some(if light { Player::Light } else { Player::Dark })
    }

    /// The rules of the next game; `lot` is the side to begin if that is drawn by lot.
    pub fn next_rules(&self, lot: Player) -> AnyGame {
        let begin = match self.first {
            First::Usual => None,
            First::Light => Some(Player::Light),
            First::Dark => Some(Player::Dark),
            First::ByLot => Some(lot),
        };
        begin.and_then(|player| self.rules.with(RuleValue::Begin(player))).unwrap_or(self.rules)
    }

    /// Sets a rules option; returns `false` if nothing changes.
    pub fn set_rule(&mut self, value: RuleValue) -> bool {
        let rules = self.rules.with(value).unwrap_or(self.rules);
        std::mem::replace(&mut self.rules, rules) != rules
    }

    pub(super) fn validated(&self) -> Result<(), Problem> {
        self.ai.validated()?;
        self.dark_ai.map_or(Ok(()), |ai| ai.validated().map(drop))
    }
}

/// All settings.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase", default)]
pub struct Settings {
    /// The current game.
    #[serde(deserialize_with = "json::lenient")]
    pub(super) game: GameId,
    /// The settings of each game.
    #[serde(serialize_with = "write_games", deserialize_with = "read_games")]
    pub(super) games: PerGame<GameSettings>,
    /// The switches that are on.
    #[serde(flatten)]
    pub switches: Switches,
    /// The exploration constant of UCB1; the square root of 2 by default.
    pub exploration: f32,
    /// The language of the page.
    pub language: LanguageSetting,
    /// The colour theme.
    pub theme: Theme,
    /// The board style.
    pub board: BoardStyle,
    /// The piece set.
    pub pieces: PieceSet,
    /// When to ring the pieces that can move.
    pub rings: Rings,
    /// Number of games finished on this device, up to [`FIRST_GAMES`].
    pub finished: u8,
    /// The animation speed, unless the device asks for reduced motion.
    #[serde(rename = "motion")]
    pub speed: Speed,
    /// The volume in percent.
    pub volume: u8,
    /// Whether the New game sheet shows all choices. Remembers the player's choice.
    pub all_choices: bool,
    /// The player's name; empty if none was entered.
    #[serde(skip_serializing_if = "String::is_empty", deserialize_with = "json::lenient")]
    pub name: String,
}

fn write_games<S: Serializer>(games: &PerGame<GameSettings>, serializer: S) -> Result<S::Ok, S::Error> {
    serializer.collect_map(games.iter())
}

/// Games added later keep their defaults.
fn read_games<'de, D: Deserializer<'de>>(data: D) -> Result<PerGame<GameSettings>, D::Error> {
    let mut games = Settings::default().games;
    let mut stored = json::read_by_game(data)?;
    for game in GameId::ALL {
        if let Some(settings) = stored[game].take() {
            games[game] = settings;
        }
    }
    Ok(games)
}

/// Maximum length of the player's name in characters.
const MAX_NAME_LEN: usize = 24;

/// Normalizes a player's name: one short line, without control characters and direction marks. Empty unless it has a
/// letter, digit or other character that is visible by itself.
pub fn name_of(text: &str) -> String {
    let name: String = text.trim().chars().filter(|&c| !is_control(c)).take(MAX_NAME_LEN).collect();
    if name.chars().any(is_visible) { name } else { String::new() }
}

/// Whether a character is visible by itself: not a space, a combining mark, or another blank character.
fn is_visible(c: char) -> bool {
    let is_mark = matches!(c, '\u{300}'..='\u{36f}' | '\u{483}'..='\u{489}' | '\u{591}'..='\u{5bd}' | '\u{610}'..='\u{61a}'
        | '\u{64b}'..='\u{65f}' | '\u{1ab0}'..='\u{1aff}' | '\u{1dc0}'..='\u{1dff}' | '\u{20d0}'..='\u{20ff}'
        | '\u{fe00}'..='\u{fe0f}' | '\u{fe20}'..='\u{fe2f}');
    let is_gap = matches!(c, '\u{ad}' | '\u{34f}' | '\u{115f}' | '\u{1160}' | '\u{17b4}' | '\u{17b5}' | '\u{180b}'..='\u{180f}'
        | '\u{200b}'..='\u{200d}' | '\u{2060}'..='\u{206f}' | '\u{2800}' | '\u{3164}' | '\u{ffa0}' | '\u{e0000}'..='\u{e0fff}');
    !c.is_whitespace() && !is_mark && !is_gap
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            game: GameId::default(),
            games: PerGame::new(GameSettings::new),
            switches: Switches::default(),
            exploration: std::f32::consts::SQRT_2,
            language: LanguageSetting::default(),
            theme: Theme::default(),
            board: BoardStyle::default(),
            pieces: PieceSet::default(),
            rings: Rings::default(),
            finished: 0,
            speed: Speed::default(),
            volume: 60,
            all_choices: false,
            name: String::new(),
        }
    }
}

impl Settings {
    /// The current game.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// Copies the current game and the settings of all games from `other`.
    pub fn take_games_of(&mut self, other: &Self) {
        self.game = other.game;
        self.games.clone_from(&other.games);
    }

    /// Switches to a game.
    pub fn choose(&mut self, game: GameId) {
        self.game = game;
    }

    /// The settings of the current game.
    pub fn now(&self) -> &GameSettings {
        self.of(self.game)
    }

    /// Mutable access to the settings of the current game.
    pub fn now_mut(&mut self) -> &mut GameSettings {
        &mut self.games[self.game]
    }

    /// The settings of a game.
    pub fn of(&self, game: GameId) -> &GameSettings {
        &self.games[game]
    }

    /// The controller of a side.
    pub fn controller(&self, player: Player) -> Controller {
        self.now().controller(player)
    }

    /// The side of the only local human; `None` if both or neither are local humans.
    pub fn lone_human(&self) -> Option<Player> {
        self.now().lone_human()
    }
}
