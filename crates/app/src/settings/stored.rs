//! The storage format of settings: JSON.

use alquerque_core::alquerque::Inverting;
use alquerque_core::options::RuleValue;
use alquerque_core::{GameId, Player};
use alquerque_language::Phrase;

use super::named::Named;
use super::switch::Switch;
use super::values::{Ai, Controller, EXPLORATION_RANGE, GameSettings, MAX_VOLUME, Settings, name_of};
use crate::clock::Control;
use crate::game_mode::GameMode;
use crate::handicap::MAX_HANDICAP;
use crate::json::{Fields, Json, Writer, decimal_of};
use crate::seat::level_of_ten;
use crate::store::{self, Problem, Store, move_aside};

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

const CONTROLLERS: [(&str, Controller); 2] = [("human", Controller::Human), ("ai", Controller::Ai)];

fn controller_name(controller: Controller) -> &'static str {
    // Values without a name are not stored: a friend's side follows from the other's.
    CONTROLLERS.iter().find(|(_, other)| *other == controller).map_or("", |(name, _)| name)
}

/// Parses a named value.
fn named<T: Named>(json: Json) -> Option<T> {
    T::named(&json.text()?)
}

fn controller_of(json: Json) -> Option<Controller> {
    let text = json.text()?;
    CONTROLLERS.iter().find(|(name, _)| *name == text).map(|&(_, value)| value)
}

fn small(json: Json) -> Option<u8> {
    json.number()?.try_into().ok()
}

/// Writes settings as text.
pub fn text_of(settings: &Settings) -> String {
    let mut games = Writer::default();
    for (game, settings) in settings.games.iter() {
        games.json(game.name(), &written_game(settings));
    }
    let mut text = Writer::default();
    text.number("version", VERSION)
        .number("defaults", DEFAULTS)
        .text("game", settings.game.name())
        .json("games", &games.end())
        .decimal("exploration", settings.exploration)
        .text("language", settings.language.name())
        .text("theme", settings.theme.name())
        .text("board", settings.board.name())
        .text("pieces", settings.pieces.name())
        .text("rings", settings.rings.name())
        .number("finished", u32::from(settings.finished))
        .text("motion", settings.speed.name())
        .number("volume", u32::from(settings.volume))
        .flag("allChoices", settings.all_choices);
    if !settings.name.is_empty() {
        text.text("name", &settings.name);
    }
    for switch in Switch::ALL {
        text.flag(switch.key(), settings.switches[switch]);
    }
    text.end()
}

fn written_game(settings: &GameSettings) -> String {
    let mut game = Writer::default();
    game.text("rules", &settings.rules.to_string())
        .text("light", controller_name(settings.light))
        .text("dark", controller_name(settings.dark))
        .json("ai", &written_ai(settings.ai));
    if let Some(ai) = settings.dark_ai {
        game.json("darkAi", &written_ai(ai));
    }
    game.text("first", settings.first.name()).text("side", settings.side.name());
    if settings.adapts {
        game.flag("adapts", true);
    }
    if settings.you_by_lot {
        game.flag("youByLot", true);
    }
    if settings.handicap > 0 {
        game.number("handicap", u32::from(settings.handicap));
    }
    if let Some(control) = settings.clock {
        game.text("clock", &control.text());
    }
    match settings.mode {
        // Lessons are never saved, see `State::settings_to_save`.
        GameMode::Local | GameMode::Lesson => {}
        GameMode::Loaded => {
            game.flag("waits", true);
        }
        GameMode::ByLink(me) => {
            game.text("byLink", me.name());
        }
    }
    game.end()
}

fn written_ai(ai: Ai) -> String {
    Writer::default()
        .text("engine", ai.engine.name())
        .number("level", u32::from(ai.level))
        .number("depth", u32::from(ai.depth))
        .end()
}

