//! What the player can choose, and how it is kept.

use std::collections::BTreeMap;

use alquerque_core::alquerque::Inverting;
use alquerque_core::family::{AnyGame, GameInfo};
use alquerque_core::options::RuleValue;
use alquerque_core::search::LEVELS;
use alquerque_core::{GameId, PerGame, Player};
use serde::{Deserialize, Serialize, Serializer};
use serde_json::Value;

use crate::message::Seat;
use crate::store::{Store, move_aside, parsed, shortened};

/// The key under which settings are kept.
pub const KEY: &str = "alquerque.settings";

/// The longest text of settings that is read, in bytes: they have some 1,000.
const LONGEST: usize = 1 << 17;

use crate::course::Course;
use crate::rules::with_value;

/// The form in which settings are kept. A reader of another version must not guess.
const VERSION: u32 = 2;

/// The greatest depth of alpha-beta, in plies.
pub use alquerque_messages::DEEPEST_SEARCH as DEEPEST;

/// The least and the greatest exploration constant that the form offers.
pub const EXPLORATION_RANGE: (f32, f32) = (0.0, 5.0);

/// Who makes a side's moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Controller {
    /// Somebody in front of the screen.
    Human,
    /// The search.
    Ai,
    /// Somebody elsewhere who sends links; see [`Course::ByLink`].
    #[serde(skip)]
    Friend,
}

/// What looks for the AI's moves.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Engine {
    /// Monte-Carlo tree search, as strong as its level.
    #[default]
    Uct,
    /// Alpha-beta, as strong as its depth.
    AlphaBeta,
    /// Any legal move.
    Random,
}

/// How the AI looks for its moves.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Ai {
    /// What looks for them.
    pub engine: Engine,
    /// The strength of UCT, 1 to 10.
    pub level: u8,
    /// The strength of alpha-beta, 1 to [`DEEPEST`] plies.
    pub depth: u8,
}

impl Ai {
    /// What it is to whoever plays against it.
    pub const fn seat(self) -> Seat {
        match self.engine {
            Engine::Uct => Seat::Level(self.level),
            Engine::AlphaBeta => Seat::Depth(self.depth),
            Engine::Random => Seat::Chance,
        }
    }

    /// The same, if there are such a level and such a depth.
    ///
    /// # Errors
    /// Says what there is not.
    pub fn validated(self) -> Result<Self, String> {
        if !(1..=LEVELS.len()).contains(&usize::from(self.level)) {
            return Err(format!("there is no level {}", self.level));
        }
        if !(1..=DEEPEST).contains(&self.depth) {
            return Err(format!("there is no depth {}", self.depth));
        }
        Ok(self)
    }
}

/// Who begins, where the rules leave that open.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum First {
    /// The side that the ruleset says.
    #[default]
    Usual,
    /// Light.
    Light,
    /// Dark.
    Dark,
    /// A lot drawn for each new game.
    ByLot,
}

/// Who is seen sitting below.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Side {
    /// The lone human; light, where there is none or the board has no ends.
    #[default]
    Yours,
    /// The lone human, or of two the one whose turn it is.
    Mover,
    /// Light.
    Light,
    /// Dark.
    Dark,
}

/// The options of one game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "camelCase")]
pub struct GameSettings {
    /// The rules of the next game, but for who begins.
    pub rules: String,
    /// Who makes light's moves where the game is played here.
    pub light: Controller,
    /// Who makes dark's moves where the game is played here.
    pub dark: Controller,
    /// How the AI plays.
    pub ai: Ai,
    /// How the AI plays dark, where it plays both sides and plays them differently.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub dark_ai: Option<Ai>,
    /// Who begins.
    pub first: First,
    /// Who is seen sitting below.
    pub side: Side,
    /// Whether the running game was read: with `by_link` the form in which its [`Course`] is kept.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    waits: bool,
    /// The side of whoever sits here in a game by links.
    #[serde(default, skip_serializing_if = "Option::is_none", with = "by_name")]
    by_link: Option<Player>,
}

/// A side by its name.
mod by_name {
    use alquerque_core::Player;
    use serde::{Deserialize, Deserializer, Serialize, Serializer};

