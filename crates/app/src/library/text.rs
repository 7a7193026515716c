//! The library as one text, which is how it was kept before there was a database, and is where there is none.

use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use super::entry::{Entry, LONGEST_ENTRY};
use crate::store::parsed;

/// The longest text of a library that is read, in bytes: browsers keep some 5 MB.
const LONGEST: usize = 1 << 24;

/// The form in which the library is kept. A reader of another version must not guess.
const VERSION: u32 = 1;

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

/// Games as text.
pub(super) fn written(told: bool, games: &[Entry]) -> String {
    // Strings, numbers and lists of them always have a text.
    serde_json::to_string(&Kept { version: VERSION, told, games }).unwrap_or_default()
}

/// What a text holds.
pub(super) struct Read<'a> {
    pub(super) told: bool,
    pub(super) entries: Vec<Entry>,
    /// The texts of the games that cannot be read.
    pub(super) unreadable: Vec<&'a str>,
}

/// Reads a library.
pub(super) fn read(text: &str) -> Result<Read<'_>, String> {
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
    Ok(Read { told: found.told, entries, unreadable })
}
