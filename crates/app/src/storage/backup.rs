//! Backups: one file with everything that the browser stores, each text under its key. Each text is validated by its
//! own reader before anything is replaced.

use std::collections::BTreeMap;

use alquerque_core::GameId;
use alquerque_core::record::{Date, from_link};
use alquerque_language::{Fill, Phrase, message};
use serde_json::{Map, Value};

use crate::board::look::Look;
use crate::library::{self, Library};
use crate::statistics::{Statistics, results};
use crate::storage::saved_game::SavedGame;
use crate::storage::{MAX_PROBLEM_LEN, Problem, Store, UNREADABLE, json, put_aside};
use crate::{clock, settings};

/// Storage key of the data that the last restore replaced, as a backup.
pub const BEFORE: &str = "alquerque.before-restore";

/// Prefix of all storage keys.
const OURS: &str = "alquerque.";

/// The key of a backup's version.
const MARK: &str = "backup";
const VERSION: &str = "1";
/// The key of the date of the restore that replaced this data.
const UNTIL: &str = "until";

/// Prefixes of the keys of running games and of the study's other data.
const GAME: &str = "alquerque.game";
const STUDY: &str = "alquerque.study";
const STUDY_CLOCK: &str = "alquerque.study.clock";
const STUDY_LAST: &str = "alquerque.study.last";
/// The key of the list of studies, and the prefix of the keys of its chapters and their histories.
pub const STUDIES: &str = "alquerque.studies";
/// The key of the puzzle results.
pub const PUZZLES: &str = "alquerque.puzzles";
/// The key of the player's own STUN or TURN server: address, user name and password, one per line.
pub const LIVE_SERVER: &str = "alquerque.live";
/// The key of the last live game, as a link, until the player leaves it.
pub const LIVE_GAME: &str = "alquerque.live-game";

/// Maximum size of a backup in bytes. Browsers store about 5 MB of text, and a library in their database.
pub const MAX_LEN: usize = 1 << 26;

type Texts = BTreeMap<String, String>;

/// Writes a backup of everything stored and of the library. The library is usually in the database, so it is added in
/// its text form.
///
/// # Errors
///
/// Returns why [`restore`] could not read it.
pub fn backup(store: &dyn Store, library: &Library) -> Result<String, Phrase> {
    let mut texts = stored(store);
    texts.insert(library::KEY.to_owned(), library.as_text());
    let text = to_text(texts);
    fields_of(&text).map_err(|problem| damaged(&problem))?;
    Ok(text)
}

/// The stored texts that are backed up. Other programs of the same origin share the storage; theirs are left alone.
fn stored(store: &dyn Store) -> Texts {
    let keys = store.keys().into_iter().filter(|key| is_saved(key));
    keys.filter_map(|key| store.get(&key).map(|text| (key, text))).collect()
}

fn damaged(problem: &Problem) -> Phrase {
    Phrase::new(message::BACKUP_DAMAGED).with("why", Fill::Short(problem.phrase(), MAX_PROBLEM_LEN))
}

fn to_text(mut texts: Texts) -> String {
    texts.insert(MARK.to_owned(), VERSION.to_owned());
    json::text_of(&texts)
}

/// Replaces everything stored by a backup, or does nothing. The replaced data is stored with the date `today`.
/// Each text is first read the way the next start will read it. Returns the keys of texts that can't be read: they are
/// moved aside, like all unreadable data, and the rest is restored. The next start merges the backup's library into the
/// player's.
///
/// # Errors
///
/// Returns why nothing has changed.
pub fn restore(store: &dyn Store, backup: &str, today: &str) -> Result<Vec<String>, Phrase> {
    // Such as a game.
    if !backup.trim_start().starts_with('{') {
        return Err(Phrase::new(message::BACKUP_FOREIGN));
    }
    let fields = fields_of(backup).map_err(|problem| damaged(&problem))?;
    if fields.get(MARK).and_then(Value::as_str) != Some(VERSION) {
        return Err(Phrase::new(message::BACKUP_FOREIGN));
    }
    let is_extra = |key: &str| [MARK, UNTIL, BEFORE].contains(&key) || key.contains(UNREADABLE);
    let (mut new, mut aside) = (Texts::new(), Texts::new());
    for (key, value) in fields.into_iter().filter(|(key, _)| !is_extra(key)) {
        let (legal, illegal) = match value {
            Value::String(text) => split_readable(&key, text),
            other => (None, Some(other.to_string())),
        };
        new.extend(legal.map(|text| (key.clone(), text)));
        aside.extend(illegal.map(|text| (key, text)));
    }
    // Only the data that the last restore replaced can be empty.
    if new.is_empty() && store.get(BEFORE).as_deref() != Some(backup) {
        return Err(Phrase::new(message::BACKUP_FOREIGN));
    }
    let mut old = stored(store);
    let games = library::load(store).library.entries;
    let mut replaced = old.clone();
    replaced.insert(UNTIL.to_owned(), today.to_owned());
    new.insert(BEFORE.to_owned(), to_text(replaced));
    old.extend(store.get(BEFORE).map(|text| (BEFORE.to_owned(), text)));
    // Make room first.
    replace(store, &old, &Texts::new());
    if !replace(store, &Texts::new(), &new) {
        replace(store, &new, &old);
        return Err(Phrase::new(message::BACKUP_NO_ROOM));
    }
    if !games.is_empty() {
        // Without a database, this text is the player's library.
        let mut library = library::load(store).library;
        for game in games {
            library.insert(usize::MAX, library::Entry { order: 0, ..game });
        }
        store.set(library::KEY, &library.as_text());
    }
    for (key, text) in aside.iter().filter(|(key, _)| key.starts_with(OURS)) {
        put_aside(store, key, text);
    }
    Ok(aside.into_keys().collect())
}