    #[expect(clippy::ref_option, clippy::trivially_copy_pass_by_ref, reason = "serde's own form")]
    pub(super) fn serialize<S: Serializer>(player: &Option<Player>, to: S) -> Result<S::Ok, S::Error> {
        player.map(Player::name).serialize(to)
    }

    pub(super) fn deserialize<'de, D: Deserializer<'de>>(from: D) -> Result<Option<Player>, D::Error> {
        let name = Option::<String>::deserialize(from)?;
        Ok(Player::BOTH.into_iter().find(|player| name.as_deref() == Some(player.name())))
    }
}

impl GameSettings {
    fn new(game: &GameInfo) -> Self {
        Self {
            rules: game.rulesets.first().map_or_else(String::new, |ruleset| ruleset.name.to_owned()),
            light: Controller::Human,
            dark: Controller::Ai,
            ai: Ai { engine: Engine::default(), level: 3, depth: 4 },
            dark_ai: None,
            first: First::default(),
            side: Side::default(),
            waits: false,
            by_link: None,
        }
    }

    /// How the running game goes on.
    pub fn course(&self) -> Course {
        match (self.by_link, self.waits) {
            (Some(me), _) => Course::ByLink(me),
            (None, true) => Course::Read,
            (None, false) => Course::Here,
        }
    }

    /// Lets the running game go on in another way; whether that is news, to be kept.
    pub fn set_course(&mut self, course: Course) -> bool {
        let before = self.course();
        (self.waits, self.by_link) = match course {
            Course::Here => (false, None),
            Course::Read => (true, None),
            Course::ByLink(me) => (false, Some(me)),
        };
        course != before
    }

    /// Who makes `player`'s moves.
    pub fn controller(&self, player: Player) -> Controller {
        match (self.course(), player) {
            (Course::ByLink(me), _) if me == player => Controller::Human,
            (Course::ByLink(_), _) => Controller::Friend,
            (_, Player::Light) => self.light,
            (_, Player::Dark) => self.dark,
        }
    }

    /// Gives a side to somebody else, from now on.
    pub fn set_controller(&mut self, player: Player, controller: Controller) {
        if controller == Controller::Friend {
            self.set_course(Course::ByLink(player.opponent()));
            return;
        }
        if matches!(self.course(), Course::ByLink(_)) {
            self.set_course(Course::Here);
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

    /// How the AI plays that side.
    pub fn ai_of(&self, player: Player) -> Ai {
        self.dark_ai.filter(|_| player == Player::Dark && self.both_ai()).unwrap_or(self.ai)
    }

    /// Lets the players change sides.
    pub fn swap_sides(&mut self) {
        std::mem::swap(&mut self.light, &mut self.dark);
        if let Course::ByLink(me) = self.course() {
            self.set_course(Course::ByLink(me.opponent()));
        }
        if let Some(dark) = self.dark_ai.as_mut().filter(|_| self.light == self.dark) {
            std::mem::swap(&mut self.ai, dark);
        }
    }

    /// The one side that somebody here plays; `None` where it is both or neither.
    pub fn lone_human(&self) -> Option<Player> {
        let [light, dark] = Player::BOTH.map(|player| self.controller(player) == Controller::Human);
        (light != dark).then_some(if light { Player::Light } else { Player::Dark })
    }

    /// The rules of the next game; `lot` is who begins where a lot decides.
    pub fn next_rules(&self, lot: Player) -> Option<AnyGame> {
        let begin = match self.first {
            First::Usual => None,
            First::Light => Some(Player::Light),
            First::Dark => Some(Player::Dark),
            First::ByLot => Some(lot),
        };
        let rules: AnyGame = self.rules.parse().ok()?;
        Some(begin.and_then(|player| rules.with(RuleValue::Begin(player))).unwrap_or(rules))
    }

    /// Gives an option of the rules another value; `false` where it changes nothing.
    pub fn set_rule(&mut self, value: RuleValue) -> bool {
        match with_value(&self.rules, value).filter(|rules| *rules != self.rules) {
            Some(rules) => {
                self.rules = rules;
                true
            }
            None => false,
        }
    }

    fn validated(&self) -> Result<(), String> {
        self.rules.parse::<AnyGame>().map_err(|error| error.to_string())?;
        self.ai.validated()?;
        self.dark_ai.map_or(Ok(()), |ai| ai.validated().map(drop))
    }
}

/// All options.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct Settings {
    version: u32,
    /// The game that is played now.
    #[serde(serialize_with = "name_of_game")]
    game: GameId,
    /// The options of each game.
    #[serde(serialize_with = "by_name_of_game")]
    games: PerGame<GameSettings>,
    /// Whether the spots to which a piece may go are shown. Here they are unless switched off: the original hid them at
    /// first, and newcomers could not see where to go.
    pub show_targets: bool,
    /// Whether rows and columns carry their names: hidden or shown.
    pub show_notation: bool,
    /// The exploration constant of UCB1: the square root of 2.
    pub exploration: f32,
    /// Whether the panel shows what the AI computes.
    pub show_ai_info: bool,
}

impl Default for Settings {
    fn default() -> Self {
        Self {
            version: VERSION,
            game: GameId::default(),
            games: PerGame::new(|game| GameSettings::new(game.info())),
            show_targets: true,
            show_notation: false,
            exploration: std::f32::consts::SQRT_2,
            show_ai_info: true,
        }
    }
}

impl Settings {
    /// The game that is played now.
    pub const fn game(&self) -> GameId {
        self.game
    }

