//! The storage format of settings: JSON.

use alquerque_core::GameId;
use alquerque_core::alquerque::Inverting;
use alquerque_core::options::RuleValue;
use alquerque_language::{Phrase, message};
use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use serde_json::{Map, Value};

use crate::game::seat::level_from_ten;
use crate::new_game::handicap::MAX_HANDICAP;
use crate::settings::game::{Controller, GameSettings};
use crate::settings::switch::{Switch, Switches};
use crate::settings::values::{EXPLORATION_RANGE, LanguageSetting, MAX_VOLUME, Settings, name_of};
use crate::storage::{self, Problem, Store, json, move_aside};

/// Storage key of the settings.
pub const KEY: &str = "alquerque.settings";

/// Maximum size in bytes; about 1,000 are typical.
const MAX_LEN: usize = 1 << 17;

/// Version of the stored format. Other versions are rejected.
const VERSION: u32 = 2;

/// Generation of the defaults and of the levels. All switches are written, even unchanged ones, so texts older than
/// generation 2 hold defaults that have since changed. Before generation 3 there were ten levels.
const DEFAULTS: u32 = 3;

/// The switches whose default changed in generation 2. Older texts are ignored for them.
const CHANGED: [Switch; 2] = [Switch::Verdicts, Switch::Coordinates];

/// The whole stored text.
#[derive(Serialize)]
struct Stored<'a> {
    version: u32,
    defaults: u32,
    #[serde(flatten)]
    settings: &'a Settings,
}

impl<'a> Stored<'a> {
    fn new(settings: &'a Settings) -> Self {
        Self { version: VERSION, defaults: DEFAULTS, settings }
    }
}

/// The version of a stored text, and the settings of version 1, which had a single game.
#[derive(Deserialize)]
#[serde(rename_all = "camelCase", default)]
struct Head {
    version: u32,
    defaults: u32,
    light: Controller,
    dark: Controller,
    level: u8,
    inverting_allowed: bool,
    /// Before each game was counted by itself, the number of games finished.
    finished: u8,
}

impl Default for Head {
    fn default() -> Self {
        let settings = Settings::default();
        let &GameSettings { light, dark, ai, .. } = settings.current();
        Self { version: 0, defaults: 0, light, dark, level: ai.level, inverting_allowed: false, finished: 0 }
    }
}

impl Head {
    fn set(&self, game: &mut GameSettings) {
        (game.light, game.dark, game.ai.level) = (self.light, self.dark, self.level);
        if self.inverting_allowed {
            game.set_rule(RuleValue::Inverting(Inverting::Allowed));
        }
    }
}

impl From<LanguageSetting> for &'static str {
    fn from(language: LanguageSetting) -> Self {
        language.name()
    }
}

/// Unknown languages come from a later version; start.js ignores them, too.
impl From<Value> for LanguageSetting {
    fn from(name: Value) -> Self {
        name.as_str().and_then(Self::from_name).unwrap_or_default()
    }
}

impl Serialize for Switches {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_map(Switch::ALL.map(|switch| (switch.key(), self[switch])))
    }
}

impl<'de> Deserialize<'de> for Switches {
    fn deserialize<D: Deserializer<'de>>(data: D) -> Result<Self, D::Error> {
        let mut fields = Map::deserialize(data)?;
        let mut switches = Self::default();
        for switch in Switch::ALL {
            if let Some(value) = fields.remove(switch.key()) {
                switches[switch] = serde_json::from_value(value).map_err(D::Error::custom)?;
            }
        }
        Ok(switches)
    }
}

/// Writes settings as text.
pub fn text_of(settings: &Settings) -> String {
    json::text_of(&Stored::new(settings))
}

/// Reads settings of any known version; missing ones get their defaults.
///
/// # Errors
///
/// Returns why the text can't be read.
pub fn read(text: &str) -> Result<Settings, Problem> {
    from_value(json::parse(text, MAX_LEN)?)
}

