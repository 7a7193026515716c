//! What is kept in the browser over a reload. What cannot be read is put aside, never thrown away.

use std::rc::Rc;

use alquerque_core::GameId;
use alquerque_core::any_record::AnyRecord;
use js_sys::JSON;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::Serializer;

use crate::dom::storage;
use alquerque_app::english::{counted, in_quotes};
use alquerque_app::library::{self, Entry, Library};
use alquerque_app::look::Look;
use alquerque_app::saved::{SavedGame, key_aside};
use alquerque_app::settings::{KeptSettings, Settings};

const SETTINGS: &str = "alquerque.settings";
/// The key of the library.
pub(crate) const LIBRARY: &str = "alquerque.library";

/// The settings, and what is to be told about them if they could not be read.
pub(crate) fn load_settings() -> (Settings, Option<String>) {
    let read = read::<KeptSettings>(SETTINGS).map(|read| read.and_then(KeptSettings::restore));
    match keep_aside(SETTINGS, "The saved options", read) {
        Ok(settings) => (settings.unwrap_or_default(), None),
        Err(text) => (Settings::default(), Some(text)),
    }
}

/// The running games, at most one of each kind, and what is to be told of those that could not be read.
pub(crate) fn load_games() -> (Vec<Box<dyn AnyRecord>>, Vec<String>) {
    let (mut records, mut troubles) = (Vec::new(), Vec::new());
    for game in GameId::ALL {
        let key = Look::of(game).kept;
        let of_its_kind = |record: Box<dyn AnyRecord>| match record.board().game {
            kind if kind == game => Ok(record),
            other => Err(format!("it is a game of {}", other.title())),
        };
        let read = read::<SavedGame>(key).map(|read| read.and_then(|saved| saved.restore()).and_then(of_its_kind));
        match keep_aside(key, &format!("The saved game of {}", game.title()), read) {
            Ok(record) => records.extend(record),
            Err(text) => troubles.push(text),
        }
    }
    (records, troubles)
}

/// The running game that is kept under a key, where it can be read: another tab may have written it.
pub(crate) fn saved_game(key: &str) -> Option<SavedGame> {
    GameId::ALL.into_iter().find(|&game| Look::of(game).kept == key)?;
    read(key)?.ok()
}

/// Keeps the settings; `false` where there is no room for them.
pub(crate) fn save_settings(settings: &Settings) -> bool {
    write(SETTINGS, settings)
}

/// Keeps a game as the running one of its kind; `false` where there is no room for it.
pub(crate) fn save_game(record: &dyn AnyRecord) -> bool {
    write(Look::of(record.board().game).kept, &SavedGame::of(record))
}

/// The library as it is written.
#[derive(Serialize)]
struct KeptLibrary<'a> {
    version: u32,
    told: bool,
    games: &'a [Entry],
}

/// The library, and what is to be told of entries that could not be read. They are moved to a key of their own.
pub(crate) fn load_library() -> (Rc<Library>, Option<String>) {
    let read =
        keep_aside(LIBRARY, "The library", read::<LibraryHead>(LIBRARY).map(|read| read.and_then(LibraryHead::check)));
    let head = match read {
        Ok(head) => head,
        Err(text) => return (Rc::default(), Some(text)),
    };
    let Some(head) = head else { return (Rc::default(), None) };
    let (mut entries, mut unreadable) = (Vec::new(), Vec::new());
    for value in head.games {
        let entry = serde_wasm_bindgen::from_value::<Entry>(value.clone()).map_err(|error| error.to_string());
        match entry.and_then(|entry| entry.check().map(|()| entry)) {
            Ok(entry) => entries.push(entry),
            Err(_) => unreadable.extend(JSON::stringify(&value).ok().and_then(|text| text.as_string())),
        }
    }
    let library = Rc::new(Library::new(entries, head.told));
    if unreadable.is_empty() {
        return (library, None);
    }
    let aside = as_text(&unreadable).and_then(|text| put_aside(LIBRARY, &text));
    // Only what is safe elsewhere may go.
    if aside.is_some() {
        save_library(&library);
    }
    let (games, kept) = (counted(unreadable.len(), "game"), where_kept(aside));
    (library, Some(format!("{games} of the library cannot be read. {kept}")))
}

/// A library whose entries are not read yet.
#[derive(Deserialize)]
struct LibraryHead {
    version: u32,
    #[serde(default)]
    told: bool,
    #[serde(with = "serde_wasm_bindgen::preserve")]
    games: js_sys::Array,
}

impl LibraryHead {
    fn check(self) -> Result<Self, String> {
        match self.version {
            library::VERSION => Ok(self),
            other => Err(format!("it is of version {other}, and this is version {}", library::VERSION)),
        }
    }
}

/// Keeps the library; `false` where there is no room for it.
pub(crate) fn save_library(library: &Library) -> bool {
    write(LIBRARY, &KeptLibrary { version: library::VERSION, told: library.told, games: &library.entries })
}

fn read<T: DeserializeOwned>(key: &str) -> Option<Result<T, String>> {
    let text = storage()?.get_item(key).ok()??;
    let value = JSON::parse(&text).map_err(|_| "it is no JSON".to_owned());
    Some(value.and_then(|value| serde_wasm_bindgen::from_value(value).map_err(|error| error.to_string())))
}

/// Moves what cannot be read to a key of its own.
fn keep_aside<T>(key: &str, what: &str, read: Option<Result<T, String>>) -> Result<Option<T>, String> {
    read.transpose().map_err(|problem| {
        let text = storage().and_then(|storage| storage.get_item(key).ok().flatten());
        let aside = text.and_then(|text| put_aside(key, &text));
        if let Some(storage) = storage().filter(|_| aside.is_some()) {
            // Removing what exists cannot fail.
            let _ = storage.remove_item(key);
        }
        format!("{what} cannot be read ({}). {}", in_quotes(&problem), where_kept(aside))
    })
}

/// Tells where something was put aside.
fn where_kept(aside: Option<String>) -> String {
    match aside {
        Some(aside) => format!("A copy is kept in this browser's storage as {aside}."),
        None => "There is no room for a copy of it: what is kept next takes its place.".to_owned(),
    }
}

/// Keeps a text that cannot be read; the key under which it is.
fn put_aside(key: &str, text: &str) -> Option<String> {
    let storage = storage()?;
    let aside = key_aside(key, text, |key| storage.get_item(key).ok().flatten());
    storage.set_item(&aside, text).ok()?;
    Some(aside)
}

fn as_text(value: &impl Serialize) -> Option<String> {
    let object = value.serialize(&Serializer::json_compatible()).ok()?;
    JSON::stringify(&object).ok()?.as_string()
}

/// Writes a value; `false` where it is not kept, as where storage is full or forbidden: that must not stop the game.
fn write(key: &str, value: &impl Serialize) -> bool {
    match (storage(), as_text(value)) {
        (Some(storage), Some(text)) => storage.set_item(key, &text).is_ok(),
        _ => false,
    }
}
