//! The browser's `localStorage` as texts by keys. What they mean is `alquerque_app`'s to say.

use std::borrow::Cow;
use std::cell::Cell;

use alquerque_app::saved::SavedGame;
use alquerque_app::store::Store;

use crate::dom::storage;

thread_local! {
    static OF_STUDY: Cell<bool> = const { Cell::new(false) };
}

/// From now on running games are a study's, which are kept beside those of the game's page.
pub(crate) fn keep_studies() {
    OF_STUDY.set(true);
}

/// Whether running games are a study's.
pub(crate) fn keeps_studies() -> bool {
    OF_STUDY.get()
}

/// The running game of that kind on the game's page.
pub(crate) fn played_game(key: &str) -> Option<SavedGame> {
    SavedGame::from_text(&storage()?.get_item(key).ok()??).ok()
}

/// Under which key that is kept which is asked for.
fn key_of(key: &str) -> Cow<'_, str> {
    match key.strip_prefix("alquerque.game").filter(|_| OF_STUDY.get()) {
        Some(rest) => format!("alquerque.study{rest}").into(),
        None => key.into(),
    }
}

/// The `localStorage`; where it is forbidden nothing is there and nothing is kept, which must not stop the game.
pub(crate) struct Local;

impl Store for Local {
    fn get(&self, key: &str) -> Option<String> {
        storage()?.get_item(&key_of(key)).ok()?
    }

    fn set(&self, key: &str, text: &str) -> bool {
        storage().is_some_and(|storage| storage.set_item(&key_of(key), text).is_ok())
    }

    fn remove(&self, key: &str) {
        if let Some(storage) = storage() {
            // A key that is not there is gone as well.
            let _ = storage.remove_item(&key_of(key));
        }
    }
}
