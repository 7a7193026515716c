//! The browser's `localStorage` as texts by keys. What they mean is `alquerque_app`'s to say.

use alquerque_app::store::Store;

use crate::dom::storage;

/// The `localStorage`; where it is forbidden nothing is there and nothing is kept, which must not stop the game.
pub(crate) struct Local;

impl Store for Local {
    fn get(&self, key: &str) -> Option<String> {
        storage()?.get_item(key).ok()?
    }

    fn set(&self, key: &str, text: &str) -> bool {
        storage().is_some_and(|storage| storage.set_item(key, text).is_ok())
    }

    fn remove(&self, key: &str) {
        if let Some(storage) = storage() {
            // A key that is not there is gone as well.
            let _ = storage.remove_item(key);
        }
    }
}
