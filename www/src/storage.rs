//! What is kept in the browser over a reload. What cannot be read is put aside, never thrown away.

use std::rc::Rc;

use alquerque_core::family::GAMES;
use alquerque_core::table::Table;
use js_sys::JSON;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_wasm_bindgen::Serializer;

use crate::dom::storage;
use crate::library::{self, Entry, Library};
use crate::look::Look;
use crate::saved::SavedGame;
use crate::settings::{KeptSettings, Settings};

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
pub(crate) fn load_games() -> (Vec<Box<dyn Table>>, Vec<String>) {
    let (mut tables, mut troubles) = (Vec::new(), Vec::new());
    for game in GAMES {
        let key = Look::of(game.name).kept;
        let of_its_kind = |table: Box<dyn Table>| match table.board().name {
            name if name == game.name => Ok(table),
            other => Err(format!("it is a game of {other}")),
        };
        let read = read::<SavedGame>(key).map(|read| read.and_then(|saved| saved.restore()).and_then(of_its_kind));
        match keep_aside(key, "The saved game", read) {
            Ok(table) => tables.extend(table),
            Err(text) => troubles.push(text),
        }
    }
    (tables, troubles)
}

pub(crate) fn save_settings(settings: &Settings) {
    write(SETTINGS, settings);
}

/// Keeps a game as the running one of its kind.
pub(crate) fn save_game(table: &dyn Table) {
    write(Look::of(table.board().name).kept, &SavedGame::of(table));
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
    let aside = format!("{LIBRARY}.unreadable");
    let count = unreadable.len();
    let mut all = read_aside(&aside);
    all.extend(unreadable);
    // Only what is safe elsewhere may go.
    if write(&aside, &all) {
        save_library(&library);
    }
    let text =
        format!("{count} games of the library cannot be read. They are kept in this browser's storage as {aside}.");
    (library, Some(text))
}

/// What was put aside before under a key, as texts.
fn read_aside(key: &str) -> Vec<String> {
    let whole = || storage()?.get_item(key).ok()?;
    match read(key) {
        Some(Ok(texts)) => texts,
        // A whole library that could not be read.
        _ => whole().into_iter().collect(),
    }
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
    match read.transpose() {
        Ok(value) => Ok(value),
        Err(problem) => {
            let aside = format!("{key}.unreadable");
            if let Some(storage) = storage()
                && let Ok(Some(text)) = storage.get_item(key)
                && storage.set_item(&aside, &text).is_ok()
            {
                // Removing what exists cannot fail.
                let _ = storage.remove_item(key);
            }
            Err(format!("{what} cannot be read ({problem}). It is kept in this browser's storage as {aside}."))
        }
    }
}

/// Writes a value; `false` where it is not kept, as where storage is full or forbidden: that must not stop the game.
fn write(key: &str, value: &impl Serialize) -> bool {
    let object = value.serialize(&Serializer::json_compatible());
    let text = object.ok().and_then(|object| JSON::stringify(&object).ok()).and_then(|text| text.as_string());
    match (storage(), text) {
        (Some(storage), Some(text)) => storage.set_item(key, &text).is_ok(),
        _ => false,
    }
}