fn read_game(json: Json, level_of: fn(u8) -> u8) -> Result<GameSettings, Problem> {
    let fields = Fields::of(json, "games")?;
    let controller = |name| fields.get(name, controller_of);
    let by_link = fields.perhaps("byLink", Json::text)?;
    let me = by_link.and_then(|name| Player::from_name(&name));
    let was_read = fields.or("waits", false, Json::flag)?;
    Ok(GameSettings {
        rules: fields.get("rules", Json::text)?.parse().map_err(Problem::Game)?,
        light: controller("light")?,
        dark: controller("dark")?,
        ai: read_ai(fields.get("ai", Some)?, level_of)?,
        dark_ai: fields.perhaps("darkAi", Some)?.map(|json| read_ai(json, level_of)).transpose()?,
        adapts: fields.or("adapts", false, Json::flag)?,
        first: fields.get("first", named)?,
        side: fields.get("side", named)?,
        you_by_lot: fields.or("youByLot", false, Json::flag)?,
        handicap: fields.or("handicap", 0, small)?.min(MAX_HANDICAP),
        clock: fields.perhaps("clock", |json| Control::from_text(&json.text()?))?,
        mode: me.map_or(if was_read { GameMode::Loaded } else { GameMode::Local }, GameMode::ByLink),
    })
}

fn read_ai(json: Json, level_of: fn(u8) -> u8) -> Result<Ai, Problem> {
    let fields = Fields::of(json, "ai")?;
    Ok(Ai {
        engine: fields.get("engine", named)?,
        level: level_of(fields.get("level", small)?),
        depth: fields.get("depth", small)?,
    })
}

/// Reads settings of any known version; missing ones get their defaults.
///
/// # Errors
///
/// Returns why the text can't be read.
pub fn read(text: &str) -> Result<Settings, Problem> {
    let fields = Fields::of(Json::read(text, MAX_LEN)?, "settings")?;
    let defaults = Settings::default();
    let (game, mut games, exploration) = (defaults.game, defaults.games.clone(), defaults.exploration);
    let version = fields.or("version", 0, Json::number)?;
    let generation = fields.or("defaults", 0, Json::number)?;
    let level_of = if generation < DEFAULTS { level_of_ten } else { |level| level };
    // Version 1 had a single game.
    let controller = |name, default| fields.or(name, default, controller_of);
    let only = &games[game];
    let (light, dark) = (controller("light", only.light)?, controller("dark", only.dark)?);
    let level = level_of(fields.or("level", only.ai.level, small)?);
    let inverting = fields.or("invertingAllowed", false, Json::flag)?;
    // Version 2 has several.
    let played = fields.or("game", game.name().into(), Json::text)?;
    let kept = fields.find("games")?.map(|json| Fields::of(json, "games")).transpose()?;
    let kept: Vec<(Option<GameId>, GameSettings)> = kept
        .iter()
        .flat_map(Fields::all)
        .map(|(name, json)| Ok((GameId::from_name(name), read_game(*json, level_of)?)))
        .collect::<Result<_, Problem>>()?;
    let exploration = fields.or("exploration", exploration, Json::decimal)?;
    if !(EXPLORATION_RANGE.0..=EXPLORATION_RANGE.1).contains(&exploration) {
        return Err(Problem::Exploration(decimal_of(exploration)));
    }
    match version {
        1 => {
            let only = &mut games[game];
            (only.light, only.dark, only.ai.level) = (light, dark, level);
            if inverting {
                only.set_rule(RuleValue::Inverting(Inverting::Allowed));
            }
        }
        VERSION => {
            // Games added later keep their defaults.
            for (game, settings) in kept {
                if let Some(game) = game {
                    games[game] = settings;
                }
            }
        }
        found => return Err(Problem::Version { found, ours: VERSION }),
    }
    games.iter().try_for_each(|(_, game)| game.validated())?;
    let mut switches = defaults.switches;
    for switch in Switch::ALL {
        let stored = fields.or(switch.key(), switches[switch], Json::flag)?;
        if !(generation < 2 && CHANGED.contains(&switch)) {
            switches[switch] = stored;
        }
    }
    Ok(Settings {
        game: if version == VERSION { GameId::from_name(&played).unwrap_or_default() } else { game },
        games,
        switches,
        exploration,
        // Unknown languages come from a later version; start.js ignores them, too.
        language: fields.find("language")?.and_then(named).unwrap_or_default(),
        theme: fields.or("theme", defaults.theme, named)?,
        board: fields.or("board", defaults.board, named)?,
        pieces: fields.or("pieces", defaults.pieces, named)?,
        rings: fields.or("rings", defaults.rings, named)?,
        finished: fields.or("finished", defaults.finished, small)?,
        speed: fields.or("motion", defaults.speed, named)?,
        volume: fields.or("volume", defaults.volume, small)?.min(MAX_VOLUME),
        all_choices: fields.or("allChoices", defaults.all_choices, Json::flag)?,
        name: fields.find("name")?.and_then(Json::text).map(|name| name_of(&name)).unwrap_or_default(),
    })
}

