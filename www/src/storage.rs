//! What is kept in the browser over a reload. What cannot be read is put aside, never thrown away.

use alquerque_core::alquerque::Alquerque;
use alquerque_core::record::Record;
use js_sys::JSON;
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_wasm_bindgen::Serializer;

use crate::dom::storage;
use crate::saved::SavedGame;
use crate::settings::Settings;

const SETTINGS: &str = "alquerque.settings";
const GAME: &str = "alquerque.game";

/// The settings, and what is to be told about them if they could not be read.
pub(crate) fn load_settings() -> (Settings, Option<String>) {
    let read = read::<Settings>(SETTINGS).map(|read| read.and_then(Settings::validated));
    match keep_aside(SETTINGS, "The saved options", read) {
        Ok(settings) => (settings.unwrap_or_default(), None),
        Err(text) => (Settings::default(), Some(text)),
    }
}

/// The running game, if there is one, and what is to be told if it could not be read.
pub(crate) fn load_game() -> (Option<Record<Alquerque>>, Option<String>) {
    let read = read::<SavedGame>(GAME).map(|read| read.and_then(|saved| saved.restore()));
    match keep_aside(GAME, "The saved game", read) {
        Ok(record) => (record, None),
        Err(text) => (None, Some(text)),
    }
}

pub(crate) fn save_settings(settings: &Settings) {
    write(SETTINGS, settings);
}

pub(crate) fn save_game(game: &SavedGame) {
    write(GAME, game);
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
