//! The library as it stands in the browser's storage as a text.

use super::games::Library;
use super::text::{Read, read, written};
use crate::json::{list_of, text_of};
use crate::message::Storage;
use crate::store::{Kept, Store, move_aside, put_aside};

/// The key under which the library is kept as a text.
pub const KEY: &str = "alquerque.library";

/// What is kept as a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptText {
    /// The text as it stands there, where there is one.
    pub text: Option<String>,
    /// What could be read of it.
    pub library: Library,
    /// What is to be told of the rest, which was moved to a key of its own.
    pub trouble: Option<Storage>,
}

/// What is kept as a text. Games in it that cannot be read are moved to a key of their own.
pub fn load(store: &dyn Store) -> KeptText {
    let Some(text) = store.get(KEY) else { return KeptText::default() };
    let (library, unreadable) = match read(&text) {
        Ok(Read { told, entries, unreadable }) => (Library::new(entries, told), unreadable),
        Err(problem) => {
            let trouble = Some(Storage::Library(problem, move_aside(store, KEY)));
            return KeptText { trouble, ..KeptText::default() };
        }
    };
    if unreadable.is_empty() {
        return KeptText { text: Some(text), library, trouble: None };
    }
    let rest = written(library.told, &library.entries);
    let kept = take_apart(store, &text, &rest, &list_of(unreadable.iter().map(|text| text_of(text))));
    let trouble = Storage::Games(unreadable.len(), kept.clone());
    // What is not safe elsewhere must stay.
    KeptText { text: kept.map(|_| rest), library, trouble: Some(trouble) }
}

/// Keeps a text as two, the second aside; its key. Where there is no room everything stays as it is.
fn take_apart(store: &dyn Store, whole: &str, rest: &str, aside: &str) -> Kept {
    store.remove(KEY);
    let key = put_aside(store, KEY, aside);
    if let Some(key) = key {
        if store.set(KEY, rest) {
            return Some(key);
        }
        store.remove(&key);
    }
    store.set(KEY, whole);
    None
}