/// Loads the settings, and what to report if they are unreadable.
pub fn load(store: &dyn Store) -> (Settings, Option<Phrase>) {
    store::load(store, KEY, "unreadable-settings", read)
}

/// Saves settings; returns `false` if storage is full. Merges only the changes since `before` into the stored text:
/// another tab may have changed other settings, and a later version may have more of them.
pub fn save(store: &dyn Store, before: &Settings, mine: &Settings) -> bool {
    let stored = store.get(KEY);
    let text = match stored.map(|text| read(&text).map(|_| text)) {
        Some(Ok(text)) => merged(before, mine, &text),
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
    read(stored)?;
    let merged = read(&merged(before, mine, stored))?;
    Ok(Settings { game: mine.game, ..merged })
}

/// Merges the changes from `before` to `mine` into the valid text `stored`.
fn merged(before: &Settings, mine: &Settings, stored: &str) -> String {
    let (before, mine) = (text_of(before), text_of(mine));
    let stored = &with_new_defaults(stored);
    let read = |text| Json::read(text, MAX_LEN).ok();
    let is_ours = |stored: &Json| {
        let version = Fields::of(*stored, "settings").and_then(|fields| fields.get("version", Json::number));
        version == Ok(VERSION)
    };
    match (read(&before), read(&mine), read(stored).filter(is_ours)) {
        (Some(before), Some(mine), Some(stored)) => merge(before, mine, stored),
        _ => mine,
    }
}

/// Brings a text of an older generation up to date, see [`DEFAULTS`].
fn with_new_defaults(stored: &str) -> String {
    let fields = Json::read(stored, MAX_LEN).ok().and_then(|json| Fields::of(json, "settings").ok());
    let generation = fields.and_then(|fields| fields.or("defaults", 0, Json::number).ok());
    match read(stored) {
        Ok(settings) if generation.is_some_and(|generation| generation < DEFAULTS) => text_of(&settings),
        _ => stored.to_owned(),
    }
}

/// Merges the differences between `before` and `mine` into `theirs`.
fn merge(before: Json, mine: Json, theirs: Json) -> String {
    if before == mine {
        return theirs.source().to_owned();
    }
    let (Some(before), Some(mine_fields), Some(theirs)) = (before.fields(), mine.fields(), theirs.fields()) else {
        return mine.source().to_owned();
    };
    let mut merged = Writer::default();
    for (name, theirs) in &theirs {
        match (value_of(&before, name), value_of(&mine_fields, name)) {
            (Some(before), Some(mine)) => merged.json(name, &merge(before, mine, *theirs)),
            // Unknown to this version.
            (None, None) => merged.json(name, theirs.source()),
            (None, Some(mine)) => merged.json(name, mine.source()),
            // Reset to the default here, so not written.
            (Some(_), None) => &mut merged,
        };
    }
    for (name, mine) in &mine_fields {
        // Unchanged here but missing there: removed by the other tab.
        if value_of(&theirs, name).is_none() && value_of(&before, name) != Some(*mine) {
            merged.json(name, mine.source());
        }
    }
    merged.end()
}

fn value_of<'a>(fields: &[(std::borrow::Cow<str>, Json<'a>)], name: &str) -> Option<Json<'a>> {
    fields.iter().find(|(other, _)| other == name).map(|&(_, value)| value)
}
