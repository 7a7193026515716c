//! What a browser keeps over a reload, as texts by keys. Whatever stands there is read within bounds; what cannot be read is
//! put aside, never thrown away, and told of in a short sentence.

use alquerque_core::{GameId, TextError};

/// Texts by keys, as in the browser's `localStorage`.
pub trait Store {
    /// The text of that key.
    fn get(&self, key: &str) -> Option<String>;
    /// Keeps a text; `false` where it is not kept, as where storage is full or forbidden.
    fn set(&self, key: &str, text: &str) -> bool;
    /// Forgets the text of that key.
    fn remove(&self, key: &str);
}

/// Why something that was kept cannot be read, or cannot be one of ours.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// It is longer than so many bytes.
    TooLong(usize),
    /// It is no JSON.
    NoJson,
    /// Lists or objects in it are nested too deep.
    TooDeep,
    /// This field is missing.
    Missing(&'static str),
    /// This field is there twice.
    Twice(&'static str),
    /// A field that cannot be what it is.
    Wrong {
        /// Its name.
        field: &'static str,
        /// What stands there.
        found: String,
    },
    /// It is of another version.
    Version {
        /// Its version.
        found: u32,
        /// The one that can be read.
        ours: u32,
    },
    /// It is a game of another kind.
    OtherGame(GameId),
    /// The AI has no such level.
    NoLevel(u8),
    /// The AI has no such depth.
    NoDepth(u8),
    /// An exploration constant that is out of range, as [`decimal_of`](crate::json::decimal_of) writes it.
    Exploration(String),
    /// A text in it that the page shows is too long.
    LongField,
    /// There is no game in it.
    NoGame,
    /// What it says of the game makes no sense.
    Game(TextError),
}

/// What in a saved game contradicts the rest of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Contradiction {
    /// More moves are played than there are.
    TooManyPlayed,
    /// A draw that cannot be agreed on.
    NoDraw,
    /// The record is of another game.
    OtherRecord,
}

/// Under which key something was put aside; none where there is no room for it.
pub type Kept = Option<String>;

/// Moves the text of a key to a key of its own, and returns that. Where there is no room for two copies the
/// old one goes first, and comes back if there is not even room for one.
pub fn move_aside(store: &dyn Store, key: &str) -> Kept {
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

/// Keeps a text under the first key for such texts that is free, or has this very text; that key.
pub fn put_aside(store: &dyn Store, key: &str, text: &str) -> Kept {
    let mut aside = format!("{key}.unreadable");
    let mut number = 1;
    while let Some(other) = store.get(&aside) {
        if other == text {
            return Some(aside);
        }
        number += 1;
        aside = format!("{key}.unreadable.{number}");
    }
    store.set(&aside, text).then_some(aside)
}
