//! The library as a single text: the storage format before the database, and where there is none.

use alquerque_language::{Phrase, message};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::library::entry::Entry;
use crate::library::games::Library;
use crate::storage::{BackupKey, Problem, Store, backup_phrase, json, move_aside, put_aside, unreadable};

/// Storage key of the text.
pub const KEY: &str = "alquerque.library";

/// Maximum size in bytes: browsers store about 5 MB.
const MAX_LEN: usize = 1 << 24;

/// Version of the stored format. Other versions are rejected.
const VERSION: u32 = 1;

/// The stored text and its contents.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct StoredText {
    /// The text, if there is one.
    pub text: Option<String>,
    /// The readable games.
    pub library: Library,
    /// What to report about the unreadable games, which were moved to another key.
    pub trouble: Option<Phrase>,
}

/// Loads the text. Unreadable games are moved to another key.
pub fn load(store: &dyn Store) -> StoredText {
    let Some(text) = store.get(KEY) else { return StoredText::default() };
    let (library, unreadable) = match read(&text) {
        Ok(Read { full_reported, entries, unreadable }) => (Library::new(entries, full_reported), unreadable),
        Err(problem) => {
            let trouble = Some(unreadable(message::UNREADABLE_LIBRARY, &problem, &move_aside(store, KEY)));
            return StoredText { trouble, ..StoredText::default() };
        }
    };
    if unreadable.is_empty() {
        return StoredText { text: Some(text), library, trouble: None };
    }
    let rest = to_text(library.full_reported, &library.entries);
    let aside_key = split_off(store, &text, &rest, &json::text_of(&unreadable));
    let trouble = Phrase::new(message::UNREADABLE_GAMES)
        .number("games", unreadable.len())
        .phrase("copy", backup_phrase(&aside_key));
    // If they couldn't be copied elsewhere, leave them.
    StoredText { text: aside_key.map(|_| rest), library, trouble: Some(trouble) }
}

/// Splits a text into the readable games and the others, each as a text if there are any.
pub(crate) fn split_readable(text: &str) -> (Option<String>, Option<String>) {
    match read(text) {
        Ok(Read { unreadable, .. }) if unreadable.is_empty() => (Some(text.to_owned()), None),
        Ok(Read { full_reported, entries, unreadable }) => {
            (Some(to_text(full_reported, &entries)), Some(json::text_of(&unreadable)))
        }
        Err(_) => (None, Some(text.to_owned())),
    }
}

/// Stores `rest` in place of the whole text, and `aside` under another key, which it returns. Changes nothing if there
/// is no room.
fn split_off(store: &dyn Store, whole: &str, rest: &str, aside: &str) -> BackupKey {
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

/// The stored text.
#[derive(Serialize, Deserialize)]
struct Stored<G> {
    #[serde(default, rename = "told")]
    full_reported: bool,
    games: Vec<G>,
}

/// Writes the games.
fn to_text(full_reported: bool, games: &[Entry]) -> String {
    json::text_of_version(VERSION, &Stored { full_reported, games: games.iter().collect() })
}

/// Contents of a stored text.
struct Read {
    full_reported: bool,
    entries: Vec<Entry>,
    /// Texts of the unreadable games.
    unreadable: Vec<String>,
}

/// Reads a library game by game, as any of them may be damaged.
fn read(text: &str) -> Result<Read, Problem> {
    let Stored::<Value> { full_reported, games } = json::read_version(text, MAX_LEN, VERSION)?;
    let (mut entries, mut unreadable) = (Vec::new(), Vec::new());
    for game in games {
        match Entry::read(game.clone()).and_then(|entry| entry.check().map(|()| entry)) {
            Ok(entry) => entries.push(entry.with_its_rules()),
            Err(_) => unreadable.push(game.to_string()),
        }
    }
    Ok(Read { full_reported, entries, unreadable })
}

impl Library {
    /// The whole library as a text.
    pub fn as_text(&self) -> String {
        to_text(self.full_reported, &self.entries)
    }
}