fn from_value(value: Value) -> Result<Settings, Problem> {
    let head: Head = json::read(value.clone())?;
    if !(1..=VERSION).contains(&head.version) {
        return Err(Problem::Version { found: head.version, ours: VERSION });
    }
    let mut settings: Settings = json::read(value)?;
    let defaults = Settings::default();
    if head.version == 1 {
        (settings.game, settings.games) = (defaults.game, defaults.games);
        head.set(settings.current_mut());
    }
    if !(EXPLORATION_RANGE.0..=EXPLORATION_RANGE.1).contains(&settings.exploration) {
        return Err(Problem::Exploration(settings.exploration.to_string()));
    }
    for game in GameId::ALL {
        let game = &mut settings.games[game];
        game.handicap = game.handicap.min(MAX_HANDICAP);
        game.finished = game.finished.max(head.finished);
        if head.defaults < DEFAULTS {
            for ai in std::iter::once(&mut game.ai).chain(&mut game.dark_ai) {
                ai.level = level_from_ten(ai.level);
            }
        }
        game.validated()?;
    }
    if head.defaults < 2 {
        for switch in CHANGED {
            settings.switches[switch] = defaults.switches[switch];
        }
    }
    settings.volume = settings.volume.min(MAX_VOLUME);
    settings.name = name_of(&settings.name);
    Ok(settings)
}

/// Loads the settings, and what to report if they are unreadable.
pub fn load(store: &dyn Store) -> (Settings, Option<Phrase>) {
    storage::load(store, KEY, message::UNREADABLE_SETTINGS, read)
}

/// Saves settings; returns `false` if storage is full. Merges only the changes since `before` into the stored text:
/// another tab may have changed other settings, and a later version may have more of them.
pub fn save(store: &dyn Store, before: &Settings, mine: &Settings) -> bool {
    let stored = store.get(KEY);
    let text = match stored.map(|text| merged(before, mine, &text)) {
        Some(Ok(merged)) => json::text_of(&merged),
        Some(Err(_)) => {
            move_aside(store, KEY);
            text_of(mine)
        }
        None => text_of(mine),
    };
    store.set(KEY, &text)
}

/// Merges the changes that another tab made since `before` into this tab's settings. The current game stays.
///
/// # Errors
///
/// Returns why the text can't be read.
pub fn followed(before: &Settings, mine: &Settings, stored: &str) -> Result<Settings, Problem> {
    let merged = read(&merged(before, mine, stored)?.to_string())?;
    Ok(Settings { game: mine.game, ..merged })
}

/// Merges the changes from `before` to `mine` into the text `stored`.
fn merged(before: &Settings, mine: &Settings, stored: &str) -> Result<Value, Problem> {
    let stored = json::parse(stored, MAX_LEN)?;
    let theirs = from_value(stored.clone())?;
    let value = |settings| json::value_of(&Stored::new(settings));
    let head: Head = json::read(stored.clone())?;
    let is_old = head.version < VERSION || head.defaults < DEFAULTS;
    let theirs = if is_old { value(&theirs) } else { stored };
    Ok(merge(&value(before), &value(mine), theirs))
}

/// Merges the differences between `before` and `mine` into `theirs`.
fn merge(before: &Value, mine: &Value, theirs: Value) -> Value {
    if before == mine {
        return theirs;
    }
    let (Value::Object(before), Value::Object(mine), Value::Object(mut merged)) = (before, mine, theirs) else {
        return mine.clone();
    };
    // Reset to the default here, so not written.
    merged.retain(|name, _| mine.contains_key(name) || !before.contains_key(name));
    for (name, mine) in mine {
        let before = before.get(name);
        match (before, merged.remove(name)) {
            (Some(before), Some(theirs)) => merged.insert(name.clone(), merge(before, mine, theirs)),
            // Unchanged here but missing there: removed by the other tab.
            (Some(before), None) if before == mine => None,
            _ => merged.insert(name.clone(), mine.clone()),
        };
    }
    Value::Object(merged)
}
