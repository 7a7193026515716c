//! The library as one text, which is how it was kept before there was a database, and is where there is none.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::entry::LONGEST_ENTRY;
use super::{Entry, Library};
use crate::english::counted;
use crate::store::{Store, move_aside, parsed, put_aside, shortened, where_kept};

/// The key under which the library is kept as a text.
pub const KEY: &str = "alquerque.library";

/// The longest text of a library that is read, in bytes: browsers keep some 5 MB.
const LONGEST: usize = 1 << 24;

/// The form in which the library is kept. A reader of another version must not guess.
const VERSION: u32 = 1;

/// What is kept as a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct KeptText {
    /// The text as it stands there, where there is one.
    pub text: Option<String>,
    /// What could be read of it.
    pub library: Library,
    /// What is to be told of the rest, which was moved to a key of its own.
    pub trouble: Option<String>,
}

/// The library as it is written.
#[derive(Serialize)]
struct Kept<'a> {
    version: u32,
    told: bool,
    games: &'a [Entry],
}

/// The library as it is read: its games one by one, as any may be damaged.
#[derive(Deserialize)]
struct Found<'a> {
    version: u32,
    #[serde(default)]
    told: bool,
    #[serde(borrow)]
    games: Vec<&'a RawValue>,
}

/// A library as text.
pub(super) fn text(library: &Library) -> String {
    let kept = Kept { version: VERSION, told: library.told, games: &library.entries };
    // Strings, numbers and lists of them always have a text.
    serde_json::to_string(&kept).unwrap_or_default()
}

/// Reads a library: it, and the texts of the games in it that cannot be read.
fn read(text: &str) -> Result<(Library, Vec<&str>), String> {
    let found: Found<'_> = parsed(text, LONGEST)?;
    if found.version != VERSION {
        return Err(format!("it is of version {}, and this is version {VERSION}", found.version));
    }
    let (mut entries, mut unreadable) = (Vec::new(), Vec::new());
    for game in found.games {
        match parsed::<Entry>(game.get(), LONGEST_ENTRY).and_then(|entry| entry.check().map(|()| entry)) {
            Ok(entry) => entries.push(entry),
            Err(_) => unreadable.push(game.get()),
        }
    }
    Ok((Library::new(entries, found.told), unreadable))
}

/// What is kept as a text. Games in it that cannot be read are moved to a key of their own.
pub fn load(store: &dyn Store) -> KeptText {
    let Some(text) = store.get(KEY) else { return KeptText::default() };
    let (library, unreadable) = match read(&text) {
        Ok(read) => read,
        Err(problem) => {
            let (problem, kept) = (shortened(&problem), move_aside(store, KEY));
            let trouble = Some(format!("The library cannot be read ({problem}). {kept}"));
            return KeptText { trouble, ..KeptText::default() };
        }
    };
    if unreadable.is_empty() {
        return KeptText { text: Some(text), library, trouble: None };
    }
    let rest = super::text::text(&library);
    let kept = take_apart(store, &text, &rest, &serde_json::to_string(&unreadable).unwrap_or_default());
    let trouble =
        format!("{} of the library cannot be read. {}", counted(unreadable.len(), "game"), where_kept(kept.clone()));
    // What is not safe elsewhere must stay.
    KeptText { text: kept.map(|_| rest), library, trouble: Some(trouble) }
}

/// Keeps a text as two, the second aside; its key. Where there is no room everything stays as it is.
fn take_apart(store: &dyn Store, whole: &str, rest: &str, aside: &str) -> Option<String> {
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
