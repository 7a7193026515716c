//! The form in which settings are kept, as JSON.

use alquerque_core::alquerque::Inverting;
use alquerque_core::options::RuleValue;
use alquerque_core::{GameId, Player};

use super::named::Named;
use super::values::{Ai, Controller, EXPLORATION_RANGE, GameSettings, LOUDEST, Settings};
use crate::clock::Control;
use crate::course::Course;
use crate::json::{Fields, Json, Writer, decimal_of};
use crate::message::Storage;
use crate::store::{Problem, Store, move_aside};

/// The key under which settings are kept.
pub const KEY: &str = "alquerque.settings";

/// The longest text of settings that is read, in bytes: they have some 1,000.
const LONGEST: usize = 1 << 17;

/// The form in which settings are kept. A reader of another version must not guess.
const VERSION: u32 = 2;

const CONTROLLERS: [(&str, Controller); 2] = [("human", Controller::Human), ("ai", Controller::Ai)];

fn controller_name(controller: Controller) -> &'static str {
    // What has no name is not kept as a value: a friend's side is kept as the side of the other.
    CONTROLLERS.iter().find(|(_, other)| *other == controller).map_or("", |(name, _)| name)
}

/// A value of which the text is the name.
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

/// Settings as text.
pub fn text_of(settings: &Settings) -> String {
    let mut games = Writer::default();
    for (game, settings) in settings.games.iter() {
        games.json(game.name(), &written_game(settings));
    }
    Writer::default()
        .number("version", VERSION)
        .text("game", settings.game.name())
        .json("games", &games.end())
        .flag("showTargets", settings.show_targets)
        .flag("showNotation", settings.show_notation)
        .decimal("exploration", settings.exploration)
        .flag("showAiInfo", settings.show_ai_info)
        .flag("verdicts", settings.verdicts)
        .text("language", settings.speech.name())
        .text("theme", settings.theme.name())
        .text("board", settings.board.name())
        .text("pieces", settings.pieces.name())
        .text("motion", settings.speed.name())
        .flag("sound", settings.sound)
        .number("volume", u32::from(settings.volume))
        .flag("vibration", settings.vibration)
        .flag("keys", settings.keys)
        .end()
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
    if let Some(control) = settings.clock {
        game.text("clock", &control.text());
    }
    match settings.course {
        // A lesson is never kept: `State::settings_to_keep`.
        Course::Here | Course::Lesson => {}
        Course::Read => {
            game.flag("waits", true);
        }
        Course::ByLink(me) => {
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

fn read_game(json: Json) -> Result<GameSettings, Problem> {
    let fields = Fields::of(json, "games")?;
    let controller = |name| fields.get(name, controller_of);
    let by_link = fields.perhaps("byLink", Json::text)?;
    let me = by_link.and_then(|name| Player::from_name(&name));
    let was_read = fields.or("waits", false, Json::flag)?;
    Ok(GameSettings {
        rules: fields.get("rules", Json::text)?.parse().map_err(Problem::Game)?,
        light: controller("light")?,
        dark: controller("dark")?,
        ai: read_ai(fields.get("ai", Some)?)?,
        dark_ai: fields.perhaps("darkAi", Some)?.map(read_ai).transpose()?,
        first: fields.get("first", named)?,
        side: fields.get("side", named)?,
        clock: fields.perhaps("clock", |json| Control::from_text(&json.text()?))?,
        course: me.map_or(if was_read { Course::Read } else { Course::Here }, Course::ByLink),
    })
}

fn read_ai(json: Json) -> Result<Ai, Problem> {
    let fields = Fields::of(json, "ai")?;
    Ok(Ai {
        engine: fields.get("engine", named)?,
        level: fields.get("level", small)?,
        depth: fields.get("depth", small)?,
    })
}

/// Reads settings of any version: what a version does not have is as it is by default.
///
/// # Errors
/// Says why they cannot be read.
pub fn read(text: &str) -> Result<Settings, Problem> {
    let fields = Fields::of(Json::read(text, LONGEST)?, "settings")?;
    let defaults = Settings::default();
    let (game, mut games, exploration) = (defaults.game, defaults.games.clone(), defaults.exploration);
    let version = fields.or("version", 0, Json::number)?;
    // Version 1 knew one game.
    let controller = |name, default| fields.or(name, default, controller_of);
    let only = &games[game];
    let (light, dark) = (controller("light", only.light)?, controller("dark", only.dark)?);
    let level = fields.or("level", only.ai.level, small)?;
    let inverting = fields.or("invertingAllowed", false, Json::flag)?;
    // Since version 2 there are several.
    let played = fields.or("game", game.name().into(), Json::text)?;
    let kept = fields.find("games")?.map(|json| Fields::of(json, "games")).transpose()?;
    let kept: Vec<(Option<GameId>, GameSettings)> = kept
        .iter()
        .flat_map(Fields::all)
        .map(|(name, json)| Ok((GameId::from_name(name), read_game(*json)?)))
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
            // A game that is new since they were kept has its defaults.
            for (game, settings) in kept {
                if let Some(game) = game {
                    games[game] = settings;
                }
            }
        }
        found => return Err(Problem::Version { found, ours: VERSION }),
    }
    games.iter().try_for_each(|(_, game)| game.validated())?;
    Ok(Settings {
        game: if version == VERSION { GameId::from_name(&played).unwrap_or_default() } else { game },
        games,
        show_targets: fields.or("showTargets", defaults.show_targets, Json::flag)?,
        show_notation: fields.or("showNotation", defaults.show_notation, Json::flag)?,
        exploration,
        show_ai_info: fields.or("showAiInfo", defaults.show_ai_info, Json::flag)?,
        verdicts: fields.or("verdicts", defaults.verdicts, Json::flag)?,
        // A later version may know more languages, and start.js takes no other word for one either.
        speech: fields.find("language")?.and_then(named).unwrap_or_default(),
        theme: fields.or("theme", defaults.theme, named)?,
        board: fields.or("board", defaults.board, named)?,
        pieces: fields.or("pieces", defaults.pieces, named)?,
        speed: fields.or("motion", defaults.speed, named)?,
        sound: fields.or("sound", defaults.sound, Json::flag)?,
        volume: fields.or("volume", defaults.volume, small)?.min(LOUDEST),
        vibration: fields.or("vibration", defaults.vibration, Json::flag)?,
        keys: fields.or("keys", defaults.keys, Json::flag)?,
    })
}

/// The settings that are kept, and what is to be told about them if they cannot be read.
pub fn load(store: &dyn Store) -> (Settings, Option<Storage>) {
    let Some(text) = store.get(KEY) else { return (Settings::default(), None) };
    match read(&text) {
        Ok(settings) => (settings, None),
        Err(problem) => (Settings::default(), Some(Storage::Settings(problem, move_aside(store, KEY)))),
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
            text_of(mine)
        }
        None => text_of(mine),
    };
    store.set(KEY, &text)
}

