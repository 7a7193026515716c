//! The browser's `localStorage` as texts by keys. What they mean is `alquerque_app`'s to say.

use std::borrow::Cow;
use std::cell::Cell;

use alquerque_app::clock;
use alquerque_app::look::Look;
use alquerque_app::saved::SavedGame;
use alquerque_app::store::Store;
use alquerque_core::GameId;

use crate::dom::storage;

thread_local! {
    static OF_STUDY: Cell<bool> = const { Cell::new(false) };
}

/// From now on running games are a study's, which are kept beside those of the game's page.
pub(crate) fn keep_studies() {
    OF_STUDY.set(true);
}

/// The game whose study was kept last.
pub(crate) fn last_study() -> Option<GameId> {
    let kept = storage()?.get_item(LAST).ok()??;
    GameId::ALL.into_iter().find(|&game| Look::of(game).kept == kept)
}

/// Whether running games are a study's.
pub(crate) fn keeps_studies() -> bool {
    OF_STUDY.get()
}

/// The running game of that kind on the game's page.
pub(crate) fn played_game(key: &str) -> Option<SavedGame> {
    SavedGame::from_text(&storage()?.get_item(key).ok()??).ok()
}

/// What the keys of running games begin with.
const GAME: &str = "alquerque.game";
/// Under which key a study keeps the key of the game that was kept last.
const LAST: &str = "alquerque.study.last";

/// Under which key that is kept which is asked for.
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

/// The `localStorage`; where it is forbidden nothing is there and nothing is kept, which must not stop the game.
pub(crate) struct Local;

impl Store for Local {
    fn get(&self, key: &str) -> Option<String> {
        storage()?.get_item(&key_of(key)).ok()?
    }

    fn set(&self, key: &str, text: &str) -> bool {
        let Some(storage) = storage() else { return false };
        if OF_STUDY.get() && key.starts_with(GAME) {
            // Where there is no room for it, the study that is opened next is that of the game that is played.
            let _ = storage.set_item(LAST, key);
        }
        storage.set_item(&key_of(key), text).is_ok()
    }

    fn remove(&self, key: &str) {
        if let Some(storage) = storage() {
            // A key that is not there is gone as well.
            let _ = storage.remove_item(&key_of(key));
        }
    }
}
