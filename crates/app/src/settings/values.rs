//! The settings of the page, and all settings together.

use alquerque_core::{GameId, PerGame, Player, named};
use alquerque_language::{LanguageId, is_control};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::settings::game::{Controller, GameSettings};
use crate::settings::switch::Switches;
use crate::storage::json;

/// Range of the exploration constant.
pub const EXPLORATION_RANGE: (f32, f32) = (0.0, 5.0);

/// Maximum volume, in percent.
pub const MAX_VOLUME: u8 = 100;

named! {
    /// The colour theme; start.js reads the names, too.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Theme {
        /// The device's theme.
        #[default]
        System = "system",
        /// Dark on light.
        Light = "light",
        /// Light on dark.
        Dark = "dark",
    }
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

impl LanguageSetting {
    /// The language's code, or `system`; start.js reads them, too.
    pub const fn name(self) -> &'static str {
        match self {
            Self::System => "system",
            Self::In(language) => language.code(),
        }
    }

    /// The setting with this name.
    pub fn from_name(name: &str) -> Option<Self> {
        let language = LanguageId::from_code(name).map(Self::In);
        language.or_else(|| (name == Self::System.name()).then_some(Self::System))
    }
}

named! {
    /// The board style. The names are suffixes of the drawings, too.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum BoardStyle {
        /// Walnut, maple and cloth in a frame of inlaid stars.
        #[default]
        Inlaid = "inlaid",
        /// Ink on parchment, as in the book of 1283.
        Parchment = "parchment",
        /// Black lines on white.
        Contrast = "contrast",
    }
}

named! {
    /// The piece set. The names are suffixes of the drawings, too.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum PieceSet {
        /// Turned wood, and discs of ebony and mother-of-pearl.
        #[default]
        Turned = "turned",
        /// Pebbles of quartz and garnet.
        Stones = "stones",
        /// Black and white.
        Plain = "plain",
    }
}

named! {
    /// The animation speed.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Speed {
        /// Slow enough for learners to follow.
        Slow = "slow",
        /// Normal.
        #[default]
        Usual = "usual",
        /// Less than half the normal duration.
        Fast = "fast",
        /// No animation.
        None = "none",
    }
}

named! {
    /// When to ring the pieces that can move.
    #[derive(Default, Serialize, Deserialize)]
    #[serde(rename_all = "kebab-case")]
    pub enum Rings {
        /// Until [`FIRST_GAMES`] games of the kind have been finished on this device. Pieces that must capture are ringed
        /// later, too.
        #[default]
        FirstGames = "first-games",
        /// At every turn.
        Always = "always",
        /// Never.
        Never = "never",
    }
}

/// Number of finished games of a kind after which, by default, pieces are no longer ringed there.
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
    /// The colour theme; start.js reads the names, too.
    pub theme: Theme,
    /// The board style.
    pub board: BoardStyle,
    /// The piece set.
    pub pieces: PieceSet,
    /// When to ring the pieces that can move.
    pub rings: Rings,
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
    pub fn current(&self) -> &GameSettings {
        self.of(self.game)
    }

    /// Mutable access to the settings of the current game.
    pub fn current_mut(&mut self) -> &mut GameSettings {
        &mut self.games[self.game]
    }

    /// The settings of a game.
    pub fn of(&self, game: GameId) -> &GameSettings {
        &self.games[game]
    }

    /// The controller of a side.
    pub fn controller(&self, player: Player) -> Controller {
        self.current().controller(player)
    }

    /// The side of the only local human; `None` if both or neither are local humans.
    pub fn lone_human(&self) -> Option<Player> {
        self.current().lone_human()
    }
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::settings::{Engine, First, Side};

    #[test]
    fn the_names_are_those_in_storage() {
        fn stored(value: impl Serialize) -> serde_json::Value {
            serde_json::to_value(value).unwrap()
        }
        macro_rules! check {
            ($($Type:ident)*) => {$(
                for value in $Type::ALL {
                    assert_eq!(stored(value), value.name());
                    assert_eq!($Type::from_name(value.name()), Some(value));
                }
                assert_eq!($Type::from_name("nothing"), None);
            )*};
        }
        check!(Engine First Side Theme BoardStyle PieceSet Rings Speed);
        for language in LanguageId::ALL.map(LanguageSetting::In).into_iter().chain([LanguageSetting::System]) {
            assert_eq!(stored(language), language.name());
            assert_eq!(LanguageSetting::from_name(language.name()), Some(language));
        }
        assert_eq!(LanguageSetting::from_name("nothing"), None);
    }
}