/// Splits a text into the part that its key's reader accepts and the part it doesn't.
fn split_readable(key: &str, text: String) -> (Option<String>, Option<String>) {
    let is_legal = match key {
        library::KEY => return library::split_readable(&text),
        settings::KEY => settings::read(&text).is_ok(),
        results::KEY => Statistics::read(&text).is_ok(),
        clock::KEY | STUDY_CLOCK => clock::read(&text).is_ok(),
        STUDY_LAST => game_of(&text).is_some(),
        LIVE_GAME => from_link(&text).is_ok(),
        // The form accepts any text.
        LIVE_SERVER => true,
        // The study reads these itself and moves unreadable ones aside.
        key if key.starts_with(STUDIES) || key == PUZZLES => json::parse(&text, MAX_LEN).is_ok(),
        key => {
            let played = key.strip_prefix(STUDY).map(|rest| format!("{GAME}{rest}"));
            let game = game_of(played.as_deref().unwrap_or(key));
            let record = SavedGame::from_text(&text).and_then(|saved| saved.restore());
            record.is_ok_and(|record| Some(record.board().game) == game)
        }
    };
    if is_legal { (Some(text), None) } else { (None, Some(text)) }
}

/// The game whose running game is stored under this key.
fn game_of(key: &str) -> Option<GameId> {
    GameId::ALL.into_iter().find(|&game| Look::for_game(game).storage_key == key)
}

/// Describes what undoing the last restore brings back, as seen `today`; `None` if there was no restore.
pub fn before(store: &dyn Store, today: Date) -> Option<Phrase> {
    let texts = texts_of(&store.get(BEFORE)?).ok()?;
    let text = |key: &str| texts.get(key).map_or("", String::as_str);
    let name = settings::read(text(settings::KEY)).map_or_else(|_| String::new(), |settings| settings.name);
    let played = Statistics::read(text(results::KEY)).map_or(0, |statistics| statistics.played());
    let phrase = Phrase::new(message::BACKUP_BEFORE).key("name", if name.is_empty() { "none" } else { "some" });
    let date = text(UNTIL);
    // Earlier versions didn't store the date.
    let dated = match date {
        "" => "no",
        date if date == today.to_string() => "today",
        _ => "yes",
    };
    let phrase = phrase.key("dated", dated).date("date", date);
    Some(phrase.text("player", &name).number("games", played))
}

/// Replaces stored texts; returns `false` if the new ones don't fit.
fn replace(store: &dyn Store, old: &Texts, new: &Texts) -> bool {
    for key in old.keys() {
        store.remove(key);
    }
    new.iter().all(|(key, text)| store.set(key, text))
}

/// Whether a key is backed up: it is ours, and not of data moved aside.
fn is_saved(key: &str) -> bool {
    key.starts_with(OURS) && key != BEFORE && !key.contains(UNREADABLE)
}

/// The fields of an object; none if it is other JSON.
fn fields_of(text: &str) -> Result<Map<String, Value>, Problem> {
    Ok(if let Value::Object(fields) = json::parse(text, MAX_LEN)? { fields } else { Map::new() })
}

/// The fields that are texts.
fn texts_of(text: &str) -> Result<Texts, Problem> {
    let mut texts = Texts::new();
    for (key, value) in fields_of(text)? {
        if let Value::String(text) = value {
            texts.insert(key, text);
        }
    }
    Ok(texts)
}
