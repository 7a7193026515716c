//! What is kept in the browser over a reload. What cannot be read is put aside, never thrown away.

use alquerque_core::family::GAMES;
use alquerque_core::table::Table;
use js_sys::JSON;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;

use crate::dom::storage;
use crate::look::Look;
use crate::saved::SavedGame;
use crate::settings::{KeptSettings, Settings};

const SETTINGS: &str = "alquerque.settings";

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

fn write(key: &str, value: &impl Serialize) {
    let object = value.serialize(&Serializer::json_compatible());
    let text = object.ok().and_then(|object| JSON::stringify(&object).ok()).and_then(|text| text.as_string());
    if let (Some(storage), Some(text)) = (storage(), text) {
        // A full or forbidden storage must not stop the game.
        let _ = storage.set_item(key, &text);
    }
}