    /// Goes over to a game.
    pub fn choose(&mut self, game: GameId) {
        self.game = game;
    }

    /// The options of the game that is played now.
    pub fn now(&self) -> &GameSettings {
        self.of(self.game)
    }

    /// The options of the game that is played now, to be changed.
    pub fn now_mut(&mut self) -> &mut GameSettings {
        &mut self.games[self.game]
    }

    /// The options of a game.
    pub fn of(&self, game: GameId) -> &GameSettings {
        &self.games[game]
    }

    /// Who makes `player`'s moves.
    pub fn controller(&self, player: Player) -> Controller {
        self.now().controller(player)
    }

    /// The one side that a human plays; `None` where it is both or neither.
    pub fn lone_human(&self) -> Option<Player> {
        self.now().lone_human()
    }
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde's own form")]
fn name_of_game<S: Serializer>(game: &GameId, to: S) -> Result<S::Ok, S::Error> {
    game.name().serialize(to)
}

fn by_name_of_game<S: Serializer>(games: &PerGame<GameSettings>, to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(games.iter().map(|(game, settings)| (game.name(), settings)))
}

/// Settings of any version as they are read: what a version does not have is as it is by default.
#[expect(clippy::struct_excessive_bools, reason = "each is one independent option")]
#[derive(Deserialize)]
#[serde(default, rename_all = "camelCase")]
pub struct KeptSettings {
    version: u32,
    // Version 1, which knew one game.
    light: Controller,
    dark: Controller,
    inverting_allowed: bool,
    level: u8,
    // From version 2 on.
    game: String,
    games: BTreeMap<String, GameSettings>,
    // Both.
    show_targets: bool,
    show_notation: bool,
    exploration: f32,
    show_ai_info: bool,
}

impl Default for KeptSettings {
    fn default() -> Self {
        let Settings { game, show_targets, show_notation, exploration, show_ai_info, .. } = Settings::default();
        let GameSettings { light, dark, ai: Ai { level, .. }, .. } = GameSettings::new(game.info());
        Self {
            version: 0,
            light,
            dark,
            inverting_allowed: false,
            level,
            game: game.name().to_owned(),
            games: BTreeMap::new(),
            show_targets,
            show_notation,
            exploration,
            show_ai_info,
        }
    }
}

impl KeptSettings {
    /// The settings in the present form.
    ///
    /// # Errors
    /// Says why they make no sense.
    pub fn restore(self) -> Result<Settings, String> {
        let (least, greatest) = EXPLORATION_RANGE;
        if !(least..=greatest).contains(&self.exploration) {
            return Err(format!("an exploration constant of {} is out of range", self.exploration));
        }
        let mut settings = Settings {
            show_targets: self.show_targets,
            show_notation: self.show_notation,
            exploration: self.exploration,
            show_ai_info: self.show_ai_info,
            ..Settings::default()
        };
        match self.version {
            1 => {
                let only = settings.now_mut();
                (only.light, only.dark, only.ai.level) = (self.light, self.dark, self.level);
                if self.inverting_allowed {
                    only.set_rule(RuleValue::Inverting(Inverting::Allowed));
                }
            }
            VERSION => {
                // A game that is new since they were kept has its defaults.
                for (name, kept) in self.games {
                    if let Some(game) = GameId::from_name(&name) {
                        settings.games[game] = kept;
                    }
                }
                settings.choose(GameId::from_name(&self.game).unwrap_or_default());
            }
            other => return Err(format!("they are of version {other}, and this is version {VERSION}")),
        }
        for (_, game) in settings.games.iter() {
            game.validated()?;
        }
        Ok(settings)
    }
}

/// Reads settings of any version.
///
/// # Errors
/// A part of a sentence that says why they cannot be read.
pub fn read(text: &str) -> Result<Settings, String> {
    parsed::<KeptSettings>(text, LONGEST)?.restore()
}

/// The settings that are kept, and what is to be told about them if they cannot be read.
pub fn load(store: &dyn Store) -> (Settings, Option<String>) {
    let Some(text) = store.get(KEY) else { return (Settings::default(), None) };
    match read(&text) {
        Ok(settings) => (settings, None),
        Err(problem) => {
            let (problem, kept) = (shortened(&problem), move_aside(store, KEY));
            (Settings::default(), Some(format!("The saved options cannot be read ({problem}). {kept}")))
        }
    }
}

/// Keeps settings; `false` where there is no room for them. Only what has changed since `before` is written into what stands
/// there: another tab may have changed something else, and a later version may know more.
pub fn save(store: &dyn Store, before: &Settings, mine: &Settings) -> bool {
    let stored = store.get(KEY);
    let text = match stored.map(|text| read(&text).map(|_| text)) {
        Some(Ok(text)) => merged(before, mine, &text),
        Some(Err(_)) => {
            move_aside(store, KEY);
            plain(mine).to_string()
        }
        None => plain(mine).to_string(),
    };
    store.set(KEY, &text)
}

/// The settings of this tab with what another tab has kept since `before`; the game that is played stays.
///
/// # Errors
/// A part of a sentence that says why the text cannot be read.
pub fn followed(before: &Settings, mine: &Settings, stored: &str) -> Result<Settings, String> {
    read(stored)?;
    let merged = read(&merged(before, mine, stored))?;
    Ok(Settings { game: mine.game, ..merged })
}

fn plain(settings: &Settings) -> Value {
    // What is made of strings, numbers and maps of them always has a text.
    serde_json::to_value(settings).unwrap_or_default()
}

/// The text `stored`, which can be read, with what has changed between `before` and `mine`.
fn merged(before: &Settings, mine: &Settings, stored: &str) -> String {
    let stored = parsed::<Value>(stored, LONGEST).ok().filter(|value| value["version"] == VERSION);
    match stored {
        Some(stored) => merge(&plain(before), plain(mine), stored).to_string(),
        None => plain(mine).to_string(),
    }
}

/// `theirs` with what differs between `before` and `mine`.
fn merge(before: &Value, mine: Value, theirs: Value) -> Value {
    match (before, mine, theirs) {
        (before, mine, theirs) if *before == mine => theirs,
        (Value::Object(before), Value::Object(mine), Value::Object(mut theirs)) => {
            // What is left out of its text is gone.
            theirs.retain(|key, _| mine.contains_key(key) || !before.contains_key(key));
            for (key, value) in mine {
                let (before, other) = (before.get(&key), theirs.remove(&key));
                let value = match (before, other) {
                    (Some(before), Some(other)) => merge(before, value, other),
                    // It was taken out elsewhere.
                    (Some(before), None) if *before == value => continue,
                    (None, Some(_)) | (_, None) => value,
                };
                theirs.insert(key, value);
            }
            Value::Object(theirs)
        }
        (_, mine, _) => mine,
    }
}
