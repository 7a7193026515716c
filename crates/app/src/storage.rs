//! Browser storage as a key-value store. Reading is bounded; unreadable data is moved aside, never deleted, and
//! reported in a short sentence.

pub mod backup;
pub mod json;
pub mod saved_game;
pub(crate) mod tabs;

use std::cell::{Ref, RefCell};
use std::collections::BTreeMap;
use std::rc::Rc;

use alquerque_core::{GameId, TextError, named};
use alquerque_language::{Fill, MessageId, Phrase, message};

/// Texts by key, like the browser's `localStorage`.
pub trait Store {
    /// Reads a text.
    fn get(&self, key: &str) -> Option<String>;
    /// Saves a text; returns `false` on failure, for example if storage is full or blocked.
    fn set(&self, key: &str, text: &str) -> bool;
    /// Deletes a text.
    fn remove(&self, key: &str);
    /// All keys, those of other programs included.
    fn keys(&self) -> Vec<String>;
    /// The actual key in the browser. A study stores its games under different keys.
    fn name(&self, key: &str) -> String {
        key.to_owned()
    }
}

/// Texts in memory, shared by clones: for tests, fuzzing, and a study without a browser.
#[derive(Clone, Debug, Default)]
pub struct MemoryStore(Rc<RefCell<BTreeMap<String, String>>>);

impl MemoryStore {
    /// A store with one text.
    pub fn with(key: &str, text: &str) -> Self {
        let store = Self::default();
        store.set(key, text);
        store
    }

    /// All texts by key.
    pub fn texts(&self) -> Ref<'_, BTreeMap<String, String>> {
        self.0.borrow()
    }

    /// Whether this text is stored, under any key.
    pub fn has(&self, text: &str) -> bool {
        self.texts().values().any(|other| other == text)
    }
}

impl Store for MemoryStore {
    fn get(&self, key: &str) -> Option<String> {
        self.texts().get(key).cloned()
    }

    fn set(&self, key: &str, text: &str) -> bool {
        self.0.borrow_mut().insert(key.to_owned(), text.to_owned());
        true
    }

    fn remove(&self, key: &str) {
        self.0.borrow_mut().remove(key);
    }

    fn keys(&self) -> Vec<String> {
        self.texts().keys().cloned().collect()
    }
}

/// Why stored data is invalid.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It is longer than this many bytes.
    TooLong(usize),
    /// It is not JSON.
    NoJson,
    /// A field is missing or invalid, in the words of the JSON reader.
    Wrong(String),
    /// It has an unsupported version.
    Version {
        /// Its version.
        found: u32,
        /// The supported version.
        ours: u32,
    },
    /// It is a different kind of game.
    OtherGame(GameId),
    /// The AI has no such level.
    NoLevel(u8),
    /// The AI has no such depth.
    NoDepth(u8),
    /// The exploration constant is out of range.
    Exploration(String),
    /// A displayed text is too long.
    LongField,
    /// It has no game.
    NoGame,
    /// The game itself is invalid.
    Game(TextError),
}

impl Problem {
    /// Why the data is unreadable, as part of a sentence.
    pub fn phrase(&self) -> Phrase {
        match self {
            Self::TooLong(most) => Phrase::new(message::SAVED_TOO_LONG).number("most", *most),
            Self::Wrong(why) => Phrase::new(message::SAVED_WRONG).text("why", why),
            Self::Version { found, ours } => {
                Phrase::new(message::SAVED_VERSION).number("found", *found).number("ours", *ours)
            }
            Self::OtherGame(game) => Phrase::new(message::SAVED_OTHER_GAME).key("game", game.name()),
            Self::NoLevel(level) => Phrase::new(message::SAVED_NO_LEVEL).number("number", *level),
            Self::NoDepth(depth) => Phrase::new(message::SAVED_NO_DEPTH).number("number", *depth),
            Self::Exploration(number) => Phrase::new(message::SAVED_EXPLORATION).text("number", number),
            Self::Game(error) => error.phrase(),
            Self::NoJson => Phrase::new(message::SAVED_NO_JSON),
            Self::LongField => Phrase::new(message::SAVED_LONG_FIELD),
            Self::NoGame => Phrase::new(message::SAVED_NO_GAME),
        }
    }
}

/// Maximum length of a reported problem in characters, as it may quote foreign text.
pub const MAX_PROBLEM_LEN: usize = 80;

/// Suffix of the key of data moved aside, possibly followed by a number.
pub(crate) const UNREADABLE: &str = ".unreadable";

/// Reports unreadable data that was moved aside.
pub fn unreadable(id: MessageId, why: &Problem, kept: &BackupKey) -> Phrase {
    let why = Fill::Short(why.phrase(), MAX_PROBLEM_LEN);
    Phrase::new(id).with("why", why).phrase("copy", backup_phrase(kept))
}

/// Loads the data stored under a key. Also returns what to report if it is unreadable, in which case it is moved aside.
pub(crate) fn load<T: Default>(
    store: &dyn Store,
    key: &str,
    id: MessageId,
    read: fn(&str) -> Result<T, Problem>,
) -> (T, Option<Phrase>) {
    match store.get(key).map(|text| read(&text)) {
        None => (T::default(), None),
        Some(Ok(data)) => (data, None),
        Some(Err(problem)) => (T::default(), Some(unreadable(id, &problem, &move_aside(store, key)))),
    }
}

/// Names the key that the data was moved to.
pub fn backup_phrase(kept: &BackupKey) -> Phrase {
    match kept {
        Some(key) => Phrase::new(message::KEPT_COPY).text("key", key),
        None => Phrase::new(message::NO_COPY),
    }
}

named! {
    /// A contradiction between the fields of a stored game, by the key with which catalogues select its text.
    pub enum Contradiction {
        /// More moves are played than there are.
        TooManyPlayed = "played",
        /// A draw that can't be agreed.
        NoDraw = "draw",
        /// The record is of another game.
        OtherRecord = "record",
    }
}

/// The key that data was moved to; `None` if there was no room.
pub type BackupKey = Option<String>;

/// Moves a key's text aside and returns its new key. If there is no room for two copies, removes the older one first,
/// and restores it if there isn't even room for one.
pub fn move_aside(store: &dyn Store, key: &str) -> BackupKey {
    let text = store.get(key)?;
    let mut aside = put_aside(store, key, &text);
    store.remove(key);
    if aside.is_none() {
        aside = put_aside(store, key, &text);
    }
    if aside.is_none() {
        store.set(key, &text);
    }
    aside
}

/// Saves a text under the first backup key that is free or already holds it. Returns that key as the user would find
/// it.
pub fn put_aside(store: &dyn Store, key: &str, text: &str) -> BackupKey {
    let mut aside = format!("{key}{UNREADABLE}");
    let mut number = 1;
    while let Some(other) = store.get(&aside) {
        if other == text {
            return Some(store.name(&aside));
        }
        number += 1;
        aside = format!("{key}{UNREADABLE}.{number}");
    }
    store.set(&aside, text).then(|| store.name(&aside))
}