/// The settings of this tab with what another tab has kept since `before`; the game that is played stays.
///
/// # Errors
/// Says why the text cannot be read.
pub fn followed(before: &Settings, mine: &Settings, stored: &str) -> Result<Settings, Problem> {
    read(stored)?;
    let merged = read(&merged(before, mine, stored))?;
    Ok(Settings { game: mine.game, ..merged })
}

/// The text `stored`, which can be read, with what has changed between `before` and `mine`.
fn merged(before: &Settings, mine: &Settings, stored: &str) -> String {
    let (before, mine) = (text_of(before), text_of(mine));
    let read = |text| Json::read(text, LONGEST).ok();
    let is_ours = |stored: &Json| {
        let version = Fields::of(*stored, "settings").and_then(|fields| fields.get("version", Json::number));
        version == Ok(VERSION)
    };
    match (read(&before), read(&mine), read(stored).filter(is_ours)) {
        (Some(before), Some(mine), Some(stored)) => merge(before, mine, stored),
        _ => mine,
    }
}

/// `theirs` with what differs between `before` and `mine`.
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
            // It is nothing of ours.
            (None, None) => merged.json(name, theirs.source()),
            (None, Some(mine)) => merged.json(name, mine.source()),
            // What is left out of its text is gone.
            (Some(_), None) => &mut merged,
        };
    }
    for (name, mine) in &mine_fields {
        // What is as before and not there was taken out elsewhere.
        if value_of(&theirs, name).is_none() && value_of(&before, name) != Some(*mine) {
            merged.json(name, mine.source());
        }
    }
    merged.end()
}

fn value_of<'a>(fields: &[(std::borrow::Cow<str>, Json<'a>)], name: &str) -> Option<Json<'a>> {
    fields.iter().find(|(other, _)| other == name).map(|&(_, value)| value)
}
