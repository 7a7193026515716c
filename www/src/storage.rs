//! Texts in the browser's storages. `alquerque_app` decides on their contents.

use std::borrow::Cow;
use std::cell::Cell;

use alquerque_app::board::look::Look;
use alquerque_app::clock;
use alquerque_app::storage::Store;
use alquerque_app::storage::saved_game::{SavedGame, save_game};
use alquerque_core::GameId;
use alquerque_core::any_record::AnyRecord;
use wasm_bindgen::JsValue;
use web_sys::{Storage, Window};

use crate::dom::window;

thread_local! {
    static OF_STUDY: Cell<bool> = const { Cell::new(false) };
    static IS_CLOSED: Cell<bool> = const { Cell::new(false) };
}

/// Switches to the study's running games, which are stored separately from the game page's.
pub(crate) fn use_study_keys() {
    OF_STUDY.set(true);
}

/// Returns the game of the last saved study.
pub(crate) fn last_study() -> Option<GameId> {
    let kept = LOCAL_STORAGE.get(LAST)?;
    GameId::ALL.into_iter().find(|&game| Look::for_game(game).storage_key == kept)
}

/// Saves the running game; `false` if there is no room. A study is also recorded as the last one. This happens only
/// here, because what the page repairs or sets aside at startup is not the user's choice.
pub(crate) fn keep_game(record: &dyn AnyRecord) -> bool {
    if OF_STUDY.get() {
        // If there is no room, the study opens with the game last played instead.
        LOCAL_STORAGE.set(LAST, Look::for_game(record.board().game).storage_key);
    }
    save_game(&Local, record)
}

/// Returns whether running games are the study's.
pub(crate) fn uses_study_keys() -> bool {
    OF_STUDY.get()
}

/// Returns the game page's running game of this kind.
pub(crate) fn played_game(key: &str) -> Option<SavedGame> {
    SavedGame::from_text(&LOCAL_STORAGE.get(key)?).ok()
}

/// Returns the study's last game of this kind.
pub(crate) fn studied_game(game: GameId) -> Option<Box<dyn AnyRecord>> {
    let key = Look::for_game(game).storage_key.replace(GAME, "alquerque.study");
    SavedGame::from_text(&LOCAL_STORAGE.get(&key)?).ok()?.restore().ok()
}

/// Key prefix of running games.
const GAME: &str = "alquerque.game";
/// The key that stores the key of the last study.
const LAST: &str = "alquerque.study.last";

/// Maps a key to the study's own key, if necessary.
fn key_of(key: &str) -> Cow<'_, str> {
    if !OF_STUDY.get() {
        return key.into();
    }
    match key.strip_prefix(GAME) {
        Some(rest) => format!("alquerque.study{rest}").into(),
        None if key == clock::KEY => "alquerque.study.clock".into(),
        None => key.into(),
    }
}

/// Maps one of the study's own keys back to the game's.
pub(crate) fn game_key(key: &str) -> Option<String> {
    key.strip_prefix("alquerque.study").map(|rest| format!("{GAME}{rest}"))
}

/// The `localStorage` with the keys of this page.
pub(crate) struct Local;

impl Store for Local {
    fn get(&self, key: &str) -> Option<String> {
        LOCAL_STORAGE.get(&key_of(key))
    }

    fn set(&self, key: &str, text: &str) -> bool {
        IS_CLOSED.get() || LOCAL_STORAGE.set(&key_of(key), text)
    }

    fn name(&self, key: &str) -> String {
        key_of(key).into_owned()
    }

    fn remove(&self, key: &str) {
        if !IS_CLOSED.get() {
            LOCAL_STORAGE.remove(&key_of(key));
        }
    }

    fn keys(&self) -> Vec<String> {
        LOCAL_STORAGE.keys()
    }
}

/// Blocks all further writes until the page is reloaded.
pub(crate) fn close() {
    IS_CLOSED.set(true);
}

/// A storage of the browser. If access is denied, it is empty and saves nothing; the game still works.
pub(crate) struct Stored(fn(&Window) -> Result<Option<Storage>, JsValue>);

/// The `localStorage` with both the game page's and the study's keys.
pub(crate) const LOCAL_STORAGE: Stored = Stored(Window::local_storage);

/// The storage of this tab.
pub(crate) const SESSION_STORAGE: Stored = Stored(Window::session_storage);

impl Stored {
    fn storage(&self) -> Option<Storage> {
        self.0(&window()?).ok()?
    }

    /// Returns a text and removes it.
    pub(crate) fn take(&self, key: &str) -> Option<String> {
        self.get(key).inspect(|_| self.remove(key))
    }

    /// Stores a text, or removes it.
    pub(crate) fn replace(&self, key: &str, text: Option<&str>) {
        match text {
            // Without storage, the text lasts only for this visit.
            Some(text) => drop(self.set(key, text)),
            None => self.remove(key),
        }
    }
}

impl Store for Stored {
    fn get(&self, key: &str) -> Option<String> {
        self.storage()?.get_item(key).ok()?
    }

    fn set(&self, key: &str, text: &str) -> bool {
        self.storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
    }

    fn remove(&self, key: &str) {
        if let Some(storage) = self.storage() {
            // Removing a missing key succeeds.
            let _ = storage.remove_item(key);
        }
    }

    fn keys(&self) -> Vec<String> {
        let Some(storage) = self.storage() else { return Vec::new() };
        (0..storage.length().unwrap_or_default()).filter_map(|index| storage.key(index).ok()?).collect()
    }
}
